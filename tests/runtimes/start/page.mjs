/** The page that browsers open. Its content security policy forbids code from strings. */
import { PACKAGE } from "./package.mjs";

const NONCE = "runtimes";

const imports = Object.fromEntries(Object.entries(PACKAGE).map(([name, path]) => [name, `/${path}`]));

/** The nonce allows the import map, which has to be inline. */
export const PAGE = {
  html: `<!doctype html>
<title>fluent-endpoint</title>
<script type="importmap" nonce="${NONCE}">${JSON.stringify({ imports })}</script>
<script type="module" src="/tests/runtimes/entries/page.mjs"></script>
`,
  headers: {
    "content-security-policy": `default-src 'none'; script-src 'self' 'nonce-${NONCE}'; connect-src 'self'; require-trusted-types-for 'script'`,
  },
};
