import { expect, test } from "@jest/globals";

import { encodeMultipart } from "../../src/adapters/multipart.js";

test.each([
  ["the FormData of another library", { append: (): void => undefined }],
  ["nothing", undefined],
])("refuses %s, which the platform would send as a text", (_, form) => {
  expect(() => encodeMultipart(form as unknown as FormData)).toThrow("must be a FormData of the platform");
});
