// The API of a company, in the form in which openapi-typescript writes its OpenAPI document.

/** The routes of the API. */
export interface paths {
  "/orders": {
    get: {
      parameters: { query?: { status?: "open" | "shipped"; tags?: string[]; page?: number } };
      responses: { 200: { content: { "application/vnd.acme.v2+json": Order[] } } };
    };
    post: {
      requestBody: { content: { "application/json": { items: { sku: string; quantity: number }[]; note?: string } } };
      responses: { 201: { content: { "application/vnd.acme.v2+json": Order } } };
    };
  };
  "/orders/{id}": {
    get: {
      parameters: { path: { id: number } };
      responses: { 200: { content: { "application/vnd.acme.v2+json": Order } } };
    };
  };
}

interface Order {
  id: number;
  status: "open" | "shipped";
}
