// Types of the OpenAPI document "Stripe API", SHA-256 e5af7a879dd77d49caab3d20946298b78cfedcbaf0d6d18008cd246a5f8a9740, by openapi-typescript.
// Written by write-api.mjs, without what the SDK does not use.
export interface paths {
  "/v1/customers": {
    get: {
      parameters: {
        query?: {
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          email?: string;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          starting_after?: string;
          test_clock?: string;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["customer"][]; has_more: boolean } } };
      };
    };
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            address?: components["schemas"]["address"] | ("" | null);
            balance?: number;
            cash_balance?: { settings?: { reconciliation_mode?: "automatic" | "manual" | "merchant_default" } };
            coupon?: string;
            description?: string;
            email?: string;
            expand?: string[];
            invoice_prefix?: string;
            invoice_settings?: {
              custom_fields?: { name: string; value: string }[] | ("" | null);
              default_payment_method?: string;
              footer?: string;
              rendering_options?:
                { amount_tax_display?: "" | "exclude_tax" | "include_inclusive_tax" | null } | ("" | null);
            };
            metadata?: { [key: string]: string } | ("" | null);
            name?: string;
            next_invoice_sequence?: number;
            payment_method?: string;
            phone?: string;
            preferred_locales?: string[];
            promotion_code?: string;
            shipping?: { address: components["schemas"]["address"]; name: string; phone?: string } | ("" | null);
            source?: string;
            tax?: { ip_address?: string | ("" | null) };
            tax_exempt?: "" | "exempt" | "none" | "reverse" | null;
            tax_id_data?: { type: string; value: string }[];
            test_clock?: string;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["customer"] } } };
    };
  };
  "/v1/events": {
    get: {
      parameters: {
        query?: {
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          delivery_success?: boolean;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          starting_after?: string;
          type?: string;
          types?: string[];
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["event"][]; has_more: boolean } } };
      };
    };
  };
  "/v1/invoices": {
    get: {
      parameters: {
        query?: {
          collection_method?: "charge_automatically" | "send_invoice";
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          customer?: string;
          due_date?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          starting_after?: string;
          status?: "draft" | "open" | "paid" | "uncollectible" | "void";
          subscription?: string;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["invoice"][]; has_more: boolean } } };
      };
    };
  };
  "/v1/payment_intents": {
    get: {
      parameters: {
        query?: {
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          customer?: string;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          starting_after?: string;
        };
      };
      responses: {
        200: {
          content: { "application/json": { data: components["schemas"]["payment_intent"][]; has_more: boolean } };
        };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            amount: number;
            application_fee_amount?: number;
            automatic_payment_methods?: { enabled: boolean };
            capture_method?: "automatic" | "automatic_async" | "manual";
            confirm?: boolean;
            confirmation_method?: "automatic" | "manual";
            currency: string;
            customer?: string;
            description?: string;
            error_on_requires_action?: boolean;
            expand?: string[];
            mandate?: string;
            metadata?: { [key: string]: string };
            off_session?: boolean | ("one_off" | "recurring");
            on_behalf_of?: string;
            payment_method?: string;
            payment_method_types?: string[];
            radar_options?: { session?: string };
            receipt_email?: string;
            return_url?: string;
            setup_future_usage?: "off_session" | "on_session";
            shipping?: {
              address: components["schemas"]["address"];
              carrier?: string;
              name: string;
              phone?: string;
              tracking_number?: string;
            };
            statement_descriptor?: string;
            statement_descriptor_suffix?: string;
            transfer_data?: { amount?: number; destination: string };
            transfer_group?: string;
            use_stripe_sdk?: boolean;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["payment_intent"] } } };
    };
  };
  "/v1/prices": {
    get: {
      parameters: {
        query?: {
          active?: boolean;
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          currency?: string;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          lookup_keys?: string[];
          product?: string;
          recurring?: { interval?: "day" | "month" | "week" | "year"; usage_type?: "licensed" | "metered" };
          starting_after?: string;
          type?: "one_time" | "recurring";
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["price"][]; has_more: boolean } } };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            active?: boolean;
            billing_scheme?: "per_unit" | "tiered";
            currency: string;
            custom_unit_amount?: { enabled: boolean; maximum?: number; minimum?: number; preset?: number };
            expand?: string[];
            lookup_key?: string;
            metadata?: { [key: string]: string };
            nickname?: string;
            product?: string;
            product_data?: {
              active?: boolean;
              id?: string;
              metadata?: { [key: string]: string };
              name: string;
              statement_descriptor?: string;
              tax_code?: string;
              unit_label?: string;
            };
            recurring?: {
              aggregate_usage?: "last_during_period" | "last_ever" | "max" | "sum";
              interval: "day" | "month" | "week" | "year";
              interval_count?: number;
              usage_type?: "licensed" | "metered";
            };
            tax_behavior?: "exclusive" | "inclusive" | "unspecified";
            tiers?: {
              flat_amount?: number;
              flat_amount_decimal?: string;
              unit_amount?: number;
              unit_amount_decimal?: string;
              up_to: "inf" | number;
            }[];
            tiers_mode?: "graduated" | "volume";
            transfer_lookup_key?: boolean;
            transform_quantity?: { divide_by: number; round: "down" | "up" };
            unit_amount?: number;
            unit_amount_decimal?: string;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["price"] } } };
    };
  };
  "/v1/subscriptions": {
    get: {
      parameters: {
        query?: {
          collection_method?: "charge_automatically" | "send_invoice";
          created?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          current_period_end?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          current_period_start?: { gt?: number; gte?: number; lt?: number; lte?: number } | number;
          customer?: string;
          ending_before?: string;
          expand?: string[];
          limit?: number;
          price?: string;
          starting_after?: string;
          status?:
            | "active"
            | "all"
            | "canceled"
            | "ended"
            | "incomplete"
            | "incomplete_expired"
            | "past_due"
            | "paused"
            | "trialing"
            | "unpaid";
          test_clock?: string;
        };
      };
      responses: {
        200: { content: { "application/json": { data: components["schemas"]["subscription"][]; has_more: boolean } } };
      };
    };
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            application_fee_percent?: number;
            automatic_tax?: { enabled: boolean };
            backdate_start_date?: components["schemas"]["time"];
            billing_cycle_anchor?: components["schemas"]["time"];
            billing_thresholds?: { amount_gte?: number; reset_billing_cycle_anchor?: boolean } | ("" | null);
            cancel_at?: components["schemas"]["time"];
            cancel_at_period_end?: boolean;
            collection_method?: "charge_automatically" | "send_invoice";
            coupon?: string;
            currency?: string;
            customer: string;
            days_until_due?: number;
            default_payment_method?: string;
            default_source?: string;
            default_tax_rates?: string[] | ("" | null);
            description?: string;
            expand?: string[];
            items?: {
              billing_thresholds?: { usage_gte: number } | ("" | null);
              metadata?: { [key: string]: string };
              price?: string;
              price_data?: {
                currency: string;
                product: string;
                recurring: { interval: "day" | "month" | "week" | "year"; interval_count?: number };
                tax_behavior?: "exclusive" | "inclusive" | "unspecified";
                unit_amount?: number;
                unit_amount_decimal?: string;
              };
              quantity?: number;
              tax_rates?: string[] | ("" | null);
            }[];
            metadata?: { [key: string]: string } | ("" | null);
            off_session?: boolean;
            on_behalf_of?: string | ("" | null);
            payment_behavior?:
              "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete";
            pending_invoice_item_interval?:
              { interval: "day" | "month" | "week" | "year"; interval_count?: number } | ("" | null);
            promotion_code?: string;
            proration_behavior?: "always_invoice" | "create_prorations" | "none";
            transfer_data?: { amount_percent?: number; destination: string };
            trial_end?: "now" | components["schemas"]["time"];
            trial_from_plan?: boolean;
            trial_period_days?: number;
            trial_settings?: { end_behavior: { missing_payment_method: "cancel" | "create_invoice" | "pause" } };
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["subscription"] } } };
    };
  };
  "/v1/customers/search": {
    get: {
      parameters: { query: { expand?: string[]; limit?: number; page?: string; query: string } };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["customer"][];
              has_more: boolean;
              next_page?: string | null;
            };
          };
        };
      };
    };
  };
  "/v1/payment_intents/search": {
    get: {
      parameters: { query: { expand?: string[]; limit?: number; page?: string; query: string } };
      responses: {
        200: {
          content: {
            "application/json": {
              data: components["schemas"]["payment_intent"][];
              has_more: boolean;
              next_page?: string | null;
            };
          };
        };
      };
    };
  };
  "/v1/customers/{customer}": {
    get: {
      parameters: { query?: { expand?: string[] }; path: { customer: string } };
      responses: {
        200: {
          content: {
            "application/json": components["schemas"]["customer"] | components["schemas"]["deleted_customer"];
          };
        };
      };
    };
    post: {
      parameters: { path: { customer: string } };
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            address?: components["schemas"]["address"] | ("" | null);
            balance?: number;
            cash_balance?: { settings?: { reconciliation_mode?: "automatic" | "manual" | "merchant_default" } };
            coupon?: string;
            default_alipay_account?: string;
            default_bank_account?: string;
            default_card?: string;
            default_source?: string;
            description?: string;
            email?: string;
            expand?: string[];
            invoice_prefix?: string;
            invoice_settings?: {
              custom_fields?: { name: string; value: string }[] | ("" | null);
              default_payment_method?: string;
              footer?: string;
              rendering_options?:
                { amount_tax_display?: "" | "exclude_tax" | "include_inclusive_tax" | null } | ("" | null);
            };
            metadata?: { [key: string]: string } | ("" | null);
            name?: string;
            next_invoice_sequence?: number;
            phone?: string;
            preferred_locales?: string[];
            promotion_code?: string;
            shipping?: { address: components["schemas"]["address"]; name: string; phone?: string } | ("" | null);
            source?: string;
            tax?: { ip_address?: string | ("" | null) };
            tax_exempt?: "" | "exempt" | "none" | "reverse" | null;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["customer"] } } };
    };
    delete: {
      parameters: { path: { customer: string } };
      responses: { 200: { content: { "application/json": components["schemas"]["deleted_customer"] } } };
    };
  };
  "/v1/quotes/{quote}/pdf": {
    get: {
      parameters: { query?: { expand?: string[] }; path: { quote: string } };
      responses: { 200: { content: { "application/pdf": string } } };
    };
  };
  "/v1/checkout/sessions": {
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            after_expiration?: { recovery?: { allow_promotion_codes?: boolean; enabled: boolean } };
            allow_promotion_codes?: boolean;
            automatic_tax?: { enabled: boolean };
            billing_address_collection?: "auto" | "required";
            cancel_url?: string;
            client_reference_id?: string;
            consent_collection?: { promotions?: "auto" | "none"; terms_of_service?: "none" | "required" };
            currency?: string;
            custom_text?: {
              shipping_address?: { message: string } | ("" | null);
              submit?: { message: string } | ("" | null);
            };
            customer?: string;
            customer_creation?: "always" | "if_required";
            customer_email?: string;
            customer_update?: { address?: "auto" | "never"; name?: "auto" | "never"; shipping?: "auto" | "never" };
            discounts?: { coupon?: string; promotion_code?: string }[];
            expand?: string[];
            expires_at?: components["schemas"]["time"];
            line_items?: {
              adjustable_quantity?: { enabled: boolean; maximum?: number; minimum?: number };
              dynamic_tax_rates?: string[];
              price?: string;
              price_data?: {
                currency: string;
                product?: string;
                product_data?: {
                  description?: string;
                  images?: string[];
                  metadata?: { [key: string]: string };
                  name: string;
                  tax_code?: string;
                };
                recurring?: { interval: "day" | "month" | "week" | "year"; interval_count?: number };
                tax_behavior?: "exclusive" | "inclusive" | "unspecified";
                unit_amount?: number;
                unit_amount_decimal?: string;
              };
              quantity?: number;
              tax_rates?: string[];
            }[];
            locale?: string;
            metadata?: { [key: string]: string };
            mode?: "payment" | "setup" | "subscription";
            payment_method_collection?: "always" | "if_required";
            payment_method_types?: string[];
            phone_number_collection?: { enabled: boolean };
            setup_intent_data?: { description?: string; metadata?: { [key: string]: string }; on_behalf_of?: string };
            shipping_address_collection?: { allowed_countries: string[] };
            submit_type?: "auto" | "book" | "donate" | "pay";
            success_url: string;
            tax_id_collection?: { enabled: boolean };
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["checkout.session"] } } };
    };
  };
  "/v1/coupons": {
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            amount_off?: number;
            applies_to?: { products?: string[] };
            currency?: string;
            currency_options?: { [key: string]: { amount_off: number } };
            duration?: "forever" | "once" | "repeating";
            duration_in_months?: number;
            expand?: string[];
            id?: string;
            max_redemptions?: number;
            metadata?: { [key: string]: string } | ("" | null);
            name?: string;
            percent_off?: number;
            redeem_by?: components["schemas"]["time"];
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["coupon"] } } };
    };
  };
  "/v1/payment_intents/{intent}/capture": {
    post: {
      parameters: { path: { intent: string } };
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            amount_to_capture?: number;
            application_fee_amount?: number;
            expand?: string[];
            metadata?: { [key: string]: string } | ("" | null);
            statement_descriptor?: string;
            statement_descriptor_suffix?: string;
            transfer_data?: { amount?: number };
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["payment_intent"] } } };
    };
  };
  "/v1/refunds": {
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            amount?: number;
            charge?: string;
            currency?: string;
            customer?: string;
            expand?: string[];
            instructions_email?: string;
            metadata?: { [key: string]: string } | ("" | null);
            origin?: "customer_balance";
            payment_intent?: string;
            reason?: "duplicate" | "fraudulent" | "requested_by_customer";
            refund_application_fee?: boolean;
            reverse_transfer?: boolean;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["refund"] } } };
    };
  };
  "/v1/subscriptions/{subscription_exposed_id}": {
    post: {
      parameters: { path: { subscription_exposed_id: string } };
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            application_fee_percent?: number;
            automatic_tax?: { enabled: boolean };
            billing_cycle_anchor?: "now" | "unchanged";
            billing_thresholds?: { amount_gte?: number; reset_billing_cycle_anchor?: boolean } | ("" | null);
            cancel_at?: components["schemas"]["time"] | ("" | null);
            cancel_at_period_end?: boolean;
            cancellation_details?: {
              comment?: string;
              feedback?:
                | ""
                | "customer_service"
                | "low_quality"
                | "missing_features"
                | "other"
                | "switched_service"
                | "too_complex"
                | "too_expensive"
                | "unused"
                | null;
            };
            collection_method?: "charge_automatically" | "send_invoice";
            coupon?: string;
            days_until_due?: number;
            default_payment_method?: string;
            default_source?: string;
            default_tax_rates?: string[] | ("" | null);
            description?: string;
            expand?: string[];
            items?: {
              billing_thresholds?: { usage_gte: number } | ("" | null);
              clear_usage?: boolean;
              deleted?: boolean;
              id?: string;
              metadata?: { [key: string]: string } | ("" | null);
              price?: string;
              price_data?: {
                currency: string;
                product: string;
                recurring: { interval: "day" | "month" | "week" | "year"; interval_count?: number };
                tax_behavior?: "exclusive" | "inclusive" | "unspecified";
                unit_amount?: number;
                unit_amount_decimal?: string;
              };
              quantity?: number;
              tax_rates?: string[] | ("" | null);
            }[];
            metadata?: { [key: string]: string } | ("" | null);
            off_session?: boolean;
            on_behalf_of?: string | ("" | null);
            pause_collection?:
              | {
                  behavior: "keep_as_draft" | "mark_uncollectible" | "void";
                  resumes_at?: components["schemas"]["time"];
                }
              | ("" | null);
            payment_behavior?:
              "allow_incomplete" | "default_incomplete" | "error_if_incomplete" | "pending_if_incomplete";
            pending_invoice_item_interval?:
              { interval: "day" | "month" | "week" | "year"; interval_count?: number } | ("" | null);
            promotion_code?: string;
            proration_behavior?: "always_invoice" | "create_prorations" | "none";
            proration_date?: components["schemas"]["time"];
            transfer_data?: { amount_percent?: number; destination: string } | ("" | null);
            trial_end?: "now" | components["schemas"]["time"];
            trial_from_plan?: boolean;
            trial_settings?: { end_behavior: { missing_payment_method: "cancel" | "create_invoice" | "pause" } };
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["subscription"] } } };
    };
    delete: {
      parameters: { path: { subscription_exposed_id: string } };
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            cancellation_details?: {
              comment?: string;
              feedback?:
                | ""
                | "customer_service"
                | "low_quality"
                | "missing_features"
                | "other"
                | "switched_service"
                | "too_complex"
                | "too_expensive"
                | "unused";
            };
            expand?: string[];
            invoice_now?: boolean;
            prorate?: boolean;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["subscription"] } } };
    };
  };
  "/v1/file_links": {
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            expand?: string[];
            expires_at?: components["schemas"]["time"];
            file: string;
            metadata?: { [key: string]: string } | ("" | null);
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["file_link"] } } };
    };
  };
  "/v1/files": {
    post: {
      requestBody: {
        content: {
          "multipart/form-data": {
            expand?: string[];
            file: string;
            file_link_data?: {
              create: boolean;
              expires_at?: components["schemas"]["time"];
              metadata?: { [key: string]: string } | ("" | null);
            };
            purpose:
              | "account_requirement"
              | "additional_verification"
              | "business_icon"
              | "business_logo"
              | "customer_signature"
              | "dispute_evidence"
              | "identity_document"
              | "pci_document"
              | "tax_document_user_upload"
              | "terminal_reader_splashscreen";
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["file"] } } };
    };
  };
  "/v1/customers/{customer}/discount": {
    delete: {
      parameters: { path: { customer: string } };
      responses: { 200: { content: { "application/json": components["schemas"]["deleted_discount"] } } };
    };
  };
  "/v1/subscription_items/{item}": {
    delete: {
      parameters: { path: { item: string } };
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            clear_usage?: boolean;
            proration_behavior?: "always_invoice" | "create_prorations" | "none";
            proration_date?: number;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["deleted_subscription_item"] } } };
    };
  };
  "/v1/account_links": {
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            account: string;
            collect?: "currently_due" | "eventually_due";
            expand?: string[];
            refresh_url?: string;
            return_url?: string;
            type: "account_onboarding" | "account_update";
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["account_link"] } } };
    };
  };
  "/v1/accounts": {
    post: {
      requestBody?: {
        content: {
          "application/x-www-form-urlencoded": {
            account_token?: string;
            business_profile?: {
              mcc?: string;
              name?: string;
              product_description?: string;
              support_address?: components["schemas"]["address"];
              support_email?: string;
              support_phone?: string;
              support_url?: string | ("" | null);
              url?: string;
            };
            business_type?: "company" | "government_entity" | "individual" | "non_profit";
            country?: string;
            default_currency?: string;
            email?: string;
            expand?: string[];
            external_account?: string;
            metadata?: { [key: string]: string } | ("" | null);
            tos_acceptance?: {
              date?: components["schemas"]["time"];
              ip?: string;
              service_agreement?: string;
              user_agent?: string;
            };
            type?: "custom" | "express" | "standard";
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["account"] } } };
    };
  };
  "/v1/transfers": {
    post: {
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            amount?: number;
            currency: string;
            description?: string;
            destination: string;
            expand?: string[];
            metadata?: { [key: string]: string };
            source_transaction?: string;
            source_type?: "bank_account" | "card" | "fpx";
            transfer_group?: string;
          };
        };
      };
      responses: { 200: { content: { "application/json": components["schemas"]["transfer"] } } };
    };
  };
  "/v1/accounts/{account}": {
    delete: {
      parameters: { path: { account: string } };
      responses: { 200: { content: { "application/json": components["schemas"]["deleted_account"] } } };
    };
  };
}
export interface components {
  schemas: {
    time: number | Date;
    customer: {
      currency?: string | null;
      email?: string | null;
      id: string;
      metadata?: { [key: string]: string };
      object: "customer";
    };
    event: { id: string; object: "event"; type: string };
    invoice: {
      currency: string;
      id?: string;
      metadata?: { [key: string]: string } | null;
      object: "invoice";
      status?: "draft" | "open" | "paid" | "uncollectible" | "void" | null;
    };
    payment_intent: {
      amount: number;
      client_secret?: string | null;
      currency: string;
      id: string;
      metadata?: { [key: string]: string };
      object: "payment_intent";
      status:
        | "canceled"
        | "processing"
        | "requires_action"
        | "requires_capture"
        | "requires_confirmation"
        | "requires_payment_method"
        | "succeeded";
    };
    price: {
      currency: string;
      id: string;
      metadata: { [key: string]: string };
      object: "price";
      type: "one_time" | "recurring";
      unit_amount?: number | null;
    };
    subscription: {
      currency: string;
      id: string;
      metadata: { [key: string]: string };
      object: "subscription";
      status:
        "active" | "canceled" | "incomplete" | "incomplete_expired" | "past_due" | "paused" | "trialing" | "unpaid";
    };
    "checkout.session": {
      currency?: string | null;
      id: string;
      metadata?: { [key: string]: string } | null;
      object: "checkout.session";
      status?: "complete" | "expired" | "open" | null;
      url?: string | null;
    };
    coupon: { currency?: string | null; id: string; metadata?: { [key: string]: string } | null; object: "coupon" };
    address: { city?: string; country?: string; line1?: string; line2?: string; postal_code?: string; state?: string };
    refund: {
      amount: number;
      currency: string;
      id: string;
      metadata?: { [key: string]: string } | null;
      object: "refund";
      status?: string | null;
    };
    file_link: { id: string; metadata: { [key: string]: string }; object: "file_link"; url?: string | null };
    file: { filename?: string | null; id: string; object: "file"; type?: string | null; url?: string | null };
    deleted_customer: { deleted: true; id: string; object: "customer" };
    deleted_discount: { deleted: true; id: string; object: "discount" };
    deleted_subscription_item: { deleted: true; id: string; object: "subscription_item" };
    account_link: { object: "account_link"; url: string };
    account: {
      email?: string | null;
      id: string;
      metadata?: { [key: string]: string };
      object: "account";
      type?: "custom" | "express" | "standard";
    };
    transfer: { amount: number; currency: string; id: string; metadata: { [key: string]: string }; object: "transfer" };
    deleted_account: { deleted: true; id: string; object: "account" };
  };
}
