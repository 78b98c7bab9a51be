import { constants } from "node:fs";
import { lstat, mkdir, open, readFile, type FileHandle } from "node:fs/promises";
import { dirname, resolve } from "node:path";

import { quoteInFull } from "../library.js";
import { UsageError } from "../usage-error.js";

/** A file, as its path was given, and its text. */
export type GeneratedFile = readonly [file: string, text: string];

/** The beginnings of the files that the command writes. No others are overwritten: a document may choose their names. */
const HEADERS = [
  "// Made from the OpenAPI document ",
  "// Types of the OpenAPI document ",
  "// Routes of the OpenAPI document ",
  "// Tools of the OpenAPI document ",
];

/**
 * Writes the files, all or none.
 *
 * @throws {UsageError} When one cannot be written, or there is another that the command did not write.
 */
export async function writeFiles(files: readonly GeneratedFile[], cwd: string): Promise<void> {
  for (const [file] of files) await attempt(file, () => checkTarget(file, resolve(cwd, file)));
  for (const [file, text] of files) {
    await attempt(file, async () => {
      const path = resolve(cwd, file);
      await mkdir(dirname(path), { recursive: true });
      // A link that was made since the check is not followed.
      const handle = await open(path, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW);
      try {
        await overwrite(handle, file, text);
      } finally {
        await handle.close();
      }
    });
  }
}

/** Returns the files whose text is another. */
export async function findOutdated(files: readonly GeneratedFile[], cwd: string): Promise<readonly string[]> {
  const present = await Promise.all(files.map(([file]) => readFile(resolve(cwd, file), "utf8").catch(() => undefined)));
  return files.filter(([, text], index) => present[index] !== text).map(([file]) => file);
}

async function checkTarget(file: string, path: string): Promise<void> {
  const found = await lstat(path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  });
  if (!found) return;
  if (found.isSymbolicLink()) throw foreign(file, "is a symbolic link");
  if (found.isFile() && !isOurs(await readFile(path, "utf8"))) throw foreign(file, "was not written by this command");
}

async function overwrite(handle: FileHandle, file: string, text: string): Promise<void> {
  const present = await handle.readFile("utf8");
  if (present !== "" && !isOurs(present)) throw foreign(file, "was not written by this command");
  await handle.truncate(0);
  await handle.write(text, 0);
}

function isOurs(text: string): boolean {
  return HEADERS.some((header) => text.startsWith(header));
}

function foreign(file: string, what: string): UsageError {
  return new UsageError(
    `the file ${quoteInFull(file)} ${what}, and is not overwritten; choose another name with --name, or another folder with --out`,
  );
}

async function attempt(file: string, action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const { code } = error as { readonly code: string };
    throw new UsageError(`the file ${quoteInFull(file)} cannot be written (${code}); choose another folder with --out`);
  }
}
