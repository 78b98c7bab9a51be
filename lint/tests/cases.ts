// What the rule reports, and what it does not (L1).
import type { RuleTester } from "eslint";

import { noUnsafeUrl } from "../src/no-unsafe-url.js";

/** A line of code, the message and the name of each value that is reported. */
type Case = readonly [code: string, ...reported: string[]];

/** What reaches a client. */
const SENT: readonly Case[] = [
  ["fetch(`/users/${id}`)", "raw id"],
  ['fetch("/users/" + id)', "raw id"],
  ["fetch(`https://api.example.com/users/${id}/orders`)", "raw id"],
  ["fetch(`${base}/users/${user.id}`)", "raw user.id"],
  ["fetch(base + `/users/${id}`)", "raw id"],
  ["fetch(`${base}/${owner}/${repo}`)", "raw owner", "raw repo"],
  ["fetch(`${protocol}//${host}/users/${id}`)", "raw id"],
  ["new Request(`/users/${id}`)", "raw id"],
  ["new URL(`/users/${id}`, base)", "raw id"],
  ["axios(`/users/${id}`)", "raw id"],
  ["axios.get(`/users/${id}`)", "raw id"],
  ["axios({ url: `/users/${id}` })", "raw id"],
  ["ky.delete(`${api}/users/${id}`)", "raw id"],
  ["got(`https://api.example.com/users/${id}`)", "raw id"],
  ["undici.request(`/users/${id}`)", "raw id"],
  ["http.request({ path: `/users/${id}` })", "raw id"],
  ["this.client.post(`/users/${id}`, body)", "raw id"],
  ["class Users extends Service { get(id) { return this.get(`/users/${id}`); } }", "raw id"],
  ["fetchJson(token, `/users/${id}`)", "raw id"],
  ["apiRequest({ endpoint: `/users/${id}` })", "raw id"],
  ['call("DELETE", `/users/${id}`)', "raw id"],
  ['send({ method: "POST", path: `/users/${id}` })', "raw id"],
  ["get(this.fetch, `${this.url}/users/${id}`)", "raw id"],
  ["const url = `/users/${id}`; fetch(url)", "raw id"],
  ["let path; path = `/users/${id}`; fetch(`${base}${path}`)", "raw id"],
  ["const url = new URL(base); url.pathname = `/users/${id}`; fetch(url)", "raw id"],
  ["const options = { url: `/users/${id}` }; axios({ ...options, headers })", "raw id"],
  ["fetch(withQuery(`/users/${id}`, query))", "raw id"],
  ["fetch(all ? `/users` : `/users/${id}`)", "raw id"],
  ["fetch((`/users/${id}`).toString())", "raw id"],
  ["fetch(`/users${id ? `/${id}` : ''}`)", "raw id"],
  ["function load(url) { return fetch(url); } load(`/users/${id}`)", "raw id"],
  [`const u0 = \`/a/\${x}\`; ${chainOf(50)} fetch(u50)`, "raw x"],
  ["const load = ({ url }) => fetch(url); load({ url: `/users/${id}` })", "raw id"],
  ["const userUrl = (id) => `/users/${id}`; fetch(userUrl(id))", "raw id"],
  ["class A { #get(url) { return fetch(url); } user(id) { return this.get(`/users/${id}`); } }", "raw id"],
  ["class A { load(url) { return fetch(base + url); } user(id) { return this.load(`/users/${id}`); } }", "raw id"],
  ["class A { url = `/users/${id}`; load() { return fetch(this.url); } }", "raw id"],
  ["class A { get url() { return `/users/${this.id}`; } load() { return fetch(this.url); } }", "raw this.id"],
  ["class A { static load(url) { return fetch(url); } } A.load(`/users/${id}`)", "raw id"],
  ["class A { load(url) { return fetch(url); } } const a = new A(); a.load(`/users/${id}`)", "raw id"],
  ["const api = { load: (url) => fetch(url) }; api.load(`/users/${id}`)", "raw id"],
  ["const urls = { user: (id) => `/users/${id}` }; fetch(urls.user(id))", "raw id"],
  // A client in a variable.
  ["const send = globalThis.fetch; send(`/users/${id}`)", "raw id"],
  ["const users = axios.create(); users(`/users/${id}`)", "raw id"],
  ["const api = got.extend(a).extend(b); const acme = api.extend(c); acme(`/users/${id}`)", "raw id"],
  ['import https from "node:https"; https.get(`https://api.example.com/users/${id}`, (response) => {})', "raw id"],
];

/** Variables that pass a url on, one to the next. */
function chainOf(length: number): string {
  return Array.from({ length }, (_, index) => `const u${index + 1} = u${index};`).join(" ");
}

