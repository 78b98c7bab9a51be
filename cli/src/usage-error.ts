/** Thrown when the arguments of the command are invalid. The message has one line, whatever it repeats (decision G9). */
export class UsageError extends Error {
  constructor(message: string) {
    super(message.replace(/[\r\n]+/g, " "));
  }
}
