// workerd: `workerd test` calls the handler named `test`.
import { main } from "../suite/main.mjs";
import { library } from "./library.mjs";

export default {
  /**
   * @param {unknown} _
   * @param {{ ORIGIN: string }} environment
   */
  async test(_, { ORIGIN }) {
    await main(library, ORIGIN);
  },
};
