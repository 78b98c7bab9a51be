/** What `--help` prints. */
export const HELP = `Builds a request, and prints it. It sends nothing.

Usage: fluent-endpoint "<METHOD> <url>" [name=text | name:=JSON]... [options]

  name=text                 a parameter: it fills {name}, or goes to the query or the body
  name:=JSON                the same, with a number, true, null, a list or an object
                            a name that is given more than once has a list

  -H, --header "name: text" a header; "name:" takes a default away, "name;" is empty
      --base-url <url>      the address before a url that is a path (https://api.github.com)
  -d, --data <text>         the body as it stands; @file is that file, @- the standard input
      --format <name>       a media type format, such as raw
      --preview <name>      a preview of the API, such as mercy; may be given more than once
  -o, --output <form>       json (by default), curl, http, har or explain
      --shell <name>        for curl: sh (by default), cmd or powershell
      --show-secrets        prints credentials, and not names of variables such as $GITHUB_TOKEN
  -h, --help                prints this
      --version             prints the version
      --                    what follows is no option

Examples:
  fluent-endpoint "GET /orgs/{org}/repos" org=octokit type=private
  fluent-endpoint "POST /repos/{owner}/{repo}/issues" owner=octokit repo=rest.js title=Bug labels:='["bug"]' -o curl
  fluent-endpoint "GET /repos/{owner}/{repo}/readme" owner=octokit repo=rest.js --format raw -o http
  fluent-endpoint "GET /user" -H "authorization: token $GITHUB_TOKEN" -o explain
  fluent-endpoint "POST /markdown/raw" -H "content-type: text/plain" --data @README.md -o har

Exit codes: 0, printed; 1, the request cannot be built; 2, wrong usage.
`;
