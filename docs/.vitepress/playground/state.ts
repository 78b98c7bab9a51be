/** What a visitor has typed: texts, valid or not. */
export interface State {
  route: string;
  /** JSON. */
  parameters: string;
  /** JSON. */
  headers: string;
  /** Names with commas between. */
  previews: string;
  format: string;
  /** JSON. */
  defaults: string;
  /** Empty: as the API does without a policy. */
  arrays: string;
  objects: string;
  body: "json" | "form";
  /** `"github"`, another API with the fields below, or the one of an OpenAPI document. */
  vendor: "github" | "other" | "document";
  vendorName: string;
  vendorBaseUrl: string;
  vendorMediaTypeVersion: string;
  /** JSON. */
  vendorHeaders: string;
  /** Names with commas between. */
  vendorCredentials: string;
}

export const EMPTY: Readonly<State> = {
  route: "",
  parameters: "{}",
  headers: "{}",
  previews: "",
  format: "",
  defaults: "{}",
  arrays: "",
  objects: "error",
  body: "json",
  vendor: "github",
  vendorName: "acme",
  vendorBaseUrl: "https://api.acme.example/v1",
  vendorMediaTypeVersion: "",
  vendorHeaders: "{}",
  vendorCredentials: "",
};

/** A list or an object that contains no other one, and no text with a bracket. */
const INNER = /([[{])\n\s+([^[\]{}]*?)\n\s*([\]}])/g;

const LONGEST_LINE = 60;

/** Writes short lists and objects within another value in one line, as people do. */
export function inline(text: string): string {
  return text.replace(INNER, (all: string, open: string, inner: string, close: string, at: number) => {
    const line = inner.replace(/\n\s+/g, " ");
    const space = open === "{" ? " " : "";
    return at === 0 || line.length > LONGEST_LINE ? all : open + space + line + space + close;
  });
}

/** A value as a field of JSON has it. */
export function json(value: object): string {
  return inline(JSON.stringify(value, undefined, 2));
}
