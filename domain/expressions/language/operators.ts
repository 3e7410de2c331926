/** The operators of the language. */
import type { BinaryOperator, LogicalOperator, UnaryOperator } from './tree';

const UNARY: readonly unknown[] = ['!', '-', '+', 'typeof'] satisfies UnaryOperator[];
const BINARY: readonly unknown[] = [
  '+',
  '-',
  '*',
  '/',
  '%',
  '===',
  '!==',
  '<',
  '<=',
  '>',
  '>=',
] satisfies BinaryOperator[];
const LOGICAL: readonly unknown[] = ['&&', '||', '??'] satisfies LogicalOperator[];

export const isUnaryOperator = (operator: unknown): operator is UnaryOperator => UNARY.includes(operator);
export const isBinaryOperator = (operator: unknown): operator is BinaryOperator => BINARY.includes(operator);
export const isLogicalOperator = (operator: unknown): operator is LogicalOperator =>
  LOGICAL.includes(operator);
