// Datadog: the class that the command wrote from the document, with the keys of an organisation.
import { DatadogApi } from "./datadog-api.js";

/** An endpoint of Datadog's API. */
export class Datadog extends DatadogApi {
  /** An endpoint with an API key, and an application key where data is read. */
  static withKeys(apiKey: string, applicationKey: string): Datadog {
    return new this({ headers: { "dd-api-key": apiKey, "dd-application-key": applicationKey } });
  }
}
