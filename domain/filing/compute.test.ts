import { describe, expect, it } from 'vitest';
import { readSamples } from '../../tests/support/samples';
import { createValidAnswers, ctx, smallForm } from '../../tests/support/small-form';
import type { Answers, TableSection } from '../definition';
import { programs } from '../programs/index.generated';
import { checkAnswers } from './check';
import { computeCompleteness, computeSectionStates } from './completeness';
import { computeAnswers, selectComputedAnswers, selectInputAnswers } from './compute';
import { createEmptyAnswers } from './rows';
import { runRules } from './rules';

describe(computeAnswers, () => {
  it('fills in computed values, row numbers, sums and totals without changing its argument', () => {
    const given = createValidAnswers();
    const filled = computeAnswers(smallForm, given, ctx);
    expect(selectComputedAnswers(smallForm, filled)).toEqual({
      basics: { doubled: 25 },
      funds: [{ amount: 3.3 }, {}, {}],
      years: [{ profit: 6 }, { profit: 15 }],
      totals: { shares: 100, income: 20 },
    });
    expect(filled.team).toMatchObject([{ no: 'T01' }, { no: 'T02' }]);
    expect(given).toEqual(createValidAnswers());
  });

  it('returns null where an input is missing', () => {
    const filled = computeAnswers(smallForm, {}, ctx);
    expect(selectComputedAnswers(smallForm, filled)).toMatchObject({
      basics: { doubled: null },
      totals: { income: null },
    });
  });

  it('adds missing given rows and years, in their order', () => {
    const filled = computeAnswers(smallForm, { funds: [{ row: 'other', amount: 5 }] }, ctx);
    expect(filled.funds).toEqual([{ row: 'total', amount: 5 }, { row: 'own' }, { row: 'other', amount: 5 }]);
    expect(filled.years).toEqual([
      { affiliation_year: 2024, profit: null },
      { affiliation_year: 2025, profit: null },
    ]);
  });

  it('computes columns of a sum from its own sums, so that unfinished rows do not make them contradict', () => {
    const amount = { type: 'money_wan', unit: '万元', zh: '金额', en: 'Amount' } as const;
    const budget: TableSection = {
      key: 'budget',
      kind: 'table',
      title: { zh: '预算', en: 'Budget' },
      fixedRows: [
        { key: 'all', zh: '合计', en: 'All', sumOf: ['part'] },
        { key: 'part', zh: '部分', en: 'Part' },
      ],
      columns: [
        { ...amount, key: 'grant' },
        { ...amount, key: 'own' },
        { ...amount, key: 'total', computed: (_, row) => Number(row?.grant) + Number(row?.own) },
      ],
    };
    const { budget: rows } = computeAnswers(
      { ...smallForm, sections: [budget] },
      { budget: [{ row: 'part', own: 5 }] },
      ctx,
    );
    expect(rows).toEqual([
      { row: 'all', grant: 0, own: 5, total: 5 },
      { row: 'part', own: 5, total: null },
    ]);
  });

  it('removes years that do not count, unless they hold a value', () => {
    const young = { basics: { registered: '2025-03-01' } };
    const typed = [{ affiliation_year: 2024, income: 7 }, { affiliation_year: 2025 }];
    expect(
      computeAnswers(smallForm, { ...young, years: [{ affiliation_year: 2024 }] }, ctx).years,
    ).toHaveLength(1);
    expect(computeAnswers(smallForm, { ...young, years: typed }, ctx).years).toMatchObject([
      { affiliation_year: 2025 },
      { affiliation_year: 2024, income: 7 },
    ]);
  });

  it('ignores computed values in its input', () => {
    const answers = createValidAnswers();
    Object.assign(answers.basics as object, { doubled: 999 });
    answers.totals = { shares: 1 };
    expect(computeAnswers(smallForm, answers, ctx).totals).toEqual({ shares: 100, income: 20 });
    expect(selectInputAnswers(smallForm, computeAnswers(smallForm, answers, ctx))).toMatchObject({
      basics: { name: '甲公司' },
    });
    expect(selectInputAnswers(smallForm, answers)).not.toHaveProperty('totals');
    expect(selectInputAnswers(smallForm, answers).basics).not.toHaveProperty('doubled');
  });
});

/** Values that a malicious or broken client may send. */
const HOSTILE: unknown[] = [
  null,
  0,
  '',
  'x',
  true,
  [],
  {},
  [null],
  [5, 'x'],
  [[]],
  { a: { b: 1 } },
  [{ row: 5 }],
  1e308,
];

describe.each(programs)('compute() of $key', (program) => {
  it('never throws, whatever is missing or wrong', async () => {
    const form = await program.load();
    const [sample] = readSamples(program.key);
    if (!sample) throw new Error('no sample');
    const states: Answers[] = [{}, createEmptyAnswers(form, sample.ctx)];
    // Gives every section each hostile value, all sections at once; then one section at a time beside valid ones.
    const hostile = (i: number) => HOSTILE[i % HOSTILE.length];
    for (const turn of HOSTILE.keys())
      states.push(Object.fromEntries(form.sections.map(({ key }, i) => [key, hostile(i + turn)])) as Answers);
    for (const [i, { key }] of form.sections.entries()) {
      const { [key]: _, ...rest } = sample.data;
      states.push(rest, { ...sample.data, [key]: hostile(i) } as Answers);
    }
    for (const answers of states) {
      const filled = computeAnswers(form, selectInputAnswers(form, answers), sample.ctx);
      checkAnswers(form, filled, sample.ctx, 'submit');
      runRules(form, filled, sample.ctx);
      computeCompleteness(form, filled, sample.ctx);
      computeSectionStates(form, filled, sample.ctx);
      expect(() => JSON.stringify(selectComputedAnswers(form, filled))).not.toThrow();
    }
  });

  it('never throws when one value after another is removed', async () => {
    const form = await program.load();
    const [sample] = readSamples(program.key);
    if (!sample) throw new Error('no sample');
    for (const [key, section] of Object.entries(sample.data)) {
      const record = Array.isArray(section) ? section[0] : section;
      for (const field of Object.keys(record ?? {}).filter((name) => name !== 'row')) {
        const answers = structuredClone(sample.data);
        const target = answers[key];
        delete (
          Array.isArray(target) ? (target[0] as Record<string, unknown>) : (target as Record<string, unknown>)
        )[field];
        const filled = computeAnswers(form, answers, sample.ctx);
        expect(checkAnswers(form, filled, sample.ctx, 'draft')).toEqual([]);
        runRules(form, filled, sample.ctx);
      }
    }
  });
});
