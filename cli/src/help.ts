/** The text that `--help` prints. */
export const HELP = `Builds an HTTP request and prints it, without sending it.

Usage: fluent-endpoint-cli "<METHOD> <url>" [name=text | name:=JSON]... [options]
       fluent-endpoint-cli vendor <document> --out <folder>   (an API from its OpenAPI document; see vendor --help)
       fluent-endpoint-cli mcp <document>                     (its operations as tools for models; see mcp --help)

  name=text                 a parameter; it fills {name}, or goes to the query or the body
  name:=JSON                a parameter that is a number, true, false, null, a list or an object
                            repeat a name to send a list

  -H, --header "name: text" a header; "name:" removes a default, "name;" sends an empty header
      --base-url <url>      the base URL of a relative url (default: GitHub's API, with its headers)
  -d, --data <text>         the body; @file reads a file, @- the standard input
      --format <name>       a media type format, such as raw
      --preview <name>      an API preview, such as mercy; can be repeated
  -o, --output <form>       json (default), curl or explain
      --show-secrets        print credentials instead of variables such as $GITHUB_TOKEN
  -h, --help                print this help
      --version             print the version
      --                    treat all further arguments as parameters

Examples:
  fluent-endpoint-cli "GET /orgs/{org}/repos" org=octokit type=private
  fluent-endpoint-cli "POST /repos/{owner}/{repo}/issues" owner=octokit repo=rest.js title=Bug labels:='["bug"]' -o curl
  fluent-endpoint-cli "GET /repos/{owner}/{repo}/readme" owner=octokit repo=rest.js --format raw
  fluent-endpoint-cli "GET /user" -H "authorization: token $GITHUB_TOKEN" -o explain
  fluent-endpoint-cli "POST /markdown/raw" -H "content-type: text/plain" --data @README.md -o curl

Exit codes: 0 for success, 1 if the request cannot be built, 2 if the arguments are invalid.
`;
