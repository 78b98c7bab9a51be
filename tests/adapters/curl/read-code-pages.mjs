// Writes best-fit.json from the tables of Windows: `node tests/adapters/curl/read-code-pages.mjs C:\Windows\System32`. Wine has
// the same files in `share/wine/nls`, made from the "Windows Supported Code Page Data Files" of Microsoft.
//
// A file `c_437.nls` ends with a table from UTF-16 to the code page: a byte for each code unit, or two if a character of the
// code page may have two.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The code pages that Windows sets for a language: those of programs ("ANSI"), and those of the console ("OEM"). */
const ANSI = [874, 932, 936, 949, 950, 1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258];
const OEM = [437, 720, 737, 775, 850, 852, 855, 857, 862, 866];

/** What is special for a shell or a program on Windows: quotation marks, separators, and what ends a line or a script. */
const SPECIAL = "\"'`\\|<>^%!$&()\n\r\u001a";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder with the files c_*.nls.");

/** @type {Record<string, Record<string, string>>} */
const pages = {};
for (const page of [...OEM, ...ANSI]) {
  const file = readFileSync(join(folder, `c_${String(page)}.nls`));
  const width = file.readUInt16LE(4);
  const table = file.subarray(-65_536 * width);
  /** @type {Record<string, string>} */
  const found = {};
  for (let code = 0x80; code <= 0xffff; code += 1) {
    const byte = width === 2 ? table.readUInt16LE(code * 2) : table[code];
    const target = String.fromCharCode(byte ?? 0);
    if (!SPECIAL.includes(target)) continue;
    found[target] = `${found[target] ?? ""} ${code.toString(16).padStart(4, "0")}`.trim();
  }
  pages[page] = found;
}
writeFileSync(new URL("best-fit.json", import.meta.url), `${JSON.stringify(pages, undefined, 2)}\n`);
