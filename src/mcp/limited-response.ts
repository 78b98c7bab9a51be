import type { FetchResponse } from "../response/response-body.js";

/** The part of a stream of bytes that is used here: platforms have different types. */
interface ByteStream {
  getReader?(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array }>;
    cancel(): Promise<void>;
  };
}

/** A response that reads at most so many bytes of its body. */
export interface LimitedResponse extends FetchResponse {
  readonly url: string;
  /** Whether the body was longer, once it has been read. */
  readonly isCut: boolean;
}

/** Limits how much of a body is read: the rest is not received, and its connection is closed. */
export function limitResponse(response: FetchResponse, most: number): LimitedResponse {
  let isCut = false;
  const read = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const found = await readBytes(response, most);
    isCut = found.isCut;
    return found.bytes;
  };
  const { status, headers, url = "" } = response as FetchResponse & { readonly url?: string };
  return {
    status,
    headers,
    url,
    get isCut() {
      return isCut;
    },
    arrayBuffer: async () => (await read()).buffer,
    text: async () => new TextDecoder().decode(await read()),
  };
}

async function readBytes(
  response: FetchResponse,
  most: number,
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly isCut: boolean }> {
  const body = response.body as ByteStream | null | undefined;
  const reader = body?.getReader?.();
  if (!reader) {
    const bytes = new Uint8Array(await response.arrayBuffer());
    return { bytes: bytes.slice(0, most), isCut: bytes.length > most };
  }
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return { bytes: joined(parts, length), isCut: false };
    parts.push(value!);
    length += value!.length;
    if (length <= most) continue;
    await reader.cancel().catch(() => undefined);
    return { bytes: joined(parts, length).slice(0, most), isCut: true };
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let index = 0;
  for (const part of parts) {
    bytes.set(part, index);
    index += part.length;
  }
  return bytes;
}
