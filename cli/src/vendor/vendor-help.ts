/** The text that `vendor --help` prints. */
export const VENDOR_HELP = `Writes a vendor and its types from an OpenAPI document.

Usage: fluent-endpoint-cli vendor <document> --out <folder> [options]

  <document>                a file or an http(s) url: OpenAPI 2.0 to 3.2, JSON or YAML
  -o, --out <folder>        the folder of <name>.ts, <name>.paths.ts and <name>.routes.ts
      --name <name>         the name of the vendor (default: from the title)
      --class <Name>        the name of the class (default: from the name)
      --base-url <url>      the base URL, instead of the document's server; a page may use a path, such as /api
      --tools               also write <name>.tools.ts, with tools for models
      --skip <route>        leave out an operation, such as "TRACE /a"; can be repeated
      --lenient             leave out all operations that the vendor cannot have
      --check               write nothing; fail if the files are out of date
  -h, --help                print this help

Exit codes: 0 for success, 1 if a file is out of date, the document is invalid or the vendor cannot have an operation,
2 if the arguments are invalid or the document cannot be read.
`;
