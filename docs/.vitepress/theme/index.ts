import DefaultTheme from "vitepress/theme-without-fonts";
import { defineAsyncComponent, h, type VNode } from "vue";

import "./style.css";

/** Loaded where it is shown. */
const NotFound = defineAsyncComponent(() => import("./NotFound.vue"));

export default {
  extends: DefaultTheme,
  Layout: (): VNode => h(DefaultTheme.Layout, {}, { "not-found": () => h(NotFound) }),
};
