// Types of the OpenAPI document "Datadog", SHA-256 5517e2c48ebb42ce76e367f6f85ac7eb595a4c8f0b4f05cf415a32d7f5043c82, by openapi-typescript.
export interface paths {
    "/api/v2/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends logs */
        post: operations["SubmitLog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logs/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Searches logs */
        get: operations["ListLogsGet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v2/logs#logplex-1": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends logs */
        post: {
            parameters: {
                query?: {
                    ddtags?: string;
                };
                header?: {
                    "Content-Encoding"?: "identity" | "gzip" | "deflate";
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/logplex-1": string;
                };
            };
            responses: {
                /** @description Accepted */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": Record<string, unknown>;
                    };
                };
            };
        };
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
        HTTPLog: components["schemas"]["HTTPLogItem"][];
        HTTPLogItem: {
            ddsource?: string;
            ddtags?: string;
            hostname?: string;
            message: string;
            service?: string;
        } & {
            [key: string]: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    SubmitLog: {
        parameters: {
            query?: {
                ddtags?: string;
            };
            header?: {
                "Content-Encoding"?: "identity" | "gzip" | "deflate";
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HTTPLog"];
                "application/logplex-1": string;
                "text/plain": string;
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, unknown>;
                };
            };
        };
    };
    ListLogsGet: {
        parameters: {
            query?: {
                "filter[query]"?: string;
                "filter[indexes]"?: string[];
                "page[limit]"?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The logs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data?: {
                            id?: string;
                        }[];
                    };
                };
            };
        };
    };
}
