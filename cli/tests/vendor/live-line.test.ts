import { expect, test } from "@jest/globals";

import { LiveLine } from "../../src/vendor/live-line.js";

test("a terminal shows how long a step takes, and then how long it took", () => {
  let text = "";
  const line = new LiveLine({ write: (more: string) => (text += more) });
  line.tick();
  line.write("Reading api.json …");
  line.tick();
  line.tick();
  line.write(" 2.4 s");
  line.write("\n");
  line.tick();
  line.write("Checking the types …");
  line.write(" 0.1 s\n");
  expect(text).toBe(
    "Reading api.json …\r\x1b[KReading api.json … 1 s\r\x1b[KReading api.json … 2 s\r\x1b[KReading api.json … 2.4 s\n" +
      "Checking the types … 0.1 s\n",
  );
});
