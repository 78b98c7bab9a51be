import { expect, test } from "@jest/globals";
import fc from "fast-check";

import { toFetch } from "../../src/adapters/index.js";
import { check } from "./check.js";

/** Parts of urls in which the short check of a url could differ from the platform's parser. */
const URL_PARTS =
  "a xn--a XN--80ak -- - . .. 0x 0xa 08 1 127 255 256 com localhost %41 < ^ | ~ : :9 :65535 :65536 :99999 / ? # @ \\ é".split(
    " ",
  );

test("accepts the urls in ASCII, without userinfo, that the platform's parser accepts (G1)", () => {
  const scheme = fc.constantFrom("https://", "http://", "HTTPS://", "https:/", "ftp://");
  const parts = fc.array(fc.constantFrom(...URL_PARTS), { maxLength: 7 });
  check(
    fc.property(scheme, parts, (start, rest) => {
      const url = start + rest.join("");
      // Without a "%" in the host: some clients decode it, others look the text up.
      const isWritten = /^https?:\/\/[^/?#@\\:%]+(:\d+)?([/?#].*)?$/i.test(url) && /^[!-[\]-~]+$/.test(url);
      const adapt = (): unknown => toFetch({ method: "GET", url, headers: {} })[0];
      if (isWritten && URL.canParse(url)) expect(adapt()).toBe(url);
      else expect(adapt).toThrow(expect.objectContaining({ code: "ERR_INVALID_REQUEST" }));
    }),
    5,
  );
});
