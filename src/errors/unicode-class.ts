/**
 * Returns a regular expression with a Unicode class, or the other one in React Native before 0.76, which has no such classes. Not a
 * literal: engines compile those when the module is loaded, and Unicode classes take the longest.
 */
export function unicodeClass(source: string, flags: string, fallback: RegExp): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return fallback;
  }
}
