// The API of a company: media types and previews of its own, and a signature for each request.
import {
  Endpoint,
  type EndpointOptions,
  type FinalizeContext,
  type ReadyToBuild,
  type RequestOptions,
} from "fluent-endpoint";
import type { RouteInfo } from "fluent-endpoint";
import { json } from "fluent-endpoint/bodies";

import type { paths } from "./paths.js";
import { sign } from "./signature.js";

type Chain<Route extends string> = ReadyToBuild<RouteInfo<Route, paths>>;

/** The key of a client. */
export interface Key {
  readonly id: string;
  readonly secret: string;
}

/** An endpoint of Acme's API. */
export class Acme extends Endpoint<paths> {
  static override readonly vendor = {
    name: "acme",
    baseUrl: "https://api.acme.example",
    // application/vnd.acme.v2+json
    mediaTypeVersion: "v2",
    // A signature needs the text of the body.
    policy: { body: json, arrays: "repeat" },
  };

  readonly #key: Key;

  constructor(key: Key, defaults: EndpointOptions = {}) {
    super(defaults);
    this.#key = key;
  }

  protected override derive(defaults: EndpointOptions): Acme {
    return new Acme(this.#key, defaults);
  }

  /** Signs the request, unless it goes to another server. */
  protected override finalize(request: RequestOptions, { isTrusted }: FinalizeContext): RequestOptions {
    if (!isTrusted) return request;
    const { method, url, headers, body } = request;
    if (body !== undefined && typeof body !== "string") throw new TypeError("Only a text can be signed");
    const timestamp = new Date().toISOString();
    return {
      ...request,
      headers: {
        ...headers,
        "x-acme-key": this.#key.id,
        "x-acme-timestamp": timestamp,
        "x-acme-signature": sign({ method, url, timestamp, body }, this.#key.secret),
      },
    };
  }

  /** Lists orders. */
  orders(): Chain<"GET /orders"> {
    return this.route("GET /orders");
  }

  /** Reads an order. */
  order(id: number): Chain<"GET /orders/{id}"> {
    return this.route("GET /orders/{id}").param("id", id);
  }

  /** Places an order. */
  placeOrder(items: readonly { sku: string; quantity: number }[]): Chain<"POST /orders"> {
    return this.route("POST /orders").params({ items });
  }
}
