import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, resolveComponent, type App, type Component, type VNode } from "vue";

import "./style.css";

type Load = () => Promise<{ readonly default: Component }>;

// Loaded where they are shown.
const NotFound = defineAsyncComponent(() => import("./NotFound.vue"));
const SectionTabs = defineAsyncComponent(() => import("./SectionTabs.vue"));

/** The pictures, and what a page has that shows one. */
const PICTURES: readonly (readonly [name: string, selector: string, load: Load])[] = [
  ["BeforeAfter", ".before-after", () => import("../playground/BeforeAfter.vue")],
  ["WhereValuesGo", ".where", () => import("../playground/WhereValuesGo.vue")],
];

export default {
  extends: DefaultTheme,
  Layout: (): VNode =>
    h(
      DefaultTheme.Layout,
      {},
      { "not-found": () => h(NotFound), "home-hero-image": () => h(resolveComponent("BeforeAfter")) },
    ),
  enhanceApp: async ({ app }: { readonly app: App }): Promise<void> => {
    app.component("SectionTabs", SectionTabs);
    for (const [name, selector, load] of PICTURES) {
      // One that is on the page must be there when Vue takes the page over: Vue fails if the page changes before it has come.
      const isShown = typeof document === "object" && document.querySelector(selector) !== null;
      app.component(name, isShown ? (await load()).default : defineAsyncComponent(load));
    }
  },
};
