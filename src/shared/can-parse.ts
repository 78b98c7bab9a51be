/** Whether the platform's parser accepts a url. React Native, and Safari before 17, lack the method. */
export function canParse(url: string, base?: string): boolean {
  if ("canParse" in URL) return URL.canParse(url, base);
  try {
    return Boolean(new (URL as typeof globalThis.URL)(url, base));
  } catch {
    return false;
  }
}
