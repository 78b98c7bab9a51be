// Algolia: the class that the command wrote from the document, with the credentials of an application.
import { AlgoliaApi } from "./algolia-api.js";

/** An endpoint of Algolia's search API. */
export class Algolia<Names extends string = never> extends AlgoliaApi<Names> {
  /** An endpoint of an application, whose id is in the host and in a header. */
  static withKey(appId: string, key: string): Algolia<"appId"> {
    return new Algolia({ appId, headers: { "x-algolia-application-id": appId, "x-algolia-api-key": key } });
  }

  /** An endpoint that reads from the host of the nearest region, which the document lists as another server. */
  static forReads(appId: string, key: string): Algolia<"appId"> {
    return Algolia.withKey(appId, key).withDefaults({ baseUrl: `https://${appId.toLowerCase()}-dsn.algolia.net` });
  }
}
