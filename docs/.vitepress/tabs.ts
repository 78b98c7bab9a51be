import type { MarkdownRenderer } from "vitepress";

/** The pages whose sections are alternatives: a reader needs one of them, so the site shows one at a time. */
const TABBED = /\/docs\/(?:frameworks|migrating)\.md$/;

/** Wraps each section of such a page into a slot of theme/SectionTabs.vue. In the repository, they are sections. */
export function sectionTabs(md: MarkdownRenderer): void {
  md.core.ruler.push("section-tabs", (state) => {
    const { realPath, path } = state.env as { realPath?: string; path: string };
    if (!TABBED.test(realPath ?? path)) return;
    const { tokens } = state;
    const starts = tokens.flatMap(({ type, tag }, index) => (type === "heading_open" && tag === "h2" ? [index] : []));
    const names = starts.map((start) => [
      tokens[start]?.attrGet("id") ?? "",
      (tokens[start + 1]?.content ?? "").replace(/^From /, ""),
    ]);
    const html = (content: string) => Object.assign(new state.Token("html_block", "", 0), { content });
    const sections = starts.flatMap((start, index) => [
      html(`<template #${names[index]?.[0] ?? ""}>\n`),
      ...tokens.slice(start, starts[index + 1]),
      html("</template>\n"),
    ]);
    state.tokens = [
      ...tokens.slice(0, starts[0]),
      html(`<SectionTabs :names="${md.utils.escapeHtml(JSON.stringify(names))}">\n`),
      ...sections,
      html("</SectionTabs>\n"),
    ];
  });
}
