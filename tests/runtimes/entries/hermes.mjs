// Hermes: a bundle, because it has no modules. It has no network either: the job is a global, and the report is printed.
import "./react-native.mjs";
import { runSuite } from "../suite/suite.mjs";
import { library } from "./library.mjs";

const { JOB, print } = /** @type {any} */ (globalThis);

void runSuite(library, JOB)
  .then(
    (results) => ({ results }),
    (error) => ({ error: `the suite itself threw ${error.stack}` }),
  )
  .then((report) => print(JSON.stringify(report)));
