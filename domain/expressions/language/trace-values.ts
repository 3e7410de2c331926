/** The parts of a trace, and the values that it shows. */
import type { EvaluatedNode } from './trace-recorder';
import type { TextMark } from './trace-text';
import type { TextRange } from './tree';

/** Bounds of a trace: what a person reads of it. */
export const TRACE_LIMITS = { steps: 200, text: 400, value: 100, values: 5, missing: 20 } as const;

export type TraceScalar = string | number | boolean;

/** `missing`: an answer that was not given; `unknown`: cannot be said yet; `skipped`: not needed, as what stands before it decides. */
export type TraceValue =
  | { is: 'scalar'; value: TraceScalar }
  | { is: 'list'; count: number; values: TraceScalar[] }
  | { is: 'figure'; figure: TraceFigure }
  | { is: 'record' | 'empty' | 'missing' | 'unknown' | 'skipped' };

/** A figure beside its threshold, as rules have them. */
export interface TraceFigure {
  value: number | null;
  threshold: number | null;
  bound: string;
  unit: string;
}

export type TraceStepKind =
  | 'path'
  | 'value'
  | 'comparison'
  | 'calculation'
  | 'call'
  | 'all'
  | 'any'
  | 'not'
  | 'choice';

export interface TraceStep {
  kind: TraceStepKind;
  /** Range in the text of the expression, or of the named expression that it needs. */
  at: TextRange;
  text: string;
  marks: TextMark[];
  /** `section.field` of an answer, or the column that a call is about. */
  path?: string;
  value: TraceValue;
  rows?: TraceRows;
  steps: TraceStep[];
}

export interface TraceRows {
  count: number;
  /** Rows that meet the condition. */
  met: number;
  /** Position of the row that `steps` are about, counted from 0, and what it is. */
  shown?: { row: number; role: 'decides' | 'unknown' | 'example'; steps: TraceStep[] };
}

export interface ExpressionTrace {
  value: TraceValue;
  /** Paths of missing answers, where the value cannot be said yet. */
  missing: string[];
  step: TraceStep;
  /** True where not all of it is shown. */
  isCut: boolean;
}

export const isScalar = (value: unknown): value is TraceScalar =>
  typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number';

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

export const isFigure = (value: unknown): value is TraceFigure => {
  const { value: found, threshold, bound, unit } = value as TraceFigure;
  const isAmount = (amount: unknown) => amount === null || typeof amount === 'number';
  return isAmount(found) && isAmount(threshold) && typeof bound === 'string' && typeof unit === 'string';
};

const pickFigure = ({ value, threshold, bound, unit }: TraceFigure): TraceFigure => ({
  value,
  threshold,
  bound,
  unit,
});

const shorten = (value: TraceScalar): TraceScalar =>
  typeof value === 'string' ? value.slice(0, TRACE_LIMITS.value) : value;

export const isUnknown = ({ value, isFailed }: Pick<EvaluatedNode, 'value' | 'isFailed'>): boolean =>
  isFailed || value === undefined || Number.isNaN(value);

export function describeValue(evaluated: EvaluatedNode, path: string | undefined): TraceValue {
  const { value } = evaluated;
  if (path && !evaluated.isFailed && isBlank(value)) return { is: 'missing' };
  if (isUnknown(evaluated)) return { is: 'unknown' };
  if (value === null) return { is: 'empty' };
  if (isScalar(value)) return { is: 'scalar', value: shorten(value) };
  if (!Array.isArray(value))
    return isFigure(value) ? { is: 'figure', figure: pickFigure(value) } : { is: 'record' };
  const values = value.slice(0, TRACE_LIMITS.values);
  return { is: 'list', count: value.length, values: values.every(isScalar) ? values.map(shorten) : [] };
}
