import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, type App, type VNode } from "vue";

import "./style.css";

// Loaded where they are shown.
const SectionTabs = defineAsyncComponent(() => import("./SectionTabs.vue"));
const BeforeAfter = defineAsyncComponent(() => import("../playground/BeforeAfter.vue"));
const WhereValuesGo = defineAsyncComponent(() => import("../playground/WhereValuesGo.vue"));
const NotFound = defineAsyncComponent(() => import("./NotFound.vue"));

export default {
  extends: DefaultTheme,
  Layout: (): VNode =>
    h(DefaultTheme.Layout, {}, { "not-found": () => h(NotFound), "home-hero-image": () => h(BeforeAfter) }),
  enhanceApp: ({ app }: { readonly app: App }): void => {
    app.component("SectionTabs", SectionTabs);
    app.component("BeforeAfter", BeforeAfter);
    app.component("WhereValuesGo", WhereValuesGo);
  },
};
