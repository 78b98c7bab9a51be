import type { DocumentVendor } from "../../src/openapi/index.js";

/** The findings of a report, each as one text. */
export function findingsOf({ report }: Pick<DocumentVendor, "report">): readonly string[] {
  return report.findings.map(({ reason, route, name }) => `${reason} ${route === undefined ? "" : `${route} `}${name}`);
}

/** A document with these paths. */
export function documentOf(paths: object, fields: object = {}): object {
  return {
    openapi: "3.1.0",
    info: { title: "Acme API", version: "1.0.0" },
    servers: [{ url: "https://api.acme.example/v1" }],
    paths,
    ...fields,
  };
}
