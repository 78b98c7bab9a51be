// What small documents mean, for every face: an endpoint of `vendorOf()`, tools, and what the command writes.
import { expect } from "@jest/globals";

import type { Endpoint, EndpointErrorCode, RequestOptions } from "../../src/index.js";
import type { Tool } from "../../src/routes/index.js";
import { nameArguments } from "../../src/tools/tool-names.js";
import { documentOf } from "./document.js";

/** A call of an operation, and what is sent. */
export interface Meant {
  readonly what: string;
  readonly document: object;
  readonly route: string;
  readonly defaults?: object;
  readonly given: Readonly<Record<string, unknown>>;
  /** The body as a whole; a tool has it as its argument `body`. */
  readonly data?: unknown;
  /** The arguments of the tool, where they are others. */
  readonly args?: object;
  readonly url?: string;
  /** A member that is a part of multipart is its name, its text, and its type if it has one. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The code of the error, where nothing is sent. */
  readonly code?: EndpointErrorCode;
}

export const text = { type: "string" };
export const list = { type: "array", items: text };
export const object = (properties: object, ...required: readonly string[]): object => ({
  type: "object",
  properties,
  ...(required.length > 0 && { required }),
});
export const parameter = (name: string, place: string, fields: object = {}): object => ({
  name,
  in: place,
  schema: text,
  ...(place === "path" && { required: true }),
  ...fields,
});
export const body = (type: string, schema: object | undefined, required = true, media: object = {}): object => ({
  requestBody: { required, content: { [type]: { ...(schema && { schema }), ...media } } },
});
export const BASE = "https://api.acme.example/v1";
export const JSON_TYPE = "application/json";
export const FORM = "application/x-www-form-urlencoded";
export const MULTIPART = "multipart/form-data";

/** A document whose operations have responses, as the command wants them. */
export const meaning = (paths: Record<string, Record<string, unknown>>, fields: object = {}): object =>
  documentOf(
    Object.fromEntries(
      Object.entries(paths).map(([path, item]) => [
        path,
        Object.fromEntries(
          Object.entries(item).map(([method, operation]) => [
            method,
            Array.isArray(operation)
              ? (operation as unknown)
              : { responses: { 200: { description: "ok" } }, ...(operation as object) },
          ]),
        ),
      ]),
    ),
    fields,
  );

/** Checks the request of a call by an endpoint, in two and three arguments, by a chain, and by its tool. */
export async function checkFaces(
  { route, given, data, args, url, body: sent, headers = {}, code }: Meant,
  endpoint: Endpoint,
  tools: readonly Tool[],
): Promise<void> {
  const tool = tools.find((one) => one.route === route)!;
  const untyped = endpoint as unknown as Record<"build", (...args: readonly unknown[]) => RequestOptions>;
  const chain = endpoint.route(route as "POST /x").params(given as object);
  const faces: Record<string, () => RequestOptions> = {
    ...(data === undefined && { two: () => untyped.build(route, given) }),
    three: () => untyped.build(route, given, data === undefined ? {} : { data }),
    chain: () => (data === undefined ? chain : chain.data(data as never)).build(),
    tool: () => tool.build(inNamesOf(tool, args ?? (data === undefined ? given : { ...given, body: data }))),
  };
  for (const [face, build] of Object.entries(faces)) {
    if (code !== undefined) {
      expect(() => [face, build()]).toThrow(expect.objectContaining({ code }));
      continue;
    }
    const request = build();
    const found = { face, url: request.url, body: await partsOf(request.body), headers: request.headers };
    expect(found).toEqual({
      face,
      url: url === undefined ? expect.anything() : url,
      body: sent,
      headers: expect.objectContaining(headers),
    });
  }
}

/** Arguments by the names that a tool gives them: hosts refuse some of those of parameters. */
function inNamesOf({ inputSchema }: Tool, args: unknown): unknown {
  const nameOf = (name: string): string => {
    const names = ["path", "query", "header", "member"].map((place) => nameArguments([{ name, in: place }])[0]!);
    return [name, ...names].find((one) => Object.hasOwn(inputSchema.properties, one)) ?? name;
  };
  return Object.fromEntries(Object.entries(args ?? {}).map(([name, value]) => [nameOf(name), value]));
}

async function partsOf(content: unknown): Promise<unknown> {
  if (!(content instanceof FormData)) return content;
  const parts = [...content].map(async ([name, part]) =>
    typeof part === "string" ? [name, part] : [name, await part.text(), ...(part.type ? [part.type] : [])],
  );
  return Promise.all(parts);
}
