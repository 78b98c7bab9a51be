/**
 * Every operation of GitHub's REST API: built twice (the second build reuses the compiled route), by the three faces,
 * and written as an HTTP message.
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const github = ({ Endpoint, endpoint, toCurl }, { operations }) =>
  operations.map(({ id, route, options }) => [
    `${id}, ${route}`,
    () => {
      const { data, ...parameters } = options;
      const chain = () => new Endpoint().route(route).params(parameters).data(data).build();
      const requests = [
        endpoint(route, options),
        endpoint(route, options),
        new Endpoint().build(route, options),
        chain(),
      ];
      return requests.map((request) => ({ ...request, message: toCurl(request) })).reduce(same);
    },
  ]);

/**
 * @param {object} first
 * @param {object} other
 */
function same(first, other) {
  if (JSON.stringify(first) !== JSON.stringify(other)) throw new Error("two ways of building have different results");
  return first;
}
