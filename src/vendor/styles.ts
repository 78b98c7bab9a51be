import type { Policy } from "../types/policy.js";

// How lists and plain objects can be written: the choices of a policy.

export const ARRAYS: readonly Policy["arrays"][] = ["comma", "repeat", "brackets", "indices"];

export const OBJECTS: readonly Policy["objects"][] = ["error", "brackets"];
