/**
 * Tree of an expression: plain JSON, made from the text by `parseExpression`, turned into a function by `compileExpression`.
 * The kinds of nodes are those that forms need; whatever else JavaScript has is no part of the language.
 */

/** Range of characters in the text: from the first to the one after the last, counted from 0. */
export type TextRange = readonly [start: number, end: number];

export type UnaryOperator = '!' | '-' | '+' | 'typeof';
export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '===' | '!==' | '<' | '<=' | '>' | '>=';
export type LogicalOperator = '&&' | '||' | '??';

interface ExpressionNode {
  at: TextRange;
}

export interface LiteralExpression extends ExpressionNode {
  kind: 'literal';
  value: string | number | boolean | null;
}

/** A section, a helper, a function of the catalogue, a named expression, or a parameter. */
export interface NameExpression extends ExpressionNode {
  kind: 'name';
  name: string;
}

/** A property of a value: `basic.listed`, `rows[0]`. */
export interface MemberExpression extends ExpressionNode {
  kind: 'member';
  of: Expression;
  key: string | Expression;
  /** True for `?.`: a missing value ends the chain that the node is part of. */
  isOptional?: true;
}

export interface CallExpression extends ExpressionNode {
  kind: 'call';
  callee: Expression;
  arguments: ListItem[];
  isOptional?: true;
}

/** The extent of `?.`: a missing value before one makes the whole of it undefined. */
export interface ChainExpression extends ExpressionNode {
  kind: 'chain';
  value: Expression;
}

/** A function of rows or values: `(row) => row.amount > 0`. */
export interface FunctionExpression extends ExpressionNode {
  kind: 'function';
  parameters: string[];
  body: Expression;
}

export interface UnaryExpression extends ExpressionNode {
  kind: 'unary';
  operator: UnaryOperator;
  value: Expression;
}

export interface BinaryExpression extends ExpressionNode {
  kind: 'binary';
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}

export interface LogicalExpression extends ExpressionNode {
  kind: 'logical';
  operator: LogicalOperator;
  left: Expression;
  right: Expression;
}

export interface ConditionalExpression extends ExpressionNode {
  kind: 'conditional';
  test: Expression;
  yes: Expression;
  no: Expression;
}

/** A text with values in it: the texts before, between and after the values. */
export interface TemplateExpression extends ExpressionNode {
  kind: 'template';
  texts: string[];
  values: Expression[];
}

export interface SpreadItem extends ExpressionNode {
  kind: 'spread';
  value: Expression;
}

export type ListItem = Expression | SpreadItem;

export interface ListExpression extends ExpressionNode {
  kind: 'list';
  items: ListItem[];
}

export interface RecordEntry extends ExpressionNode {
  kind: 'entry';
  key: string;
  value: Expression;
}

export interface RecordExpression extends ExpressionNode {
  kind: 'record';
  entries: (RecordEntry | SpreadItem)[];
}

export type Expression =
  | LiteralExpression
  | NameExpression
  | MemberExpression
  | CallExpression
  | ChainExpression
  | FunctionExpression
  | UnaryExpression
  | BinaryExpression
  | LogicalExpression
  | ConditionalExpression
  | TemplateExpression
  | ListExpression
  | RecordExpression;
