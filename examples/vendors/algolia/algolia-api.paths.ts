// Types of the OpenAPI document "Algolia", SHA-256 6450864a6257a0a82aff7a1a8f2b3444028d2c691dab9bfa0cb2c7bb57727d05, by openapi-typescript.
type Recursive_facetFilters = Recursive_facetFilters[] | string;
export interface paths {
    "/1/indexes/{indexName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a record, or replaces it */
        post: operations["saveObject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/1/indexes/{indexName}/{objectID}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Finds a record */
        get: operations["getObject"];
        /** Replaces a record */
        put: operations["addOrUpdateObject"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/1/indexes/{indexName}/query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches an index */
        post: operations["searchSingleIndex"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        searchParams: components["schemas"]["searchParamsString"] | components["schemas"]["searchParamsObject"];
        searchParamsString: {
            /** @default  */
            params?: string;
        };
        searchParamsObject: {
            /** @default  */
            query?: string;
            /** @default 20 */
            hitsPerPage?: number;
            facetFilters?: components["schemas"]["facetFilters"];
        };
        facetFilters: Recursive_facetFilters;
    };
    responses: {
        /** @description The task that saves the record */
        Saved: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    taskID?: number;
                    objectID?: string;
                };
            };
        };
    };
    parameters: {
        IndexName: string;
        ObjectID: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    saveObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                indexName: components["parameters"]["IndexName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            201: components["responses"]["Saved"];
        };
    };
    getObject: {
        parameters: {
            query?: {
                attributesToRetrieve?: string[];
            };
            header?: never;
            path: {
                indexName: components["parameters"]["IndexName"];
                objectID: components["parameters"]["ObjectID"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    addOrUpdateObject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                indexName: components["parameters"]["IndexName"];
                objectID: components["parameters"]["ObjectID"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, unknown>;
            };
        };
        responses: {
            200: components["responses"]["Saved"];
        };
    };
    searchSingleIndex: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                indexName: components["parameters"]["IndexName"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["searchParams"];
            };
        };
        responses: {
            /** @description The records that match */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        hits: Record<string, unknown>[];
                        nbHits?: number;
                    };
                };
            };
        };
    };
}
