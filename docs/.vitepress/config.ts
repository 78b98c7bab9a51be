import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { defineConfig } from "vitepress";

import { asInEditor, homePage, withErrors } from "./home.js";
import { search } from "./search.js";
import { sectionTabs } from "./tabs.js";

/** In the page: it has no address of its own. */
const LOGO = `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL("logo.svg", import.meta.url), "utf8"))}`;

/** The url of the repository's folder. */
const { href: ROOT } = new URL("../../", import.meta.url);

const built = (name: string): string => fileURLToPath(new URL(`../../dist/${name}.js`, import.meta.url));

/** A page of the sidebar: its title, and its file in docs/ without `.md`. */
const page = (text: string, file: string): { text: string; link: string } => ({ text, link: `/${file}` });

/**
 * The pages link to each other's files in the repository. On the site, docs/ is the root, beside examples/ and the
 * changelog; it has no sources, and the page of a folder is its README.
 *
 * @param file - the path of the file with the link
 * @returns nothing for a file that the site does not have
 */
function linkOnSite(link: string, file: string): string | undefined {
  if (/^(?:[a-z]+:|[#/])/.test(link)) return link;
  const url = new URL(link, pathToFileURL(file));
  const isFolder = statSync(url, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (isFolder) url.pathname = url.pathname.replace(/\/?$/, "/README.md");
  if (!url.pathname.endsWith(".md") || (isFolder && !existsSync(url))) return undefined;
  if (isForContributors(url.pathname.slice(new URL(ROOT).pathname.length))) return undefined;
  return url.href
    .slice(ROOT.length - 1)
    .replace(/^\/docs\//, "/")
    .replace(/^(\/examples\/.*\/)README\.md/, "$1");
}

/** Written for those who work on the library: these pages stay in the repository. */
const isForContributors = (path: string): boolean => /^(?:docs\/spec|\.github)\/|^CONTRIBUTING\.md$/.test(path);

/** Where the site is published, such as https://example.github.io; without it, pages have no addresses of their own. */
const ORIGIN = process.env["DOCS_ORIGIN"];
const BASE = process.env["DOCS_BASE"] ?? "/";
const DESCRIPTION =
  "Build requests from values you don't trust: an empty or .. id is an error, and not another request. Typed, for the HTTP client you already have.";

/** The first paragraph of a page, as plain text: search engines and links in chats show it. */
function firstParagraph(source: string): string {
  const paragraphs = source
    .replace(/^---\n[^]*?\n---\n/, "")
    .replace(/^```[^]*?^```$/gm, "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim());
  const text = paragraphs.find((paragraph) => /^[\w`"[*]/.test(paragraph)) ?? DESCRIPTION;
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*_]|\s+/g, (mark) => (mark.trim() ? "" : " "));
  // A sentence that ends with a colon belongs to what follows, unless it is the only one.
  const [first = "", ...rest] = plain
    .split(/(?<=[.!?]\)?) (?=[A-Z"(])/)
    .filter((one, at) => at === 0 || !one.endsWith(":"));
  return rest
    .reduce((read, next) => (read.length + next.length < 200 ? `${read} ${next}` : read), first)
    .replace(/:$/, ".");
}

/** The address of a page on the published site. */
function addressOf(relativePath: string): string {
  return `${ORIGIN ?? ""}${BASE}${relativePath.replace(/(?:(^|\/)index)?\.md$/, "$1")}`;
}

/** Leaves the text of a link. */
function removeLink(tokens: { type: string }[], start: number): void {
  const end = tokens.findIndex(({ type }, index) => index > start && type === "link_close");
  for (const token of [tokens[start], tokens[end]]) if (token) Object.assign(token, { type: "text", content: "" });
}

/** Sorts the page to begin with first, and the others by their names. */
function startFirst(one: string, other: string): number {
  const isFirst = (file: string): number => Number(file !== "docs/getting-started.md");
  return isFirst(one) - isFirst(other) || one.localeCompare(other, "en");
}

const { version, repository } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8")) as {
  version: string;
  repository?: { url: string };
};

/** The repository, such as https://github.com/example/fluent-endpoint; without it, pages have no links to it. */
const REPOSITORY = process.env["DOCS_REPOSITORY"] ?? repository?.url.replace(/^git\+|\.git$/g, "");

export default defineConfig({
  title: "fluent-endpoint",
  description: DESCRIPTION,
  lang: "en",
  head: [["link", { rel: "icon", href: LOGO }]],
  // A host that serves the site below a path names the path, such as /fluent-endpoint/.
  base: BASE,
  ...(ORIGIN !== undefined && { sitemap: { hostname: ORIGIN + BASE } }),

  // The root of the repository, because the pages link to examples and to the changelog.
  srcDir: "..",
  srcExclude: [
    ...["README.md", "benchmarks/**", "dist/**", "reports/**", "tests/**", "**/node_modules/**"],
    ...["docs/spec/**", "CONTRIBUTING.md"],
  ],
  rewrites: {
    "docs/home.md": "index.md",
    "docs/:page(.*)": ":page",
    "examples/:example(.*)/README.md": "examples/:example/index.md",
  },
  outDir: "../reports/site",
  cacheDir: "../reports/site-cache",
  cleanUrls: true,

  // Tags in a sentence, such as `<name>` in the specification, are text.
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    codeTransformers: [
      asInEditor,
      // Half a second for a line, by default: a busy machine would leave the rest of a block without its colours.
      { name: "no-time-limit", preprocess: (_, options) => void Object.assign(options, { tokenizeTimeLimit: 0 }) },
    ],
    config: (md) => {
      const { fence } = md.renderer.rules;
      md.renderer.rules.fence = (tokens, index, ...rest) => {
        const { relativePath } = rest[1] as { relativePath?: string };
        const token = tokens[index];
        if (token && relativePath === "index.md") token.content = withErrors(token.content);
        return fence?.(tokens, index, ...rest) ?? "";
      };
      // Two braces in code are code.
      const inline = md.renderer.rules.code_inline;
      md.renderer.rules.code_inline = (...args) => inline?.(...args).replace("<code", "<code v-pre") ?? "";
      // The sign of a heading's anchor is an entity, and no tag.
      md.renderer.rules.html_inline = (tokens, index) => {
        const { content = "" } = tokens[index] ?? {};
        const isPicture = /^<(?:BeforeAfter|WhereValuesGo) /.test(content);
        return content.startsWith("<") && !isPicture ? md.utils.escapeHtml(content) : content;
      };
      md.use(sectionTabs);
      md.core.ruler.push("links-in-the-repository", ({ tokens, env }) => {
        const { realPath, path } = env as { realPath?: string; path: string };
        for (const { children } of tokens) {
          for (const [index, link] of children?.entries() ?? []) {
            if (link.type !== "link_open") continue;
            const href = linkOnSite(link.attrGet("href") ?? "", realPath ?? path);
            if (href) link.attrSet("href", href);
            else removeLink(children ?? [], index);
          }
        }
      });
    },
  },

  transformPageData: (page) => {
    if (page.relativePath === "index.md") page.description = DESCRIPTION;
    else if (page.filePath !== "")
      page.description = firstParagraph(readFileSync(new URL(page.filePath, ROOT), "utf8"));
  },
  transformHead: ({ pageData: { relativePath, title, description } }) => [
    ["meta", { property: "og:title", content: title || "fluent-endpoint" }],
    ["meta", { property: "og:description", content: description || DESCRIPTION }],
    ["meta", { property: "og:type", content: "website" }],
    ...(ORIGIN === undefined
      ? []
      : [
          ["meta", { property: "og:image", content: addressOf("og.png") }] as [string, Record<string, string>],
          ["meta", { property: "og:url", content: addressOf(relativePath) }] as [string, Record<string, string>],
          ["link", { rel: "canonical", href: addressOf(relativePath) }] as [string, Record<string, string>],
        ]),
  ],
  // What crawlers and language models read first.
  buildEnd: ({ outDir, pages }) => {
    // Browsers may ask for /favicon.ico before they read the icon of a page.
    for (const name of ["og.png", "favicon.ico"])
      copyFileSync(fileURLToPath(new URL(name, import.meta.url)), join(outDir, name));
    const sitemap = ORIGIN === undefined ? "" : `Sitemap: ${ORIGIN}${BASE}sitemap.xml\n`;
    writeFileSync(join(outDir, "robots.txt"), `User-agent: *\nAllow: /\n${sitemap}`);
    // Pages to read, without the home page and the playground.
    const guides = pages.filter((file) => /^docs\/(?!(?:home|playground)\.md)/.test(file)).sort(startFirst);
    // A picture is nothing to read.
    const read = (file: string): string =>
      readFileSync(new URL(file, ROOT), "utf8").replace(/^<[A-Z]\w+[^\n]*\/>\n\n/gm, "");
    const lines = guides.map((file) => {
      const [, heading = "fluent-endpoint"] = /^# (.*)/m.exec(read(file)) ?? [];
      const name = file.replace(/^docs\//, "");
      // Their readers want the text, not the page.
      writeFileSync(join(outDir, name), read(file));
      return `- [${heading}](${ORIGIN === undefined ? "" : ORIGIN + BASE}${name}): ${firstParagraph(read(file))}`;
    });
    writeFileSync(
      join(outDir, "llms.txt"),
      `# fluent-endpoint\n\n> ${DESCRIPTION}\n\n## Docs\n\n${lines.join("\n")}\n`,
    );
    writeFileSync(join(outDir, "llms-full.txt"), guides.map(read).join("\n\n"));
  },

  // The playground runs the published modules.
  vite: {
    // The default target rewrites private members of classes, which takes more code and time.
    build: { target: "es2022" },
    plugins: [
      {
        name: "main-landmark",
        enforce: "pre",
        // The home page of the theme has no main landmark (WAI-ARIA 1.2, section 5.3.4).
        transform: (code, id) =>
          id.endsWith("/VPHome.vue") ? code.replace('class="VPHome"', 'class="VPHome" role="main"') : undefined,
      },
      {
        name: "one-button",
        enforce: "pre",
        // A group of the sidebar is a button, and its arrow must not be another one within it.
        transform: (code, id) =>
          id.endsWith("/VPSidebarItem.vue")
            ? code.replace(
                /(class="caret"\s+)role="button"\s+aria-label="toggle section"([^>]*?)\s+tabindex="0"/,
                "$1$2",
              )
            : undefined,
      },
      {
        name: "home-page",
        enforce: "pre",
        transform: (code, id) => (id.endsWith("/docs/home.md") ? homePage(code) : undefined),
      },
      {
        name: "reference-page",
        enforce: "pre",
        // Signatures are no programs, so that the tests of the pages don't run them; the site shows them in colours.
        transform: (code, id) =>
          id.endsWith("/docs/reference.md") ? code.replaceAll("```text\n", "```ts\n") : undefined,
      },
    ],
    resolve: {
      alias: [
        { find: "fluent-endpoint/adapters", replacement: built("adapters") },
        { find: "fluent-endpoint/bodies", replacement: built("bodies") },
        { find: "fluent-endpoint/explain", replacement: built("explain") },
        { find: "fluent-endpoint/openapi", replacement: built("openapi") },
        { find: "fluent-endpoint", replacement: built("index") },
      ],
    },
  },

  themeConfig: {
    logo: LOGO,
    search,
    outline: [2, 3],
    nav: [
      { text: "Guide", link: "/getting-started" },
      { text: "Playground", link: "/playground" },
      { text: "API", link: "/reference" },
      { text: `Changelog of ${version}`, link: "/CHANGELOG" },
    ],
    ...(REPOSITORY !== undefined && {
      editLink: { pattern: `${REPOSITORY}/edit/main/:path`, text: "Edit this page" },
      socialLinks: [{ icon: "github" as const, link: REPOSITORY, ariaLabel: "The repository" }],
    }),
    footer: {
      message: `Version ${version}, under the MIT license.`,
      copyright: `<a href="${BASE}getting-started">Guide</a>, <a href="${BASE}CHANGELOG">changelog</a>`,
    },
    sidebar: [
      {
        text: "Start",
        items: [
          page("Getting started", "getting-started"),
          page("Routes and parameters", "routes-and-parameters"),
          page("Calling", "calling"),
          page("Sending", "sending"),
          page("Playground", "playground"),
        ],
      },
      {
        text: "Your API",
        items: [
          page("Your API", "your-api"),
          page("From OpenAPI", "openapi"),
          page("Writing an SDK", "writing-an-sdk"),
        ],
      },
      {
        text: "Guide",
        items: [
          page("Errors", "errors"),
          page("Bodies", "bodies"),
          page("Tools for models", "tools"),
          page("Frameworks and runtimes", "frameworks"),
          page("Testing and debugging", "testing-and-debugging"),
        ],
      },
      {
        text: "Reference",
        items: [
          page("Security", "security"),
          page("Find it in your code", "lint"),
          page("Migrating and comparison", "migrating"),
          page("Performance and sizes", "performance"),
          page("API", "reference"),
        ],
      },
    ],
  },
});
