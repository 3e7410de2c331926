/** Bounds of an expression: far above what forms need, far below what would keep a browser or a server waiting. */
export const EXPRESSION_LIMITS = {
  /** Characters of the text. */
  length: 10_000,
  /** Levels of nesting. */
  depth: 100,
  /** Calls, and items of lists that methods go over, in one evaluation. */
  steps: 1_000_000,
  /** The same in all evaluations of one check of a filing. */
  stepsOfCheck: 5_000_000,
  /** Characters of a text that an evaluation makes. */
  textLength: 100_000,
} as const;

/** Names that every object inherits. A property of such a name is never read or written. */
const INHERITED_NAMES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  'prototype',
  'caller',
  'callee',
  'arguments',
]);

export const isInheritedName = (name: string): boolean => INHERITED_NAMES.has(name);

/** Names with a meaning of their own, which no parameter takes. */
export const OWN_NAMES: ReadonlySet<string> = new Set([
  'Math',
  'undefined',
  'NaN',
  'Infinity',
  'String',
  'Number',
  'Boolean',
]);
