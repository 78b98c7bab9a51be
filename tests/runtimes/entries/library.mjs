// By name, as users import them: this resolves `exports` of package.json.
import * as core from "fluent-endpoint";
import * as adapters from "fluent-endpoint/adapters";
import * as explain from "fluent-endpoint/explain";

export const library = { ...core, ...adapters, ...explain };
