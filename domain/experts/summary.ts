/** The summary of a filing's assessments, for the decision. Experts that stepped aside or were removed do not count. */

import type { Criterion } from '../definition';
import {
  type AssessmentState,
  RECOMMENDATIONS,
  type Recommendation,
  type Scores,
  totalOf,
} from './assessment';

export interface Heard {
  state: AssessmentState;
  scores: Scores;
  recommendation: Recommendation | null;
}

/** Of several numbers; the mean has two decimals. */
export interface Spread {
  mean: number;
  highest: number;
  lowest: number;
  /** From the lowest to the highest. */
  spread: number;
}

export interface PanelSummary {
  /** Experts without a conflict of interest: so many assessments are asked for. */
  required: number;
  submitted: number;
  conflicts: number;
  /** Everybody who was asked and has no conflict has answered, and there is somebody. */
  complete: boolean;
  total: Spread | null;
  criteria: (Spread & { key: string })[];
  recommendations: Record<Recommendation, number>;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function spreadOf(values: readonly number[]): Spread | null {
  if (values.length === 0) return null;
  const highest = Math.max(...values);
  const lowest = Math.min(...values);
  const mean = rounded(values.reduce((sum, value) => sum + value, 0) / values.length);
  return { mean, highest, lowest, spread: rounded(highest - lowest) };
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

export function summaryOf(criteria: readonly Criterion[], members: readonly Heard[]): PanelSummary {
  const asked = members.filter(({ state }) => state !== 'conflict' && state !== 'removed');
  const heard = asked.filter(({ state }) => state === 'submitted');
  const counts = RECOMMENDATIONS.map((each): [Recommendation, number] => [
    each,
    heard.filter(({ recommendation }) => recommendation === each).length,
  ]);
  return {
    required: asked.length,
    submitted: heard.length,
    conflicts: members.filter(({ state }) => state === 'conflict').length,
    complete: asked.length > 0 && heard.length === asked.length,
    total: spreadOf(heard.map(({ scores }) => totalOf(criteria, scores)).filter(isNumber)),
    criteria: criteria.flatMap(({ key }) => {
      const spread = spreadOf(heard.map(({ scores }) => scores[key]).filter(isNumber));
      return spread ? [{ key, ...spread }] : [];
    }),
    recommendations: Object.fromEntries(counts) as Record<Recommendation, number>,
  };
}
