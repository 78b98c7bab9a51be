/** Returns what a call throws. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

/** Returns the parts of the route that the message of a thrown error marks with carets. */
export function markedBy(call: () => unknown): string[] {
  const [carets = "", route = ""] = (thrownBy(call) as Error).message.split("\n").reverse();
  return [...carets.matchAll(/\^+/g)].map(({ 0: { length }, index }) => route.slice(index, index + length));
}
