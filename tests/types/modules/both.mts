// Both formats of one version in one program: the type of the response is the same.
import type { AnyEndpoint } from "fluent-endpoint";

import { adapted, imported, type ResponseOfImport, sendFromImport } from "./from-import.mjs";
import { adapted as adaptedByRequire, required, type ResponseOfRequire, sendFromRequire } from "./from-require.cjs";

declare const byImport: ResponseOfImport<typeof required>;
declare const byRequire: ResponseOfRequire<typeof imported>;
declare const ofAdapted: ResponseOfImport<typeof adaptedByRequire>;
declare const ofOther: ResponseOfRequire<typeof adapted>;
const ids: number[] = [byImport.id, byRequire.id, ofAdapted.id, ofOther.id];
const sent: Promise<number[]> = Promise.all([sendFromImport(required), sendFromRequire(imported)]).then((things) =>
  things.map(({ id }) => id),
);
export const all: [number[], Promise<number[]>, AnyEndpoint[]] = [ids, sent, []];

// @ts-expect-error -- no such member
byImport.nam;
// @ts-expect-error -- no such member
ofOther.nam;
