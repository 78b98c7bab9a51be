import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { Ajv, type Options } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

import type { Tool } from "../library.js";

/** As the official client has it: what one refuses, the other must not send. */
const OPTIONS: Options = {
  strict: false,
  validateFormats: true,
  validateSchema: false,
  allErrors: true,
  logger: false,
};

/** Checks answers against output schemas, as clients do: some by the draft of JSON Schema that Ajv has by default, some by 2020-12. */
export class AnswerCheck {
  readonly #validators = [new Ajv(OPTIONS), new Ajv2020(OPTIONS)].map((ajv) => {
    (addFormats as unknown as (checker: Ajv) => Ajv)(ajv);
    return new AjvJsonSchemaValidator(ajv);
  });
  readonly #checks = new Map<object, readonly ReturnType<AjvJsonSchemaValidator["getValidator"]>[]>();

  /** Returns the tools, without the output schemas that clients cannot compile: they would refuse the whole list. */
  prepare(tools: readonly Tool[]): readonly Tool[] {
    return tools.map((tool) => {
      const { outputSchema, ...rest } = tool;
      if (!outputSchema) return tool;
      try {
        this.#checks.set(
          outputSchema,
          this.#validators.map((one) => one.getValidator(outputSchema)),
        );
        return tool;
      } catch {
        return rest;
      }
    });
  }

  /** @throws {Error} When an answer does not fit. */
  readonly validate = (schema: object, answer: object): object => {
    for (const check of this.#checks.get(schema) ?? []) {
      const { errorMessage } = check(answer);
      if (errorMessage !== undefined) throw new Error(errorMessage);
    }
    return answer;
  };
}
