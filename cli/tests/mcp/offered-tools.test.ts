// Which operations are offered (X4): a pattern adds no write, unless it names a writing method or the tool.
import { expect, test } from "@jest/globals";

import { toolsOf } from "../../../src/openapi/index.js";
import { chooseTools } from "../../src/mcp/offered-tools.js";
import { documentOf } from "./document.js";

const TOOLS = toolsOf(documentOf("https://api.acme.example"));
const READS = TOOLS.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name);
const USERS = ["change_user", "create_user", "delete_user", "get_user", "replace_user"];

test.each<[include: readonly string[], write: boolean, names: readonly string[]]>([
  [[], false, READS],
  [[], true, TOOLS.map(({ name }) => name)],
  [["GET *"], false, READS],
  [["* /users/*"], false, ["get_user"]],
  [["* /users/*"], true, ["change_user", "delete_user", "get_user", "replace_user"]],
  [["tag:users"], false, ["get_user"]],
  [["tag:users"], true, USERS],
  [["*_user"], false, ["get_user"]],
  [["delete_user"], false, ["delete_user"]],
  [["DELETE *"], false, ["delete_user"]],
  [["delete /users/*"], false, ["delete_user"]],
  [["tag:users", "POST /users"], false, ["create_user", "get_user"]],
  [["get_user"], true, ["get_user"]],
])("%j, and writes: %j", (include, write, names) => {
  expect(
    chooseTools(TOOLS, { include, write })
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...names].sort());
});

test("a pattern that fits nothing, or is none, is an error", () => {
  expect(() => chooseTools(TOOLS, { include: ["GET /nothing"], write: false })).toThrow(
    /"GET \/nothing" fits no operation/,
  );
  expect(() => chooseTools(TOOLS, { include: ["not a pattern"], write: false })).toThrow(
    expect.objectContaining({ code: "ERR_INVALID_OPTION" }),
  );
});
