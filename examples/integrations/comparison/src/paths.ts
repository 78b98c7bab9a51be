// The types of the API, as openapi-typescript writes them.
import type { Order } from "./orders.js";

interface Json<Body> {
  content: { "application/json": Body };
}

export interface paths {
  "/orders": {
    get: { parameters: { query?: { status?: string } }; responses: { 200: Json<Order[]> } };
    post: { requestBody: Json<{ item: string }>; responses: { 201: Json<Order> } };
  };
  "/orders/{id}": {
    get: {
      parameters: { path: { id: string } };
      responses: { 200: Json<Order>; 404: Json<{ message: string }> };
    };
    patch: {
      parameters: { path: { id: string } };
      requestBody: Json<{ item?: string; status?: string }>;
      responses: { 200: Json<Order> };
    };
    delete: { parameters: { path: { id: string } }; responses: { 204: { content?: never } } };
  };
  "/orders/{id}/files/{name}": {
    put: {
      parameters: { path: { id: string; name: string } };
      requestBody: { content: { "application/octet-stream": string } };
      responses: { 201: Json<{ size: number }> };
    };
  };
}
