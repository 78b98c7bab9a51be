// The component of the example of React, in Chromium: with TanStack Query, and a base URL that is a path (C14).
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { join } from "node:path";
import { test } from "node:test";

import { build } from "esbuild";

import { packLibrary, ROOT, unpackLibrary } from "../../../examples/library.mjs";
import { launch, open } from "./browser.mjs";

const FRAMEWORKS = join(ROOT, "examples/frameworks");
const EXAMPLE = join(FRAMEWORKS, "react");
const MAIN = `
  import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
  import { Endpoint } from "fluent-endpoint";
  import { createElement } from "react";
  import { createRoot } from "react-dom/client";
  import { Repositories } from "./src/repositories.tsx";

  const github = Endpoint.for({ baseUrl: "/api", headers: { authorization: "Bearer mona" } });
  const list = createElement(Repositories, { github, user: "mona", org: "octokit" });
  createRoot(document.body).render(createElement(QueryClientProvider, { client: new QueryClient() }, list));
`;

/** What the API answers, by its path. */
const ANSWERS = /** @type {Record<string, unknown>} */ ({
  "/api/orgs/octokit": { name: "Octokit" },
  "/api/orgs/octokit/repos": [{ name: "endpoint.js" }],
  "/api/organizations/7/repos?page=2": [{ name: "request.js" }],
  "/api/repos/octokit/request.js": { name: "request.js", description: "Sends parameters" },
});

test("React shows all pages of a list, which its own origin answers", async () => {
  execFileSync(process.execPath, ["scripts/install.mjs", "examples/frameworks"], { cwd: ROOT });
  unpackLibrary(packLibrary(join(ROOT, "reports/react")), FRAMEWORKS);
  const { outputFiles } = await build({
    stdin: { contents: MAIN, resolveDir: EXAMPLE, loader: "tsx" },
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  /** @type {string[]} */
  const received = [];
  const server = createServer(({ url = "", headers }, response) => {
    if (url === "/main.js") {
      response.setHeader("content-type", "text/javascript").end(outputFiles[0]?.contents);
    } else if (url === "/") {
      const page = '<!doctype html><link rel="icon" href="data:,"><body><script type="module" src="/main.js"></script>';
      response.setHeader("content-type", "text/html").end(page);
    } else {
      received.push(`${url} ${headers.authorization}`);
      const link = '</api/organizations/7/repos?page=2>; rel="next"';
      if (url === "/api/orgs/octokit/repos") response.setHeader("link", link);
      response.setHeader("content-type", "application/json").end(JSON.stringify(ANSWERS[url]));
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${port}`;
  const browser = await launch();
  try {
    const { page, problems } = await open(browser, origin);
    await page.goto(origin);
    await page.getByRole("heading", { name: "Octokit" }).waitFor();
    await page.getByRole("button", { name: "More" }).click();
    await page.getByText("request.js").click();
    await page.getByText("Sends parameters").waitFor();

    assert.deepEqual(await page.getByRole("listitem").allTextContents(), ["endpoint.js", "request.js"]);
    assert.deepEqual(
      received.sort(),
      Object.keys(ANSWERS)
        .map((url) => `${url} Bearer mona`)
        .sort(),
    );
    assert.deepEqual(problems, []);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
});
