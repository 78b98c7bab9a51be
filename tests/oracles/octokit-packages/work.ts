import type { Recorder } from "../octokit-rest/recorder.js";
import type { Core, Packages, Plugin } from "./packages.js";

/** What the work of a package has: the packages, the recorder, and an Octokit with plugins. */
export interface Setting extends Packages {
  readonly recorder: Recorder;
  readonly log: string[];
  readonly octokit: (...plugins: readonly Plugin[]) => Core;
}

/** What a package does; and the decision by which its request differs, with the parameters that are why. */
export type Work = [name: string, work: (setting: Setting) => unknown, decision?: string, parameters?: object];
