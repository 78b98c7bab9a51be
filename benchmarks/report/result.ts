/** One thing that was measured, as reports/bench.json has it. */
export type Result = Comparison | Growth;

/** Contenders side by side. */
export interface Comparison {
  readonly kind: "comparison";
  readonly name: string;
  readonly title: string;
  readonly unit: Unit;
  /** The first row is what `ratio` compares with. */
  readonly rows: readonly Row[];
}

/** A contender's figures. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly ratio: number;
  /** The quartiles. */
  readonly low?: number;
  readonly high?: number;
  /** The shortest round. */
  readonly least?: number;
  /** The same where the url is read as well. */
  readonly read?: { readonly value: number; readonly ratio: number };
  /** What it leaves to others. */
  readonly omits?: string;
}

/** Costs of growing inputs. */
export interface Growth {
  readonly kind: "growth";
  readonly name: string;
  readonly title: string;
  /** What grows, and what it costs. */
  readonly size: string;
  readonly cost: string;
  readonly unit: Unit;
  readonly lines: readonly Line[];
}

/** A contender's costs by size. */
export interface Line {
  readonly name: string;
  readonly points: readonly (readonly [size: number, cost: number])[];
  /** Of the power law that fits the costs, where they are times: 1 is a straight line, 0 a level one. */
  readonly exponent?: number;
}

/** Of what is measured; figures are written with it. */
export type Unit = "ns" | "B" | "ms" | "kB" | "MB";
