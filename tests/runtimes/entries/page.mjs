// Chromium: a page that the recording server serves.
import { main } from "../suite/main.mjs";
import { library } from "./library.mjs";

await main(library, new URL(import.meta.url).origin);
