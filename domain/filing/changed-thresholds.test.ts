import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../tests/support/program-documents';
import { ctx } from '../../tests/support/small-form';
import type { Figure } from '../definition';
import { compileTracedForm } from '../program-documents/traced-form';
import { listRuleFigures, pairChangedThresholds } from './changed-thresholds';

const figuresWith = (from: string, to: string) => {
  const document = readProgramDocument('gazelle');
  for (const rule of document.form.rules)
    if (rule.id === 'GZ-03') rule.figure = rule.figure?.replace(from, to);
  return listRuleFigures(compileTracedForm(document), {}, ctx).get('GZ-03') ?? [];
};
const shape = ({ threshold, bound, unit }: Figure) => [bound, threshold, unit];

describe(listRuleFigures, () => {
  it('returns each figure of a rule, whichever of them decides', () => {
    expect(figuresWith('', '').map(shape)).toEqual([
      ['above', 1000, '10k_yuan'],
      ['least', 20, 'percent'],
    ]);
  });
});

describe(pairChangedThresholds, () => {
  const pair = (to: string) =>
    pairChangedThresholds(figuresWith('', ''), figuresWith("20, 'percent'", to)).map(({ before, after }) => [
      before?.threshold,
      after.threshold,
    ]);

  it('pairs a threshold with its own former one', () => {
    expect(pair("90, 'percent'")).toEqual([[20, 90]]);
  });

  it('returns nothing where all stay, and a further one without a former', () => {
    expect(pair("20, 'percent'")).toEqual([]);
    expect(pair("20, 'percent'), least(employees(-1), 5, 'person'")).toEqual([[undefined, 5]]);
  });
});
