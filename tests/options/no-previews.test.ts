// The differences from @octokit/endpoint that its users' request hooks see.
import { describe, expect, test } from "@jest/globals";
import { endpoint as octokit } from "@octokit/endpoint";
import { Endpoint, endpoint, type RequestParameters } from "../../src/index.js";

type Merged = ReturnType<typeof endpoint.merge>;
/** Its types do not accept all options of ours. */
const untypedOctokit = octokit as unknown as (route: string, options: unknown) => { readonly url: string };
const theirsOf = (options: object): Merged["mediaType"] =>
  (octokit as unknown as typeof endpoint).merge("GET /x", options).mediaType;

describe("merged options have no previews that nobody gave", () => {
  test.each<[options: RequestParameters]>([
    [{}],
    [{ mediaType: {} }],
    [{ mediaType: { format: "raw" } }],
    [{ mediaType: { previews: ["mercy"] } }],
    [{ mediaType: { format: "raw", previews: ["a-preview", "b"] } }],
  ])("as in @octokit/endpoint: %j", (options) => {
    expect(endpoint.DEFAULTS.mediaType).toStrictEqual(octokit.DEFAULTS.mediaType);
    const theirs = theirsOf(options);
    const { mediaType } = endpoint.merge("GET /x", options);
    expect(mediaType).toStrictEqual({ ...theirs, ...(theirs.previews && { previews: mediaType.previews }) });
    expect(mediaType.previews?.length).toBe(theirs.previews?.length);
    expect(endpoint.defaults(options).DEFAULTS.mediaType).toStrictEqual(mediaType);
    expect(endpoint.parse(endpoint.merge("GET /x", options))).toStrictEqual(endpoint("GET /x", options));
    expect(endpoint.parse({ ...endpoint.merge("GET /x", options) })).toStrictEqual(endpoint("GET /x", options));
  });
});

describe("null as the options of the function is no options", () => {
  test("in calls and merge()", () => {
    expect(endpoint("GET /x", null as never)).toStrictEqual(endpoint("GET /x"));
    expect(endpoint.merge("GET /x", null as never)).toStrictEqual(endpoint.merge("GET /x"));
    expect(endpoint.defaults({ a: 1 })("GET /x", ...([null] as unknown as [])).url).toBe(
      "https://api.github.com/x?a=1",
    );
    expect(untypedOctokit("GET /x", null).url).toBe("https://api.github.com/x");
  });

  test("and no other value", () => {
    for (const value of ["", 0, false, "null"])
      expect(() => endpoint("GET /x", value as never)).toThrow('"options" must be an object');
    expect(() => new Endpoint().build("GET /x", null as never)).toThrow('"options" must be an object');
  });
});
