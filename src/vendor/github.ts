import type { Vendor } from "./vendor.js";

/** GitHub's REST API: the default vendor. */
export const GITHUB: Vendor = /* @__PURE__ */ Object.freeze({
  name: "github",
  baseUrl: "https://api.github.com",
  mediaTypeVersion: "v3",
  policy: /* @__PURE__ */ Object.freeze({ arrays: "comma" }),
});
