// OpenAI: the class that the command wrote from the document, and what the document does not say.
import type { Vendor } from "fluent-endpoint";

import { OPENAI_API, OpenAIApi } from "./openai-api.js";

/** An endpoint of OpenAI's API. */
export class OpenAI extends OpenAIApi {
  // Several files of a form are several fields called `image[]`.
  static override readonly vendor: Vendor = { ...OPENAI_API, policy: { ...OPENAI_API.policy, arrays: "brackets" } };

  /** An endpoint with an API key. */
  static withKey(key: string): OpenAI {
    return new this({ headers: { authorization: `Bearer ${key}` } });
  }
}
