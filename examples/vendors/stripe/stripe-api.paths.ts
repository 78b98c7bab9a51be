// A part of what the command writes for Stripe's OpenAPI document: the whole file has 2.8 MB.

/** The routes that this SDK knows. */
export interface paths {
  "/v1/customers": {
    get: {
      parameters: {
        query?: {
          created?: Range | number;
          email?: string;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          starting_after?: string;
        };
      };
      responses: { 200: { content: { "application/json": List<Customer> } } };
    };
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            address?: Address | "";
            description?: string;
            email?: string;
            expand?: string[];
            invoice_settings?: { custom_fields?: { name: string; value: string }[] | ""; footer?: string };
            metadata?: Metadata | "";
            name?: string;
            preferred_locales?: string[];
          };
        };
      };
      responses: { 200: { content: { "application/json": Customer } } };
    };
  };
  "/v1/customers/{customer}": {
    get: {
      parameters: { path: { customer: string }; query?: { expand?: string[] } };
      responses: { 200: { content: { "application/json": Customer } } };
    };
    delete: {
      parameters: { path: { customer: string } };
      responses: { 200: { content: { "application/json": { id: string; deleted: true } } } };
    };
  };
  "/v1/files": {
    post: {
      requestBody: {
        content: {
          "multipart/form-data": {
            expand?: string[];
            file: string;
            file_link_data?: { create: boolean; expires_at?: number; metadata?: Metadata | "" };
            purpose: "account_requirement" | "business_logo" | "dispute_evidence" | "identity_document";
          };
        };
      };
      responses: { 200: { content: { "application/json": UploadedFile } } };
    };
  };
  "/v1/prices": {
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            billing_scheme?: "per_unit" | "tiered";
            currency: string;
            expand?: string[];
            metadata?: Metadata;
            product?: string;
            product_data?: { name: string; active?: boolean; metadata?: Metadata };
            recurring?: { interval: "day" | "month" | "week" | "year"; interval_count?: number };
            tiers?: { up_to: number | "inf"; unit_amount?: number; flat_amount?: number }[];
            tiers_mode?: "graduated" | "volume";
            unit_amount?: number;
          };
        };
      };
      responses: { 200: { content: { "application/json": Price } } };
    };
  };
}

interface Range {
  gt?: number;
  gte?: number;
  lt?: number;
  lte?: number;
}

type Metadata = Record<string, string>;

interface Address {
  city?: string;
  country?: string;
  line1?: string;
  postal_code?: string;
}

interface List<Item> {
  data: Item[];
  has_more: boolean;
}

interface Customer {
  id: string;
  object: "customer";
  email: string | null;
  metadata: Metadata;
}

interface Price {
  id: string;
  object: "price";
  currency: string;
  unit_amount: number | null;
}

interface UploadedFile {
  id: string;
  object: "file";
  filename: string | null;
}
