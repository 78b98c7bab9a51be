// Names in braces, in texts that are no templates of RFC 6570: the paths of documents, and base URLs.

const BRACED = /\{([^{}]*)\}/g;

/** The names in braces, with their positions. */
export function bracedIn(text: string): readonly { readonly name: string; readonly index: number }[] {
  return Array.from(text.matchAll(BRACED), ({ 1: name, index }) => ({ name: name!, index }));
}

/**
 * Replaces names in braces.
 *
 * @param replace - gets a name and its position; `undefined` leaves it as it is
 */
export function replaceBraced(text: string, replace: (name: string, index: number) => string | undefined): string {
  return text.replace(BRACED, (braced, name: string, index: number) => replace(name, index) ?? braced);
}
