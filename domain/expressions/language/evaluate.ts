/** Functions that the nodes of an expression become. */

/** Values of the parameters of a function, and those of the functions around it. */
export interface ParameterFrame {
  first: unknown;
  second: unknown;
  /** From the third on. */
  others: readonly unknown[];
  outer: ParameterFrame | null;
}

export type NodeEvaluator = (scope: object, frame: ParameterFrame) => unknown;

export const NOTHING: readonly unknown[] = [];

export const NO_VALUES: ParameterFrame = {
  first: undefined,
  second: undefined,
  others: NOTHING,
  outer: null,
};

/** Value of a chain that ended at a `?.`. */
export const ENDED = Symbol('ended chain');
