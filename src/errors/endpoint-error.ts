/** The stable code of each kind of error, for programs. Messages are for people. */
export type EndpointErrorCode =
  | "ERR_INVALID_ROUTE"
  | "ERR_INVALID_METHOD"
  | "ERR_INVALID_TEMPLATE"
  | "ERR_MISSING_PARAMETER"
  | "ERR_INVALID_PARAMETER"
  | "ERR_UNSAFE_PATH"
  | "ERR_UNSAFE_ORIGIN"
  | "ERR_INVALID_HEADER"
  | "ERR_INVALID_MEDIA_TYPE"
  | "ERR_INVALID_OPTION"
  | "ERR_INVALID_BASE_URL"
  | "ERR_INVALID_REQUEST"
  | "ERR_INVALID_DOCUMENT";

/** The base class of all errors of this library. Each kind has a subclass and a `code`. */
export abstract class EndpointError extends Error {
  /** The kind of error, stable across versions. */
  abstract get code(): EndpointErrorCode;

  /** @internal Only the library creates its errors. */
  constructor(message: string, fields?: object, options?: ErrorOptions) {
    super(message, options);
    const { code } = new.target.prototype;
    // Own properties, so that loggers and JSON.stringify show them. `name` uses the accessor of `code` before.
    for (const [name, value] of Object.entries({ code, ...fields })) {
      Object.defineProperty(this, name, { __proto__: null, value, enumerable: true } as PropertyDescriptor);
    }
  }

  /** The name of the class, even if a minifier has shortened it: ERR_UNSAFE_PATH is an UnsafePathError. */
  override get name(): string {
    const words = this.code.slice(3).toLowerCase();
    return `${words.replace(/_./g, (start) => start[1]!.toUpperCase())}Error`;
  }
}
