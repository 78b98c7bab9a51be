// Types of the OpenAPI document "OpenAI", SHA-256 e207c2b2a05ac251b3ad611da44dc815ee38f50e55d234c6a6673724639429bd, by openapi-typescript.
export interface paths {
    "/chat/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answers a conversation */
        post: operations["createChatCompletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/responses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Creates a response of a model */
        post: operations["createResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edits images
         * @description The body is JSON with the URLs of the images, or a form with the images.
         */
        post: operations["createImageEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realtime/calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a call over WebRTC */
        post: operations["create-realtime-call"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/edits#multipart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edits images
         * @description The body is JSON with the URLs of the images, or a form with the images.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": components["schemas"]["ImageEditForm"];
                };
            };
            responses: {
                /** @description The images */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Images"];
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
    "/realtime/calls#sdp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Starts a call over WebRTC */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/sdp": string;
                };
            };
            responses: {
                /** @description The answer to the offer */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/sdp": string;
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
        CreateChatCompletion: {
            model: string | ("gpt-5" | "gpt-5-mini");
            messages: components["schemas"]["ChatMessage"][];
            temperature?: number | null;
            tools?: components["schemas"]["ChatTool"][];
            response_format?: components["schemas"]["FormatText"] | components["schemas"]["FormatJsonObject"];
            /** @default false */
            stream?: boolean;
            metadata?: {
                [key: string]: string;
            };
        };
        ChatMessage: components["schemas"]["ChatDeveloperMessage"] | components["schemas"]["ChatUserMessage"] | components["schemas"]["ChatToolMessage"];
        ChatDeveloperMessage: {
            /** @enum {string} */
            role: "developer";
            content: string;
            name?: string;
        };
        ChatUserMessage: {
            /** @enum {string} */
            role: "user";
            content: string | components["schemas"]["ChatPart"][];
        };
        ChatToolMessage: {
            /** @enum {string} */
            role: "tool";
            content: string;
            tool_call_id: string;
        };
        ChatPart: components["schemas"]["ChatText"] | components["schemas"]["ChatImage"];
        ChatText: {
            /** @enum {string} */
            type: "text";
            text: string;
        };
        ChatImage: {
            /** @enum {string} */
            type: "image_url";
            image_url: {
                /** Format: uri */
                url: string;
            };
        };
        ChatTool: {
            /** @enum {string} */
            type: "function";
            function: {
                name: string;
                description?: string;
                parameters?: {
                    [key: string]: unknown;
                };
            };
        };
        ChatCompletion: {
            id: string;
            choices: {
                message: {
                    /** @enum {string} */
                    role: "assistant";
                    content: string | null;
                };
            }[];
        };
        CreateResponse: {
            model?: string;
            input?: string | components["schemas"]["InputMessage"][];
            instructions?: string | null;
            tools?: components["schemas"]["Tool"][];
            text?: {
                format?: components["schemas"]["FormatText"] | components["schemas"]["FormatJsonObject"];
            };
            metadata?: {
                [key: string]: string;
            } | null;
            previous_response_id?: string | null;
            /** @default false */
            stream?: boolean;
        };
        InputMessage: {
            /** @enum {string} */
            role: "user" | "system" | "developer";
            content: string | components["schemas"]["InputPart"][];
        };
        InputPart: components["schemas"]["InputText"] | components["schemas"]["InputImage"];
        InputText: {
            /**
             * @default input_text
             * @enum {string}
             */
            type: "input_text";
            text: string;
        };
        InputImage: {
            /**
             * @default input_image
             * @enum {string}
             */
            type: "input_image";
            image_url?: string | null;
            /** @enum {string} */
            detail: "low" | "high" | "auto";
        };
        Tool: components["schemas"]["FunctionTool"] | components["schemas"]["WebSearchTool"];
        FunctionTool: {
            /** @enum {string} */
            type: "function";
            name: string;
            strict: boolean | null;
            parameters: {
                [key: string]: unknown;
            } | null;
        };
        WebSearchTool: {
            /** @enum {string} */
            type: "web_search" | "web_search_2025_08_26";
            /** @enum {string} */
            search_context_size?: "low" | "medium" | "high";
        };
        FormatText: {
            /** @enum {string} */
            type: "text";
        };
        FormatJsonObject: {
            /** @enum {string} */
            type: "json_object";
        };
        Response: {
            id: string;
            output: {
                type: string;
                content?: {
                    type: string;
                    text?: string;
                }[];
            }[];
        };
        ImageEditForm: {
            image: string | string[];
            /** Format: binary */
            mask?: string;
            prompt: string;
            model?: string | "gpt-image-1" | null;
            n?: number | null;
            size?: ("1024x1024" | "1536x1024" | "auto") | null;
        };
        ImageEdit: {
            images: components["schemas"]["ImageReference"][];
            mask?: components["schemas"]["ImageReference"];
            prompt: string;
            model?: string | "gpt-image-1";
            n?: number;
        };
        ImageReference: {
            /** Format: uri */
            image_url?: string;
            file_id?: string;
        };
        Images: {
            created: number;
            data?: {
                b64_json?: string;
            }[];
        };
        RealtimeSession: {
            /** @enum {string} */
            type: "realtime";
            model?: string;
            instructions?: string;
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
    createChatCompletion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateChatCompletion"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatCompletion"];
                };
            };
        };
    };
    createResponse: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateResponse"];
            };
        };
        responses: {
            /** @description The response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
        };
    };
    createImageEdit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImageEditForm"];
                "application/json": components["schemas"]["ImageEdit"];
            };
        };
        responses: {
            /** @description The images */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Images"];
                };
            };
        };
    };
    "create-realtime-call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** @description The offer */
                    sdp: string;
                    session?: components["schemas"]["RealtimeSession"];
                };
                "application/sdp": string;
            };
        };
        responses: {
            /** @description The answer to the offer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/sdp": string;
                };
            };
        };
    };
}
