// The half of a program that is CommonJS.
import fluent = require("fluent-endpoint");
import adapters = require("fluent-endpoint/adapters");

import type { paths } from "./odd.cjs";

export const required = new fluent.Endpoint<paths>().build("GET /things/{thing-id}", { "thing-id": "a" });
export const adapted = adapters.toGot(required);
export type ResponseOfRequire<Carrier> = fluent.ResponseOf<Carrier>;
export declare function sendFromRequire<Body>(request: fluent.RequestOptions<Body>): Promise<Body>;
