import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { toFetch } from "../../src/adapters/index.js";
import { form, json, jsonLines, type BodyEncoder } from "../../src/bodies/index.js";
import * as core from "../../src/index.js";
import { defineRoutes } from "../../src/routes/index.js";
import { facesOf, type Face, type Row, type Setup } from "../calls/faces.mjs";
import { thrownBy } from "../thrown-by.js";
import { check } from "./check.js";
import { hostileText, wellFormedText } from "./generators/texts.js";

const { endpoint } = core;
const FACES: readonly Face[] = facesOf(core);

/** The faces that have what a row needs. */
const facesFor = (row: Row): readonly Face[] => FACES.filter((face) => face.lacks(row) === undefined);

const headersOf = (name: string, value: string): Readonly<Record<string, string>> =>
  endpoint("/a", { headers: Object.fromEntries([[name, value]]) }).headers;

test("names are RFC 9110 tokens, before they are lower-cased (D4)", () => {
  check(
    fc.property(fc.oneof(hostileText, fc.string({ minLength: 1, maxLength: 2 })), (name) => {
      if (/^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(name)) expect(headersOf(name, "1")[name.toLowerCase()]).toBe("1");
      else expect(() => headersOf(name, "1")).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER" }));
    }),
  );
});

test("values are visible ASCII, blanks and obs-text, and are kept (D4)", () => {
  check(
    fc.property(fc.oneof(hostileText, fc.string({ unit: "binary-ascii" })), (value) => {
      if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) expect(headersOf("x-a", value)["x-a"]).toBe(value);
      else expect(() => headersOf("x-a", value)).toThrow(expect.objectContaining({ code: "ERR_INVALID_HEADER" }));
    }),
  );
});

test("a credential of a header is no parameter, but where the route or the call says so (D10)", () => {
  const SECRET = "hunter2hunter2";
  const vendor = { baseUrl: "https://api.acme.example", credentials: ["X-Key", "private-token"] };
  const setups: readonly Setup[] = [{}, { defaults: { b: 1 } }, { vendor }];
  const name = fc.mixedCase(
    fc.constantFrom("authorization", "proxy-authorization", "cookie", "x-key", "private-token"),
  );
  const start = fc.constantFrom("GET /x", "POST /x", "PUT /x{?c}");
  check(
    fc.property(name, start, fc.constantFrom(...setups), fc.boolean(), (key, path, setup, isPlaced) => {
      const isCredential = setup.vendor !== undefined || !/^(?:x-key|private-token)$/i.test(key);
      const route = isPlaced ? path.replace("/x", `/x/{${key}}`) : path;
      const row: Row = [route, { c: 1, [key]: SECRET }, "", { ...setup, names: true }];
      for (const face of facesFor(row)) {
        if (isPlaced) expect(face.build(row).url).toContain(`/x/${SECRET}`);
        else if (!isCredential) expect(JSON.stringify(face.build(row))).toContain(SECRET);
        else {
          const error = thrownBy(() => face.build(row)) as core.EndpointError;
          expect(error).toMatchObject({ code: "ERR_INVALID_PARAMETER", names: [key] });
          expect(error.message).not.toContain(SECRET);
        }
      }
      // A step of a chain says that it is a parameter.
      const said: Row = [route, { [key]: SECRET }, "", setup];
      for (const face of facesFor(said).filter((one) => one.lacks(row) !== undefined))
        expect(JSON.stringify(face.build(said))).toContain(SECRET);
    }),
  );
});

test("the type of a JSON body is that of the call, or the vendor's, whatever writes it (A2)", () => {
  const types = ["application/json", "text/json", "application/vnd.api+json", "application/x-amz-json-1.1"];
  const type = fc
    .tuple(fc.constantFrom(...types, "application/apply-patch+yaml"), fc.constantFrom("", "; charset=utf-8", ";a=b"))
    .map((parts) => parts.join(""));
  const own: BodyEncoder = (content) => ({ body: JSON.stringify(content), contentType: "application/hal+json" });
  const encoder = fc.constantFrom<readonly [encoder: BodyEncoder | undefined, written?: string]>(
    ...([[undefined], [json], [own], [form, "application/x-www-form-urlencoded"]] as const),
    [jsonLines, "application/x-ndjson"],
  );
  const place = fc.constantFrom("vendor", "policy", "rule");
  check(
    fc.property(
      type,
      fc.option(type),
      encoder,
      place,
      wellFormedText,
      (ofVendor, ofCall, [body, written], where, a) => {
        const isForm = written !== undefined;
        fc.pre(!isForm || ofCall === null);
        const policy = { body };
        const vendor = {
          baseUrl: "https://api.acme.example",
          contentType: ofVendor,
          ...(where === "vendor" && { policy }),
          ...(where === "rule" && body && { routes: defineRoutes({ "POST /x": { body } }) }),
        };
        const content = written === "application/x-ndjson" ? { data: [{ a }] } : { a };
        const call = { ...content, headers: { "content-type": ofCall ?? undefined } };
        const row: Row = ["POST /x", call, "", { vendor, ...(where === "policy" && { policy }) }];
        for (const face of facesFor(row)) {
          const request = face.build(row);
          expect(request.headers["content-type"]).toBe(ofCall ?? written ?? ofVendor);
          if (!isForm) expect(JSON.parse(toFetch(request)[1].body as string)).toEqual({ a });
        }
      },
    ),
  );
});
