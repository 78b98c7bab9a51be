// By name, as users import them: this resolves `exports` of package.json.
import * as core from "fluent-endpoint";
import * as adapters from "fluent-endpoint/adapters";
import * as bodies from "fluent-endpoint/bodies";
import * as explain from "fluent-endpoint/explain";
import * as links from "fluent-endpoint/links";
import * as mcp from "fluent-endpoint/mcp";
import * as openapi from "fluent-endpoint/openapi";
import * as path from "fluent-endpoint/path";
import * as response from "fluent-endpoint/response";
import * as routes from "fluent-endpoint/routes";

export const library = {
  ...core,
  ...adapters,
  ...bodies,
  ...explain,
  ...links,
  ...mcp,
  ...openapi,
  ...path,
  ...response,
  ...routes,
};
