/** Marks the rules of routes, so that a vendor accepts no other object as its `routes`. */
export const ROUTES: unique symbol = /* @__PURE__ */ Symbol.for("fluent-endpoint.routes") as never;
