/** The text that `fluent-endpoint-cli mcp --help` prints. */
export const MCP_HELP = `Serves the operations of an OpenAPI document to models, by the Model Context Protocol.

Usage: fluent-endpoint-cli mcp <document> [options]

  <document>                a file or an http(s) url: OpenAPI 2.0 to 3.2, JSON or YAML
      --include <pattern>   offer these operations alone: "GET /users/*", "tag:billing", a name; can be repeated
      --write               also offer operations that write; without it, only those that a pattern names by a method or a name
      --base-url <url>      the base URL, instead of the document's server; the only origin that gets credentials
      --name <name>         the name of the server, and of its variables (default: from the title)
      --most-tools <number> offer more operations by searching them (default: 64)
      --output-schemas      list the schemas of answers, and check each answer
      --http <port>         listen for HTTP, instead of standard input and output
      --host <name>         the address to bind to (default: 127.0.0.1); repeat it for other names of this server
      --forward <header>    pass a client's own credential on to the API, such as authorization
      --print               print the configuration for Claude Desktop, VS Code and Cursor, and stop
  -h, --help                print this help

Credentials of the API come from variables of the environment, which the command names when it starts, such as ACME_TOKEN.
FLUENT_ENDPOINT_TOKEN is the token that clients send with --http; without it, one is made and printed.

Exit codes: 0 for success, 1 if the document is invalid, 2 if the arguments are invalid or the document cannot be read.
`;
