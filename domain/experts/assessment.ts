/**
 * Assessment of a filing by an expert: its states, the steps between them, and what it must contain. An expert sees
 * nothing of the filing before declaring to have no conflict of interest.
 */

import type { Criterion } from '../definition';
import { fillText, type Text } from '../text';
import { expertMessages } from './messages';

export const ASSESSMENT_STATES = ['assigned', 'accepted', 'submitted', 'conflict', 'removed'] as const;
export type AssessmentState = (typeof ASSESSMENT_STATES)[number];

export const assessmentStates: Record<AssessmentState, Text> = {
  assigned: { zh: '待声明', en: 'To be declared', ar: 'بانتظار التصريح' },
  accepted: { zh: '评审中', en: 'In progress', ar: 'قيد التقييم' },
  submitted: { zh: '已提交', en: 'Submitted', ar: 'مُقدَّم' },
  conflict: { zh: '已回避', en: 'Conflict of interest', ar: 'تضارب مصالح' },
  removed: { zh: '已取消', en: 'Removed', ar: 'أُزيل' },
};

export type AssessmentStep = 'assign' | 'accept' | 'step_aside' | 'save' | 'submit' | 'reopen' | 'remove';

const assessmentSteps: Record<AssessmentStep, { from: readonly AssessmentState[]; to: AssessmentState }> = {
  /** Assigns the expert again after a removal. */
  assign: { from: ['removed'], to: 'assigned' },
  accept: { from: ['assigned'], to: 'accepted' },
  /** Declares a conflict of interest, also one noticed while reading. */
  step_aside: { from: ['assigned', 'accepted'], to: 'conflict' },
  save: { from: ['accepted'], to: 'accepted' },
  submit: { from: ['accepted'], to: 'submitted' },
  reopen: { from: ['submitted'], to: 'accepted' },
  remove: { from: ['assigned', 'accepted'], to: 'removed' },
};

/** The state that a step leads to; null where it cannot be taken. */
export function getAssessmentStateAfter(
  state: AssessmentState,
  step: AssessmentStep,
): AssessmentState | null {
  const { from, to } = assessmentSteps[step];
  return from.includes(state) ? to : null;
}

/** The name of a filing to its expert: its title, else its company; in a blind review the code alone. */
export const getNameForExpert = (filing: {
  subject: string | null;
  company: string | null;
  code: string;
}): string => filing.subject ?? filing.company ?? filing.code;

/** True while the expert still has to act. */
export const isAssessmentOpen = (state: AssessmentState): boolean =>
  state === 'assigned' || state === 'accepted';

/** True in states in which the expert may read the filing. */
export const canReadFiling = (state: AssessmentState): boolean =>
  state === 'accepted' || state === 'submitted';

export const MAX_PANEL_EXPERTS = 15;
/** Days until an assessment is due: the maximum, and the default where the administrator sets none. */
export const MAX_ASSESSMENT_DUE_DAYS = 180;
export const DEFAULT_ASSESSMENT_DUE_DAYS = 10;
/** Days before the deadline at which an expert is reminded. */
export const EXPERT_REMINDER_DAYS = 2;
/** Minimum number of minutes between two reminders by hand. */
export const MIN_MINUTES_BETWEEN_REMINDERS = 60;
export const MAX_COMMENT_LENGTH = 2000;
/** Maximum number of assessments in one declaration. */
export const MAX_DECLARED_ASSESSMENTS = 100;

export const RECOMMENDATIONS = ['recommend', 'conditions', 'against'] as const;
export type ExpertRecommendation = (typeof RECOMMENDATIONS)[number];

export const recommendations: Record<ExpertRecommendation, Text> = {
  recommend: { zh: '推荐', en: 'Recommended', ar: 'موصى به' },
  conditions: { zh: '有条件推荐', en: 'Recommended with conditions', ar: 'موصى به بشروط' },
  against: { zh: '不推荐', en: 'Not recommended', ar: 'غير موصى به' },
};

/** Scores by the keys of the criteria. */
export type CriterionScores = Partial<Record<string, number>>;
export type CriterionComments = Partial<Record<string, string>>;

export interface AssessmentInput {
  scores: CriterionScores;
  comments: CriterionComments;
  recommendation: ExpertRecommendation | null;
  /** Remarks on the recommendation: its conditions, or the reasons against it. */
  remarks: string;
}

export interface AssessmentFault {
  path: string;
  message: Text;
}

const hasOneDecimal = (score: number): boolean => Math.abs(score * 10 - Math.round(score * 10)) < 1e-6;

