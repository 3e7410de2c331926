import { describe, expect, it } from 'vitest';
import { programs } from '../programs/index.generated';
import {
  ASSESSMENT_STATES,
  type AssessmentInput,
  type AssessmentState,
  computeTotalScore,
  getAssessmentStateAfter,
  isAssessmentLate,
  listAssessmentFaults,
  listMissingAssessmentItems,
  type PanelMemberAssessment,
  summarizeAssessments,
} from './assessment';
import { listProgramCriteria, TOTAL_POINTS } from './criteria';
import { usualCriteria } from './usual-criteria';

const criteria = usualCriteria.funding;

const scores = (...points: number[]) =>
  Object.fromEntries(criteria.map(({ key }, i) => [key, points[i] as number]));

const heard = (
  state: AssessmentState,
  points: number[],
  recommendation: PanelMemberAssessment['recommendation'],
): PanelMemberAssessment => ({
  state,
  scores: scores(...points),
  recommendation,
});

describe(listProgramCriteria, () => {
  it('returns criteria of 100 points in all for every program, each with its own key', () => {
    for (const program of programs) {
      const listed = listProgramCriteria(program);
      expect([program.key, listed.reduce((sum, { points }) => sum + points, 0)]).toEqual([
        program.key,
        TOTAL_POINTS,
      ]);
      expect(new Set(listed.map((criterion) => criterion.key)).size).toBe(listed.length);
    }
  });
});

describe(listAssessmentFaults, () => {
  it('getAssessmentStateAfter allows submitting only after the declaration, and changes only after a reopening', () => {
    const from = (step: Parameters<typeof getAssessmentStateAfter>[1]) =>
      ASSESSMENT_STATES.filter((state) => getAssessmentStateAfter(state, step) !== null);
    expect(from('submit')).toEqual(['accepted']);
    expect(from('save')).toEqual(['accepted']);
    expect(from('reopen')).toEqual(['submitted']);
    expect(from('step_aside')).toEqual(['assigned', 'accepted']);
    expect(from('remove')).toEqual(['assigned', 'accepted']);
    expect(from('assign')).toEqual(['removed']);
  });

  const said: AssessmentInput = { scores: {}, comments: {}, recommendation: null, remarks: ' ' };

  it('accepts scores with one decimal from zero to the points of the criterion', () => {
    const faulty = (innovation: number) =>
      listAssessmentFaults(criteria, { ...said, scores: { innovation } }).length > 0;
    expect([0, 0.1, 29.9, 30, 12.3].map(faulty)).toEqual([false, false, false, false, false]);
    expect([-0.1, 30.1, 12.34, Number.NaN].map(faulty)).toEqual([true, true, true, true]);
    expect(listAssessmentFaults(criteria, { ...said, comments: { style: 'x' } })).toHaveLength(1);
  });

  it('listMissingAssessmentItems names missing scores, the recommendation, and remarks where it is not a plain yes', () => {
    const missing = (more: Partial<AssessmentInput>) =>
      listMissingAssessmentItems(criteria, { ...said, scores: scores(1, 1, 1, 1, 1), ...more }).map(
        ({ path }) => path,
      );
    expect(missing({ scores: {} })).toHaveLength(6);
    expect(missing({ recommendation: 'recommend' })).toEqual([]);
    expect(missing({ recommendation: 'conditions' })).toEqual(['remarks']);
    expect(missing({ recommendation: 'against', remarks: '不足' })).toEqual([]);
  });

  it('computeTotalScore returns a sum without binary rounding errors', () => {
    expect(computeTotalScore(criteria, scores(0.1, 0.2, 0.1, 0.2, 0.1))).toBe(0.7);
    expect(computeTotalScore(criteria, { innovation: 30 })).toBeNull();
  });

  it('isAssessmentLate returns true from the deadline on', () => {
    const due = new Date('2026-06-24T09:00:00Z');
    const before = new Date(due.getTime() - 1);
    expect(isAssessmentLate(due, null, 'accepted', before)).toBe(false);
    expect(isAssessmentLate(due, null, 'accepted', due)).toBe(true);
    expect(isAssessmentLate(due, before, 'submitted', due)).toBe(false);
    expect(isAssessmentLate(due, due, 'submitted', due)).toBe(true);
    expect(isAssessmentLate(due, null, 'conflict', due)).toBe(false);
  });
});

describe(summarizeAssessments, () => {
  it('counts experts without a conflict who were not removed', () => {
    const summary = summarizeAssessments(criteria, [
      heard('submitted', [30, 25, 15, 20, 10], 'recommend'),
      heard('submitted', [20, 15, 10, 10.5, 5], 'against'),
      heard('accepted', [1, 1, 1, 1, 1], 'against'),
      heard('conflict', [], null),
      heard('removed', [], null),
    ]);
    expect(summary).toMatchObject({
      required: 3,
      submitted: 2,
      conflicts: 1,
      complete: false,
      total: { mean: 80.25, highest: 100, lowest: 60.5, spread: 39.5 },
      recommendations: { recommend: 1, conditions: 0, against: 1 },
    });
    expect(summary.criteria[0]).toEqual({ key: 'innovation', mean: 25, highest: 30, lowest: 20, spread: 10 });
  });

  it('is complete only when at least one expert remains and all of them have submitted', () => {
    const one = heard('submitted', [1, 1, 1, 1, 1], 'recommend');
    const complete = (...states: AssessmentState[]) =>
      summarizeAssessments(
        criteria,
        states.map((state) => ({ ...one, state })),
      ).complete;
    expect(complete('submitted', 'conflict', 'removed')).toBe(true);
    expect(complete('submitted', 'assigned')).toBe(false);
    expect(complete('conflict')).toBe(false);
    expect(complete()).toBe(false);
    expect(summarizeAssessments(criteria, []).total).toBeNull();
  });
});
