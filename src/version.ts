/**
 * The build, and `globals` of jest, replace it with the version in package.json, which is the only place of the number.
 */
declare const __VERSION__: string;

/** The version of this library, from package.json (specification, Versioning 1). */
export const VERSION: string = __VERSION__;
