/** Values of parameters. */
import fc from "fast-check";
import { VARIABLES } from "./templates.js";
import { hostileText, hostLabel, ordinaryText } from "./texts.js";

const absent = fc.constantFrom(null, undefined);
const notText = fc.constantFrom<unknown>(0, -0, -1.5, 1e21, 5e-324, true, false, 2n ** 64n, new Date(0));

function valueOf(text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const item = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: absent });
  return fc.oneof(
    { weight: 10, arbitrary: text },
    { weight: 2, arbitrary: notText },
    { weight: 2, arbitrary: absent },
    { weight: 2, arbitrary: fc.array(item, { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.dictionary(text, item, { maxKeys: 3 }) },
  );
}

/** Any value that a url can contain, and texts that it cannot. */
export const hostileValue = valueOf(hostileText);

/** Values that most people send. */
const ordinaryValue = fc.oneof(ordinaryText, fc.integer(), fc.boolean());

/** Values by the name of their variable. */
export type Values = Readonly<Record<string, unknown>>;

function dictionary(value: fc.Arbitrary<unknown>): fc.Arbitrary<Values> {
  const entry = fc.tuple(fc.constantFrom(...VARIABLES), value);
  return fc.array(entry, { maxLength: 6 }).map((entries) => Object.fromEntries(entries));
}

/** Values for the variables of a route, ordinary ones and hostile ones: most calls can be built. */
export const routeValues: fc.Arbitrary<Values> = fc
  .tuple(dictionary(ordinaryValue), dictionary(fc.oneof(ordinaryValue, hostileValue, hostLabel)))
  .map((both) => Object.fromEntries(both.flatMap((one) => Object.entries(one))));
