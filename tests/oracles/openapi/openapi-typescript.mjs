// For the tests of the types, whose folder does not have it.
export { astToString, default as openapiTS } from "openapi-typescript";
