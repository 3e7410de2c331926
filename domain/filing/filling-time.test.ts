import { describe, expect, it } from 'vitest';
import { requireForm } from '../../tests/support/require-form';
import { computeAnswers } from './compute';
import { listFiguresAtHand } from './figures-at-hand';
import { roundFillingMinutes, splitMinutes } from './filling-time';
import { createFormScope } from './scope';

const gazelle = requireForm('gazelle');

describe(roundFillingMinutes, () => {
  it.each([
    [20, 5],
    [41 * 60, 40],
    [94 * 60, 90],
    [205 * 60, 210],
  ])('rounds %i seconds to %i minutes', (seconds, minutes) => {
    expect(roundFillingMinutes(seconds)).toBe(minutes);
  });

  it('splits minutes for texts', () => {
    expect(splitMinutes(210)).toEqual({ hours: 3, minutes: 30 });
  });
});

describe(listFiguresAtHand, () => {
  it('lists the figures of the years that a gazelle asks for', () => {
    const ctx = { batchYear: 2026, today: '2026-06-10', settings: {} };
    const listed = listFiguresAtHand(
      gazelle,
      createFormScope(gazelle, computeAnswers(gazelle, {}, ctx), ctx),
    );
    const operation = listed.find(({ section }) => section === 'operationData');
    expect(operation?.years.at(-1)).toBe(2025);
    expect(operation?.figures.map(({ zh }) => zh)).toContain('营业收入');
  });
});
