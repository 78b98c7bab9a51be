import type { Api, AttachedVendor } from "../kernel/call.js";
import { isList } from "../kernel/values.js";
import type { Policy } from "../types/policy.js";
import { raise } from "./error.js";

/** What the kernel calls, and the choices of the policy that make it do so. */
export interface Parts {
  readonly policy: Partial<Policy>;
  readonly vendor: Partial<AttachedVendor>;
  readonly after: Api["after"];
}

/** What attaches to an endpoint. Its public type: types/mini-attachment.ts. */
export class Attachment {
  readonly parts: Partial<Parts>;

  constructor(parts: Partial<Parts>) {
    this.parts = parts;
  }
}

/** Merges attachments. Of two that make the same choice, the later counts; hooks run in their order. */
export function mergeAttachments(given: unknown): Parts {
  const all = given ?? [];
  if (!isList(all) || !all.every((one) => one instanceof Attachment))
    raise("ERR_INVALID_OPTION", [{ name: "attach", reason: "form", detail: "a list such as [query(encoder)]" }]);
  const policy = {};
  const vendor = {};
  let after: Api["after"];
  for (const { parts } of all) {
    Object.assign(policy, parts.policy);
    Object.assign(vendor, parts.vendor);
    after = inTurn(after, parts.after);
  }
  return { policy, vendor, after };
}

/** Returns both steps after a build as one. */
function inTurn(first: Api["after"], second: Api["after"]): Api["after"] {
  return first && second ? (request, call) => second(first(request, call), call) : (first ?? second);
}
