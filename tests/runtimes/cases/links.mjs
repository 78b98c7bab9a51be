import { fails } from "../suite/expected.mjs";

const NEXT = "https://api.github.com/user/repos?page=2&per_page=100";
const LINK = `<${NEXT}>; rel="next", </user/repos?page=9>; rel=last`;

/**
 * Links of responses: RFC 8288, and the origin that they may have.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const links = ({ Endpoint, findLink, nextLink }) => {
  const github = new Endpoint({ per_page: 30, headers: { authorization: "token a" } });
  return [
    ["the next page, in a plain object", () => nextLink({ Link: LINK }), NEXT],
    ["in the platform's Headers", () => nextLink(new Headers({ link: LINK })), NEXT],
    ["no next page", () => nextLink({ link: '<https://a.example/>; rel="prev"' }), undefined],
    ["a relative link", () => findLink({ link: LINK }, "last", NEXT), "https://api.github.com/user/repos?page=9"],
    ["a long malformed header", () => nextLink({ link: '<a>; rel="'.repeat(10_000) })],
    ["follow() has no default parameters", () => github.follow(NEXT).url, NEXT],
    ["follow() has the default headers", () => github.follow(NEXT).headers.authorization, "token a"],
    ["follow() to another origin", () => github.follow("https://evil.example/x"), fails("UnsafeOriginError")],
  ];
};