/** What does not: other calls, servers, and texts that are no urls. */
const NOT_SENT: readonly Case[] = [
  ["console.log(`/users/${id}`)"],
  ["const file = `/tmp/${name}`; readFile(file)"],
  ["new Map().get(`/users/${id}`)"],
  ["const seen = new Set(); seen.delete(`/users/${id}`)"],
  ["this.cache.get(`/users/${id}`)"],
  ["headers.get(`/x/${name}`)"],
  ["app.get(`/users/${version}`, (request, response) => {})"],
  ["navigate(`/users/${id}`)"],
  ["isApiRequest(`/users/${id}`)"],
  ["fetch(`users/${id}`)"],
  ["fetch(`data:text/plain,${text}/${more}`)"],
  ["fetch(path`/users/${id}`)"],
  ["fetch(apiPath`/users/${id}`)"],
  [`const u0 = \`/a/\${x}\`; ${chainOf(2000)} fetch(u2000)`],
  ["function loop(url) { loop(url); } loop(`/users/${id}`)"],
  ["let a = b, b = a; a(`/users/${id}`)"],
  ["const users = new Map(); const find = users.values; find(`/users/${id}`)"],
  ["class A { url = `/users/${id}`; load() { return fetch(A.url); } }"],
];

/** Where a value stands. */
const PLACES: readonly Case[] = [
  ["fetch(`${base}${path}`)"],
  ["fetch(`https://${host}/users`)"],
  ["fetch(`https://${tenant}.example.com/users/${id}`)", "raw id"],
  ["const load = (path) => fetch(`${base}/${path}`); load(`/users/${id}`)", "raw id"],
  ["fetch(`/files/${path}.json`)", "raw path"],
  ["fetch(`/users/${id}#${anchor}`)", "raw id"],
  ["fetch(`/search?q=${q}&page=${page.length}`)", "query q"],
  ["fetch(`/search?q=title:${q}`)", "query q"],
  ["fetch(`${url}?q=${q}`)", "query q"],
  ["fetch(`/search?${name}=${encodeURIComponent(q)}`)", "query name"],
  ["fetch(`/search?q=${encodeURIComponent(q)}`)"],
  ["fetch(`/search?${params}`)"],
  ["fetch(`/search?${new URLSearchParams({ q })}`)"],
  ["fetch(`/search${query}`)"],
  ["fetch(`/search${q ? `?q=${encodeURIComponent(q)}` : ''}`)"],
  ["const rest = q ? '?a=1' : ''; fetch(`/search${rest}`)"],
  ["fetch(`/users/${encodeURIComponent(id)}`)", "encoded id"],
  ["fetch('/users/' + encodeURIComponent(id) + '/orders')", "encoded id"],
  ["const safe = encodeURIComponent(id); fetch(`/users/${safe}`)", "encoded safe"],
  ["const encode = (text) => encodeURIComponent(text); fetch(`/users/${encode(id)}`)", "encoded encode(id)"],
  ["fetch(`/files/${names.map(encodeURIComponent).join('/')}`)", "encoded names.map(encodeURIComponent).join('/')"],
  // No ".." segment: a text of the program stands beside it.
  ["fetch(`/users/${encodeURIComponent(id)}.json`)"],
  ["fetch(`/users/${id}.json`)", "raw id"],
  ["fetch(`/files/${encodeURI(name)}`)", "raw encodeURI(name)"],
];

/** What no caller chooses. */
const HARMLESS: readonly Case[] = [
  ["fetch(`/users/${7}/${'a'}/${true}`)"],
  ["fetch(`/pages/${page + 1}/${a * b}/${-x}/${count++}`)"],
  ["fetch(`/pages/${Number(page)}/${parseInt(page, 10)}/${Math.max(a, b)}/${Date.now()}`)"],
  ["fetch(`/items/${items.length}/${crypto.randomUUID()}/${date.toISOString()}`)"],
  ["const VERSION = 'v1'; fetch(`/api/${VERSION}/users`)"],
  ["import { VERSION } from './version.js'; fetch(`/api/${VERSION}/users`)"],
  ["fetch(`/api/${process.env.API_VERSION}/users`)"],
  ["const KINDS = { a: 'x', b: 'y' }; fetch(`/api/${KINDS[kind]}`)"],
  ["for (const kind of ['a', 'b']) fetch(`/api/${kind}`)"],
  ["const kind = isAll ? 'all' : 'one'; fetch(`/api/${kind}`)"],
  ["let kind = 'a'; if (x) kind = 'b'; fetch(`/api/${kind}`)"],
  ["for (let page = 0; page < 3; page++) fetch(`/pages/${page}`)"],
  ["['a', 'b'].map((kind, index) => fetch(`/api/${kind}/${index}`))"],
  ["kinds.map((kind, index) => fetch(`/api/${kind}/${index}`))", "raw kind"],
  ["function load(page = 1) { return fetch(`/pages/${page}`); }"],
  ["class A { version = 'v1'; load() { return fetch(`/${this.version}/users`); } }"],
  ["const load = (kind) => fetch(`/api/${kind}`); load('a'); load('b');"],
  ["const load = (kind) => fetch(`/api/${kind}`); load('a'); load(b);", "raw kind"],
  ["export const load = (kind) => fetch(`/api/${kind}`); load('a');", "raw kind"],
  ["fetch(`/files/${segments(name)}/${path`/a/${b}`}`)"],
  ["const request = acme.build('GET /x'); fetch(`${base}/proxy/${request.url}`)"],
  ["function load(id) { validateId(id); return fetch(`/users/${id}`); }"],
  ["function load(id) { if (!/^\\d+$/.test(id)) throw new Error(); return fetch(`/users/${id}`); }"],
  ["function load(id) { if (!id) throw new Error(); return fetch(`/users/${id}`); }", "raw id"],
  ["function toId(id) { if (id === '..') throw new Error(); return id; } fetch(`/users/${toId(id)}`)"],
  ["let kind = 'a'; kind = input; fetch(`/api/${kind}`)", "raw kind"],
  ["let kind = 'a'; [kind] = input; fetch(`/api/${kind}`)", "raw kind"],
];

