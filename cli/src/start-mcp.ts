import { Console } from "node:console";

/**
 * Runs `fluent-endpoint-cli mcp`. What it needs is loaded by this command alone.
 *
 * @returns the exit code
 */
export async function startMcp(args: readonly string[]): Promise<number> {
  // The standard output is for the protocol: whatever a package prints goes to the other stream.
  globalThis.console = new Console(process.stderr);
  const { runMcp } = await import("./mcp/run-mcp.js");
  const { env: variables, stdout, stderr } = process;
  return runMcp(args, { variables, stdout, stderr });
}
