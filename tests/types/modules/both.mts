// Both formats of one version in one program: the type of the response is the same.
import { Endpoint, type AnyEndpoint, type OfVendor, type Vendor } from "fluent-endpoint";

import { adapted, imported, type ResponseOfImport, sendFromImport } from "./from-import.mjs";
import {
  adapted as adaptedByRequire,
  headers,
  loadVendor,
  policy,
  required,
  type ResponseOfRequire,
  sendFromRequire,
  value,
  vendor,
} from "./from-require.cjs";

declare const byImport: ResponseOfImport<typeof required>;
declare const byRequire: ResponseOfRequire<typeof imported>;
declare const ofAdapted: ResponseOfImport<typeof adaptedByRequire>;
declare const ofOther: ResponseOfRequire<typeof adapted>;
const ids: number[] = [byImport.id, byRequire.id, ofAdapted.id, ofOther.id];
const sent: Promise<number[]> = Promise.all([sendFromImport(required), sendFromRequire(imported)]).then((things) =>
  things.map(({ id }) => id),
);
export const all: [number[], Promise<number[]>, AnyEndpoint[]] = [ids, sent, []];

// A vendor of the other format.
const own: Vendor = vendor;
class Acme extends Endpoint<OfVendor<typeof vendor>> {
  static override readonly vendor = vendor;
}
new Acme({ tenant: "a" }).withPolicy(policy).build("GET /files", { page: 1 }, { headers });
new Acme().route("GET /files/{id}").param("id", value).build();
Endpoint.for(vendor).withDefaults({ tenant: own.baseUrl }).build("GET /files");
const [, , ofImport] = await loadVendor();
const endpoints: AnyEndpoint[] = [new Acme(), ofImport];
// @ts-expect-error -- a call sets no variable of the base URL
new Acme().build("GET /files", { page: endpoints.length, tenant: "a" });

// @ts-expect-error -- no such member
byImport.nam;
// @ts-expect-error -- no such member
ofOther.nam;