const scoreFault = ({ key, points, ...name }: Criterion, score: number): AssessmentFault[] =>
  score >= 0 && score <= points && hasOneDecimal(score)
    ? []
    : [
        {
          path: `scores.${key}`,
          message: fillText(expertMessages.scoreRange, { criterion: { zh: name.zh, en: name.en }, points }),
        },
      ];

/** Faults that even a draft may not have: scores out of their range, or of unknown criteria. */
export function listAssessmentFaults(
  criteria: readonly Criterion[],
  { scores, comments }: AssessmentInput,
): AssessmentFault[] {
  const unknown = [...Object.keys(scores), ...Object.keys(comments)].filter(
    (key) => !criteria.some((criterion) => criterion.key === key),
  );
  return [
    ...unknown.map((key) => ({ path: `scores.${key}`, message: expertMessages.criterionUnknown })),
    ...criteria.flatMap((criterion) => {
      const score = scores[criterion.key];
      return score === undefined ? [] : scoreFault(criterion, score);
    }),
  ];
}

/** Lists the items that an assessment still needs before it can be submitted. */
export function listMissingAssessmentItems(
  criteria: readonly Criterion[],
  { scores, recommendation, remarks }: AssessmentInput,
): AssessmentFault[] {
  const unscored = criteria.filter(({ key }) => scores[key] === undefined);
  const needsRemarks = recommendation !== null && recommendation !== 'recommend' && remarks.trim() === '';
  return [
    ...unscored.map(({ key, zh, en }) => ({
      path: `scores.${key}`,
      message: fillText(expertMessages.scoreMissing, { criterion: { zh, en } }),
    })),
    ...(recommendation === null
      ? [{ path: 'recommendation', message: expertMessages.recommendationMissing }]
      : []),
    ...(needsRemarks ? [{ path: 'remarks', message: expertMessages.remarksMissing }] : []),
  ];
}

/** Rounds to one decimal, since sums of decimals are not exact in binary. */
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** Total score out of a hundred; null while a criterion has no score. */
export function computeTotalScore(criteria: readonly Criterion[], scores: CriterionScores): number | null {
  const given = criteria.map(({ key }) => scores[key]);
  if (given.some((score) => score === undefined)) return null;
  return oneDecimal(given.reduce<number>((sum, score) => sum + (score ?? 0), 0));
}

/** True where the assessment was submitted after the deadline, or is missing after it. */
export const isAssessmentLate = (
  dueAt: Date,
  submittedAt: Date | null,
  state: AssessmentState,
  now: Date,
): boolean => (submittedAt ? submittedAt >= dueAt : isAssessmentOpen(state) && now >= dueAt);

export interface PanelMemberAssessment {
  state: AssessmentState;
  scores: CriterionScores;
  recommendation: ExpertRecommendation | null;
}

/** The spread of several numbers; the mean has two decimals. */
interface Spread {
  mean: number;
  highest: number;
  lowest: number;
  /** The difference of the highest from the lowest. */
  spread: number;
}

interface PanelSummary {
  /** Number of assessments asked for: those of experts who neither declared a conflict of interest nor were removed. */
  required: number;
  submitted: number;
  conflicts: number;
  /** True where at least one assessment is asked for and all are submitted. */
  complete: boolean;
  total: Spread | null;
  criteria: (Spread & { key: string })[];
  recommendations: Record<ExpertRecommendation, number>;
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

/** The summary of a filing's assessments, for the decision. Experts that stepped aside or were removed do not count. */
export function summarizeAssessments(
  criteria: readonly Criterion[],
  members: readonly PanelMemberAssessment[],
): PanelSummary {
  const asked = members.filter(({ state }) => state !== 'conflict' && state !== 'removed');
  const heard = asked.filter(({ state }) => state === 'submitted');
  const counts = RECOMMENDATIONS.map((each): [ExpertRecommendation, number] => [
    each,
    heard.filter(({ recommendation }) => recommendation === each).length,
  ]);
  return {
    required: asked.length,
    submitted: heard.length,
    conflicts: members.filter(({ state }) => state === 'conflict').length,
    complete: asked.length > 0 && heard.length === asked.length,
    total: spreadOf(heard.map(({ scores }) => computeTotalScore(criteria, scores)).filter(isNumber)),
    criteria: criteria.flatMap(({ key }) => {
      const spread = spreadOf(heard.map(({ scores }) => scores[key]).filter(isNumber));
      return spread ? [{ key, ...spread }] : [];
    }),
    recommendations: Object.fromEntries(counts) as Record<ExpertRecommendation, number>,
  };
}
