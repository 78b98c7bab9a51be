// A plugin of rollup.

/** The package contains `src`, so that its source maps need not contain the same files again. */
export const mapsBesideSources = {
  name: "maps-beside-sources",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle).filter(({ fileName }) => fileName.endsWith(".map"))) {
      const map = JSON.parse(file.source);
      map.sourcesContent = map.sourcesContent.map((text, index) =>
        /^..\/src\//.test(map.sources[index]) ? null : text,
      );
      file.source = JSON.stringify(map);
    }
  },
};
