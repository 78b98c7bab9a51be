/** Pages that are now a part of another one: their old addresses still lead there. */
export const MOVED: Readonly<Record<string, string>> = {
  "/adapters": "/sending",
  "/authentication": "/your-api#credentials",
  "/axios": "/sending#axios",
  "/benchmarks": "/performance",
  "/command": "/openapi#the-command",
  "/defaults": "/routes-and-parameters#defaults",
  "/matching": "/recipes#match-urls",
  "/media-types": "/your-api",
  "/mini": "/browsers-and-runtimes#mini",
  "/mistakes": "/errors#twelve-frequent-mistakes",
  "/policies": "/your-api#policies",
  "/replace-template-strings": "/migrating#keep-them-with-a-tag",
  "/responses": "/sending#responses",
  "/runtimes": "/browsers-and-runtimes",
  "/types": "/calling#types",
  "/vendors": "/your-api",
};
