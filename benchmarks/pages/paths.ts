/** What openapi-fetch is typed by. */
export interface Paths {
  "/orgs/{org}/repos": {
    get: {
      parameters: { path: { org: string }; query: { type: string; page: number } };
      responses: { 200: { content: { "application/json": unknown } } };
    };
    post: {
      parameters: { path: { org: string } };
      requestBody: { content: { "application/json": { name: string } } };
      responses: { 201: { content: { "application/json": unknown } } };
    };
  };
}
