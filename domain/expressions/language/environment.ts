/** Environment that an expression is compiled in: the meanings of its names, and who watches its evaluation. */
import type { NodeEvaluator } from './evaluate';
import type { Expression } from './tree';

/** Function of an expression. Throws where a value that it needs is missing, as the expression would in JavaScript. */
export type CompiledExpression = (scope: object, ...values: unknown[]) => unknown;

/** Meaning of a name: a function of the catalogue, or a named expression, which is compiled when it is first needed. */
export type NamedValue = { helper: unknown } | NeededExpression;

export interface NeededExpression {
  parameters: readonly string[];
  getCompiled(): CompiledExpression;
}

/** Names that an expression may take besides the sections, helpers and context of its scope. */
export interface ExpressionEnvironment {
  /** Names of the arguments that follow the scope. */
  parameters: readonly string[];
  /** Returns undefined for names of the scope. */
  resolve(name: string): NamedValue | undefined;
  observer?: EvaluationObserver;
}

/**
 * Learns what each node of an expression is evaluated to: `enter`, then those of its parts, then `leave` or `fail`. What is
 * evaluated, and how many steps it takes, is the same as without it.
 */
export interface EvaluationObserver {
  enter(node: Expression, scope: object): void;
  leave(value: unknown): void;
  fail(): void;
}

/** Parameters by function, from the innermost outwards. */
export type ParameterSlots = readonly (readonly string[])[];

/** The part of a compiler that compiles nodes of one kind goes on with for their parts. */
export interface NodeCompiler {
  resolve: ExpressionEnvironment['resolve'];
  compile(node: Expression, parameters: ParameterSlots): NodeEvaluator;
  /** Counts a node that is compiled together with the one around it. */
  countNode(): void;
  isWatched: boolean;
  /** The evaluator of a node, as the observer learns of it; the same one where there is none. */
  watch(node: Expression, evaluate: NodeEvaluator): NodeEvaluator;
}
