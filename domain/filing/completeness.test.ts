import { describe, expect, it } from 'vitest';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Row } from '../definition';
import { computeCompleteness, computeSectionStates, getSectionMark } from './completeness';
import { computeAnswers } from './compute';
import { createFormScope, isOptionalSection } from './scope';

describe(computeCompleteness, () => {
  it('returns a percentage that rises from 0 to 100 as answers are given', () => {
    const full = createValidAnswers();
    const steps = [{}, { basics: full.basics }, { ...full, filesData: {} }, full];
    const percents = steps.map(
      (answers) =>
        computeCompleteness(smallForm, computeAnswers(smallForm, answers as never, ctx), ctx).percent,
    );
    expect(percents[0]).toBe(0);
    expect(percents.at(-1)).toBe(100);
    expect([...percents].sort((a, b) => a - b)).toEqual(percents);
  });

  it('stays below 100 while one file is missing, and names it', () => {
    const answers = { ...createValidAnswers(), filesData: { licence: ['f'], reports: ['only one'] } };
    const { percent, missing } = computeCompleteness(smallForm, computeAnswers(smallForm, answers, ctx), ctx);
    expect(percent).toBeLessThan(100);
    expect(missing.map(({ path }) => path)).toEqual(['filesData.reports']);
  });
});

describe(computeCompleteness, () => {
  const percentOf = (answers: object) =>
    computeCompleteness(smallForm, computeAnswers(smallForm, answers as never, ctx), ctx).percent;

  it('does not fall when another row is begun, and stays below 100 until that row is complete', () => {
    const full = createValidAnswers();
    const begun = (more: Row) => ({ ...full, filesData: {}, team: [...(full.team as Row[]), more] });
    const before = percentOf({ ...full, filesData: {} });
    expect([percentOf(begun({ row: 'x3' })), percentOf(begun({ row: 'x3', name: '王五' }))]).toEqual([
      before,
      before,
    ]);
    expect(percentOf({ ...full, team: [...(full.team as Row[]), { row: 'x3' }] })).toBe(99);
  });

  it('counts a required field once, however many rows require it', () => {
    const { years } = createValidAnswers();
    // name, has_team, amount; tasks are optional; one amount of funds; one income of years; two files.
    expect(percentOf({ basics: { has_team: false } })).toBe(Math.floor((1 / 7) * 100));
    expect(percentOf({ basics: { has_team: false }, years })).toBe(Math.floor((2 / 7) * 100));
  });
});

describe(computeSectionStates, () => {
  it('returns the state of each section', () => {
    const answers = { basics: { has_team: false, name: '甲' }, years: createValidAnswers().years };
    expect(computeSectionStates(smallForm, computeAnswers(smallForm, answers as never, ctx), ctx)).toEqual({
      basics: 'started',
      team: 'hidden',
      tasks: 'untouched',
      funds: 'untouched',
      years: 'complete',
      totals: 'complete',
      filesData: 'untouched',
    });
  });
});

describe(isOptionalSection, () => {
  it('returns true for sections that require nothing', () => {
    const scope = createFormScope(smallForm, computeAnswers(smallForm, {}, ctx), ctx);
    const optional = smallForm.sections.filter((section) => isOptionalSection(section, scope));
    expect(optional.map(({ key }) => key)).toEqual(['tasks', 'totals']);
  });
});

describe(getSectionMark, () => {
  it('returns "optional" for an untouched section that requires nothing, never "complete"', () => {
    const marksOf = (answers: object) => {
      const filled = computeAnswers(smallForm, answers as never, ctx);
      const states = computeSectionStates(smallForm, filled, ctx);
      const scope = createFormScope(smallForm, filled, ctx);
      return Object.fromEntries(
        smallForm.sections.map((section) => [
          section.key,
          getSectionMark(section, states[section.key], scope),
        ]),
      );
    };
    expect(marksOf({})).toMatchObject({ basics: 'untouched', tasks: 'optional', totals: 'automatic' });
    expect(marksOf({ tasks: [{ row: 'x', title: '任务' }] })).toMatchObject({ tasks: 'complete' });
  });
});
