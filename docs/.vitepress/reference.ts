/**
 * The page of signatures, as the site shows it: in colours, and with a link to the generated pages. In the repository, there are no such
 * pages, and the signatures are text, because they are no programs that its tests could run.
 */
export function referencePage(text: string): string {
  return text
    .replaceAll("```text\n", "```ts\n")
    .replace('On the site, "API, every type" has', "[API, every type](/api/) has");
}
