// A plugin of TypeDoc: its Markdown has no place for the class in `@throws {EndpointError} When …`.
import { Converter, ReflectionKind } from "typedoc";

/** @param {import("typedoc").Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const { comment } of project.getReflectionsByKind(ReflectionKind.All)) {
      for (const { tag, typeAnnotation, content } of comment?.blockTags ?? []) {
        if (tag !== "@throws" || !typeAnnotation) continue;
        content.unshift({ kind: "code", text: `\`${typeAnnotation.slice(1, -1)}\`` }, { kind: "text", text: ": " });
      }
    }
  });
}
