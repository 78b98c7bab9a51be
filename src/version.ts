/** Written by the build (and by jest's `globals`) from package.json, so that the number stands in one place. */
declare const __VERSION__: string;

/** The released version of this library, as package.json has it (specification, Versioning 1; decision A1). */
export const VERSION: string = __VERSION__;
