import type { BaseUrl, MediaType } from "../merged-options.js";
import type { HeaderChange } from "./headers.js";
import { mergeMediaType } from "./media-type-options.js";

/** What one caller said: read once, checked and copied, so that nothing of the caller's is held but values. */
export class Layer {
  method: string | undefined = undefined;
  url: string | undefined = undefined;
  baseUrl: BaseUrl | undefined = undefined;
  headers: HeaderChange[] | undefined = undefined;
  mediaType: MediaType | undefined = undefined;
  data: unknown = undefined;
  request: object | undefined = undefined;
  readonly names: string[] = [];
  readonly values: unknown[] = [];
  /** Whether `names` come from one object: none twice, and in the order of an object. */
  isOfOneObject = false;

  /** Lays another layer over this one, in place. */
  add(above: Layer): void {
    this.method = above.method ?? this.method;
    this.url = above.url ?? this.url;
    this.baseUrl = above.baseUrl ?? this.baseUrl;
    for (const change of above.headers ?? []) (this.headers ??= []).push(change);
    if (above.mediaType) this.mediaType = mergeMediaType(this.mediaType, above.mediaType);
    if (above.data !== undefined) this.data = above.data;
    this.request = mergeRequest(this.request, above.request);
    above.names.forEach((name, index) => {
      this.names.push(name);
      this.values.push(above.values[index]);
    });
  }
}

/** Given once, it is that very object; given twice, a fresh one with the later keys over the earlier (decision A4). */
export function mergeRequest(beneath: object | undefined, above: object | undefined): object | undefined {
  return beneath && above ? { ...beneath, ...above } : (above ?? beneath);
}
