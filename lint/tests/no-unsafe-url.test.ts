import { runCases } from "./cases.js";
import { TESTERS } from "./rule-tester.js";

for (const [parser, tester] of Object.entries(TESTERS)) runCases(parser, tester, parser === "typescript");
