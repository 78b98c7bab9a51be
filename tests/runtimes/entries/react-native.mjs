// What React Native adds to Hermes, and the polyfills of docs/browsers-and-runtimes.md. React Native's own FormData, Blob and
// Headers need native modules: packages that write the standard in JavaScript stand for them here.
import "core-js/actual/array/at.js";
import "core-js/actual/array/to-sorted.js";
import "core-js/actual/json/stringify.js";
import "core-js/actual/string/at.js";
import "fast-text-encoding";
import "web-streams-polyfill/dist/polyfill.js";
import "react-native-url-polyfill/auto.js";
import { File, FormData } from "formdata-polyfill/esm.min.js";
import { Headers } from "headers-polyfill";
import Blob from "fetch-blob";

Object.assign(globalThis, { Blob, File, FormData, Headers });
// Explanations show the name of a class. That of the polyfill is minified.
Object.defineProperty(URL, "name", { value: "URL" });
