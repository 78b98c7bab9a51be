import { CREDENTIALS } from "./credentials.js";
import type { MistakeGroup } from "./mistake.js";
import { OPTIONS, SENDING } from "./options.js";
import { OTHER_CLIENTS, PARAMETERS } from "./parameters.js";
import { ROUTES } from "./routes.js";

/** All mistakes, in the order of the page. */
export const GROUPS: readonly MistakeGroup[] = [CREDENTIALS, ROUTES, PARAMETERS, OTHER_CLIENTS, OPTIONS, SENDING];
