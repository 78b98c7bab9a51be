// Deletes the methods that Safari 16 and React Native do not have, before the library is loaded.

/** @type {[owner: object, names: string[]][]} */
const MISSING = [
  [String.prototype, ["isWellFormed", "toWellFormed"]],
  [URL, ["canParse"]],
  [AbortSignal, ["any", "timeout"]],
];
for (const [owner, names] of MISSING) {
  for (const name of names) Reflect.deleteProperty(owner, name);
}
