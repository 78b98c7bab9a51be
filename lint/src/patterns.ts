/** What matches names, as the options give them: `send`, `api.call`, `tenant*`; a name also matches behind an object, `this.send`. */
export function patternOf(name: string): RegExp {
  const escaped = name.replace(/[$()+.?[\\\]^{|}]/g, "\\$&").replaceAll("*", "\\w*");
  return new RegExp(`(?:^|\\.)${escaped}$`);
}
