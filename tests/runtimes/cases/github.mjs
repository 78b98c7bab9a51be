/**
 * Every operation of GitHub's REST API: built twice (the second build reuses the compiled route).
 *
 * @type {import("../suite/suite.mjs").Cases}
 */
export const github = ({ endpoint, toFetch }, { operations }) =>
  operations.map(({ id, route, options }) => [
    `${id}, ${route}`,
    () => {
      const [one, other] = [endpoint(route, options), endpoint(route, options)];
      if (JSON.stringify(one) !== JSON.stringify(other)) throw new Error("the second build has another result");
      return [one, toFetch(one)[1].body];
    },
  ]);
