// Routes of the OpenAPI document "Algolia", SHA-256 6450864a6257a0a82aff7a1a8f2b3444028d2c691dab9bfa0cb2c7bb57727d05.
// Do not edit it: `npx fluent-endpoint-cli vendor` writes it again.

/** Adds a record, or replaces it */
export const saveObject = "POST /1/indexes/{indexName}";

/** Finds a record */
export const getObject = "GET /1/indexes/{indexName}/{objectID}";

/** Replaces a record */
export const addOrUpdateObject = "PUT /1/indexes/{indexName}/{objectID}";

/** Searches an index */
export const searchSingleIndex = "POST /1/indexes/{indexName}/query";
