// The half of a program that is an ES module.
import { Endpoint, type RequestOptions, type ResponseOf } from "fluent-endpoint";
import { toGot } from "fluent-endpoint/adapters";
import { form } from "fluent-endpoint/bodies";

import type { paths } from "./odd.js";

export const imported = new Endpoint<paths>().build("GET /things/{thing-id}", { "thing-id": "a" });
export const adapted = toGot(imported);
export const policy = new Endpoint().withPolicy({ body: form }).policy;
export type ResponseOfImport<Carrier> = ResponseOf<Carrier>;
export declare function sendFromImport<Body>(request: RequestOptions<Body>): Promise<Body>;
