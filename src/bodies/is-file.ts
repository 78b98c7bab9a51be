/** Whether a value is a file or a blob: the getter of the platform's class throws for every other object, whatever its tag. */
export function isFile(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  try {
    return typeof Reflect.get(Blob.prototype, "size", value) === "number";
  } catch {
    return false;
  }
}