const TYPES: readonly Case[] = [
  ["async function load(id: number) { return fetch(`/users/${id}`); }"],
  ["async function load(id: string) { return fetch(`/users/${id}`); }", "raw id"],
  ["const load = ({ id }: { id: number }) => fetch(`/users/${id}`);"],
  ["const load = ({ id, name }: { id?: number; name: string }) => fetch(`/users/${id}/${name}`);", "raw name"],
  ["interface User { readonly id: number } const load = (user: User) => fetch(`/users/${user.id}`);"],
  [
    "type User = { id: bigint }; const load = (users: User[]) => { for (const { id } of users) fetch(`/users/${id}`); };",
  ],
  ["type Kind = 'a' | 'b'; const load = (kind: Kind) => fetch(`/api/${kind}`);"],
  ["const KINDS = ['a', 'b'] as const; const load = (kind: (typeof KINDS)[number]) => fetch(`/api/${kind}`);"],
  ["enum Kind { A = 'a' } const load = (kind: Kind) => fetch(`/api/${kind}/${Kind.A}`);"],
  ["class A { constructor(private readonly id: number) {} load() { return fetch(`/users/${this.id}`); } }"],
  ["class A { id!: string; load() { return fetch(`/users/${this.id}`); } }", "raw this.id"],
  ["const id = input as number; fetch(`/users/${id}`);"],
  [
    "const load = (ids: number[], more: readonly Kind[]) => fetch(`/x/${ids.join('-')}/${more}`); type Kind = 'a' | 'b';",
  ],
  ["const load = (ids: number[]) => ids.map((id) => fetch(`/users/${id}`));"],
  ["const load = (ids: number[]) => { for (const id of ids) fetch(`/users/${id}`); };"],
  ["const load = (ids: Array<number>) => fetch(`/users?ids=${ids.join(',')}`);"],
  ["const load = (ids: string[]) => fetch(`/users/${ids.join('-')}`);", "raw ids.join('-')"],
  ["const load = (pages: Record<string, number>) => fetch(`/pages/${pages.last}`);"],
  ["fetch(`/users/${id}` as string)", "raw id"],
  ["fetch(`/users/${id!}`)", "raw id"],
  ["client.get<User>(`/users/${id}`)", "raw id"],
];

const OPTIONS: readonly (readonly [...Case, { clients?: string[]; ignore?: string[] }])[] = [
  ["gateway.run(`/users/${id}`)", "raw id", { clients: ["gateway.run"] }],
  ["this.gateway.run(`/users/${id}`)", "raw id", { clients: ["gateway.run"] }],
  ["other.run(`/users/${id}`)", { clients: ["gateway.run"] }],
  ["runUser(`/users/${id}`)", "raw id", { clients: ["run*"] }],
  ["fetch(`/users/${toSlug(id)}`)", { ignore: ["toSlug"] }],
  ["fetch(`/users/${this.tenantId}/${id}`)", "raw id", { ignore: ["tenantId"] }],
  ["fetch(`/users/${checked.id}/${id}`)", "raw id", { ignore: ["checked.*"] }],
];

function errorsOf(reported: readonly string[]): { messageId: string; data: { name: string }; suggestions: number }[] {
  return reported.map((text) => {
    const [messageId = "", ...words] = text.split(" ");
    return { messageId, data: { name: words.join(" ") }, suggestions: messageId === "raw" ? 2 : 1 };
  });
}

/** Runs all cases, with those of types for a parser that reads them. */
export function runCases(name: string, tester: RuleTester, hasTypes: boolean): void {
  const cases = [...SENT, ...NOT_SENT, ...PLACES, ...HARMLESS, ...(hasTypes ? TYPES : [])];
  const rows = [
    ...cases.map(([code, ...reported]) => ({ code, reported, options: [] as object[] })),
    ...OPTIONS.map((row) => ({
      code: row[0],
      reported: row.slice(1, -1) as string[],
      options: [row.at(-1) as object],
    })),
  ];
  tester.run(name, noUnsafeUrl, {
    valid: rows.filter(({ reported }) => reported.length === 0).map(({ code, options }) => ({ code, options })),
    invalid: rows
      .filter(({ reported }) => reported.length > 0)
      .map(({ code, reported, options }) => ({ code, options, errors: errorsOf(reported) })),
  });
}
