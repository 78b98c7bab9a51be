// What people type where the pages say it in other words, or say it in many places.

/**
 * Words that the search treats as a second title of a page, or of a section of it. A word belongs where its answer
 * is, and to two sections only if both answer it.
 */
export const KEYWORDS: Readonly<Record<string, string>> = {
  "getting-started":
    "install setup quick quickstart start begin tutorial intro introduction basics first hello world npm",

  "routes-and-parameters":
    "path query string url params parameters arguments variables headers dynamic encode encoding escape space",
  "routes-and-parameters#query-and-body": "query string search params payload method post put patch delete json",
  "routes-and-parameters#placeholders":
    "rfc 6570 url template expression optional segment path parameter colon braces dynamic",
  "routes-and-parameters#paths-with-slashes": "slash file path folder key segments segment",
  "routes-and-parameters#values":
    "date format boolean number array list encode encoding percent escape space special characters",
  "routes-and-parameters#headers": "field default global user-agent authorization remove",
  "routes-and-parameters#defaults": "default parameter shared global common merge override precedence",
  "routes-and-parameters#undefined-and-null":
    "nullable optional omit empty remove unset environment env variable process",
  "routes-and-parameters#an-api-on-your-own-origin":
    "relative base url same origin dev server localhost ssr server side rendering",

  calling: "fluent builder chaining immutable reuse",
  "calling#the-request": "result return build output",
  "calling#options": "option third argument",
  "calling#chains": "method builder conditional step",
  "calling#types":
    "typescript typed type safety safe infer inference generic autocomplete completion intellisense assignable property exist does not compile compiler compilation strict union limitation",
  "calling#the-type-of-the-response": "infer return unknown any cast typed response without openapi document",

  sending: "http client send adapter custom fetch got ky undici execute perform",
  "sending#retries":
    "retry rate limit 429 503 too many requests throttle backoff again attempt failed resend flaky progress upload hooks",
  "sending#responses":
    "parse read broken text csv binary blob bytes headers 204 download file save etag conditional caching 304 modified sse stream streaming eventsource websocket live",
  "sending#errors": "http error status 404 500 failed failure problem details network connection offline",
  "sending#check-what-comes-back": "zod valibot arktype schema runtime validate validation response",
  "sending#axios": "file upload progress interceptor instance create",
  "sending#client-options":
    "timeout abort aborted abortcontroller cancel cancellation deadline hang slow option redirect follow http proxy agent tls certificate keepalive dispatcher cookies",
  "sending#limits-of-the-clients": "cors cross origin preflight forbidden",
  "sending#pages":
    "pagination paginate paging next page iterate all results load more infinite scroll offset limit cursor",
  "sending#keys-for-caches": "cache invalidate swr tanstack react",

  "your-api":
    "vendor base url config configuration configure settings client instance custom http method methods verb purge",
  "your-api#credentials":
    "auth authentication login sign in token bearer jwt basic password username authorization authorize oauth session cookie 401 403 unauthorized user per request server",
  "your-api#api-keys": "apikey api key x-api-key secret",
  "your-api#refresh-a-token": "expired expire renew refresh 401 unauthorized interceptor client credentials grant",
  "your-api#headers-and-query": "every request api version versioning custom global",
  "your-api#variables-in-baseurl": "base url subdomain tenant region staging production host dynamic",
  "your-api#policies": "configure option",
  "your-api#lists-and-objects":
    "query array params nested deep object filter brackets comma repeat duplicate indices serialize serializer paramsserializer queryserializer qs",
  "your-api#trustedorigins": "allowlist whitelist trusted origin host domain",
  "your-api#media-types": "accept content negotiation preview format",

  openapi: "swagger codegen generate generator client types yaml spec specification schema import",
  "openapi#the-command": "cli ci check outdated stale",
  "openapi#named-operations": "operationid deprecated",
  "openapi#servers": "multiple servers",
  "openapi#rules-for-routes": "deepobject explode style collectionformat",
  "openapi#at-run-time": "runtime dynamic load parse spec gateway",

  errors: "exception catch throw try handle handling troubleshooting message instanceof",
  "errors#all-codes": "error code list class invalid",
  "errors#answer-with-400": "bad request status 400 validation form user",
  "errors#frequent-mistakes":
    "common mistake pitfall gotcha faq compile compiler wrong problem fix not working help missing required misspelled misspelling typo undefined bearer token",

  bodies: "form data formdata multipart urlencoded json xml csv payload content type raw binary",
  "bodies#files": "upload image photo attachment blob",
  "bodies#another-content-type": "merge patch charset vendor",
  "bodies#values-that-json-would-lose": "bigint map set serialize stringify",
  "bodies#an-encoder-of-your-own": "custom serializer bodyserializer xml msgpack",

  "writing-an-sdk":
    "client library wrapper wrap class subclass extend inherit custom method publish package plugin internal private company",
  "writing-an-sdk#groups-of-methods": "namespace resource",
  "writing-an-sdk#sign-every-request":
    "hmac signature hook hooks middleware interceptor finalize idempotency idempotent duplicate twice",
  "writing-an-sdk#sign-with-a-promise": "webcrypto async signature sigv4 s3 amazon http message",
  "writing-an-sdk#a-host-for-each-tenant": "multi tenant multitenant multitenancy",
  "writing-an-sdk#publish-it": "publish npm package release peer dependency",

  "testing-and-debugging":
    "tests mock mocking stub fake spy unit integration e2e test jest vitest playwright cypress fixture snapshot intercept fetch network debug verbose",
  "testing-and-debugging#mocks": "path-to-regexp urlpattern webhook router routing parse match url pattern",
  "testing-and-debugging#logs": "log logger logging inspect print pino winston sentry verbose",
  "testing-and-debugging#what-is-hidden": "redact mask hide secret sensitive",
  "testing-and-debugging#count-by-route":
    "metric metrics monitoring observability telemetry tracing trace span latency prometheus opentelemetry otel datadog",
  "testing-and-debugging#explain-a-request": "why parameter body header query place",
  "testing-and-debugging#curl": "copy print reproduce terminal command postman export",

  frameworks:
    "nest nestjs next nextjs react angular express fastify vue nuxt svelte koa hono remix ssr server side rendering middleware component plugin",
  "frameworks#nestjs": "nest module provider",
  "frameworks#angular": "rxjs observable",
  "frameworks#react": "tanstack usequery component infinite reactjs",
  "frameworks#next-js": "app router server component action revalidate cache tag",

  "frameworks#browsers-and-runtimes":
    "node nodejs deno bun cloudflare worker edge lambda serverless electron commonjs require esm module import cdn platform support supported version lts chrome safari firefox csp polyfill compatibility old legacy ie11",
  "frameworks#react-native": "mobile app expo ios android hermes",

  security:
    "report vulnerability disclosure cve secure safe safety untrusted malicious user input injection header path traversal ssrf xss csrf crlf attack escape sanitize leak pollution",

  lint: "eslint plugin linter rule static analysis find unsafe encodeuricomponent audit",

  migrating: "migrate migration move switch coming replace convert upgrade change instead existing",
  "migrating#comparison": "alternative versus vs compare comparison difference pros cons why which library choose",
  "migrating#from-template-strings": "tagged literal",

  performance: "speed fast faster slow benchmark memory overhead cost",
  "performance#size": "small bundle weight kb kilobytes footprint big large",
  "performance#compile-time": "slow tsc editor",

  reference: "api reference function functions method methods list export signature documentation",
  tools: "mcp server agent llm function calling ai sdk openai langchain tool prompt injection model",

  playground: "try online demo sandbox repl interactive",
};
