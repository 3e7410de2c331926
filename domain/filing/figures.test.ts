import { describe, expect, it } from 'vitest';
import { type Form, recurringFigures } from '../definition';
import { programs } from '../programs/index.generated';
import {
  hasSharedFigures,
  type KnownFigure,
  listFigureKeys,
  listFigureQuestions,
  listFigureWarnings,
  listFormFigures,
} from './figures';
import { listSectionFields } from './sections';

const form = {
  sections: [
    {
      key: 'basics',
      kind: 'fields',
      title: { zh: '', en: '' },
      fields: [
        { key: 'staff', zh: '人数', en: 'Staff', type: 'integer' },
        { key: 'since', zh: '', en: '', type: 'year' },
      ],
    },
    {
      key: 'finance',
      kind: 'yearly',
      title: { zh: '', en: '' },
      years: { base: () => 2025, offsets: [0, -1] },
      indicators: [
        { key: 'affiliation_year', zh: '', en: '', type: 'year', auto: 'reporting_year' },
        { key: 'income', zh: '收入', en: 'Income', type: 'money_wan', unit: '万元', recurs: 'revenue' },
        { key: 'gain', zh: '利润', en: 'Profit', type: 'money_wan', unit: '万元', recurs: 'total_profit' },
        { key: 'ratio', zh: '占比', en: 'Ratio', type: 'percent', computed: () => 1 },
      ],
    },
  ],
} as unknown as Form;

const alpha = { key: 'alpha' };
const source = { id: 'f1', program: 'beta', title: { zh: '高企认定', en: 'High-tech' }, no: 'HT1' };
const known = (key: string, year: number | null, value: number): KnownFigure => ({
  key,
  year,
  value,
  source,
});
const year = (affiliation_year: number, income: number | null, gain?: number) => ({
  affiliation_year,
  income,
  ...(gain !== undefined && { gain }),
});
const asked = (answers: object, ...before: KnownFigure[]) =>
  listFigureQuestions(alpha, form, answers as never, before);
const found = (answers: object, ...before: KnownFigure[]) =>
  asked(answers, ...before).map(({ path, is }) => [path, is]);

describe(listFigureQuestions, () => {
  it('returns figures that differ from another filing for the same year, whatever its program', () => {
    const now = { finance: [year(2025, 150), year(2024, 90)] };
    const [question] = asked(now, known('revenue', 2024, 100));
    expect(question).toMatchObject({
      id: 'revenue.2024',
      path: 'finance[1].income',
      is: 'other',
      isAsked: true,
    });
    expect(question?.message).toEqual({
      zh: '2024年“收入”为90.00万元，与《高企认定》（HT1）中的100.00万元不一致',
      en: '“Income” of 2024 is 90.00, but 100.00 in “High-tech” (HT1)',
    });
    expect(found(now, known('revenue', 2024, 90.004))).toEqual([]);
    expect(found(now, known('net_profit', 2024, 1))).toEqual([]);
  });

  it('returns figures that double or halve within a year, except profits that turn into losses', () => {
    expect(found({ finance: [year(2025, 201)] }, known('revenue', 2024, 100))).toEqual([
      ['finance[0].income', 'jump'],
    ]);
    expect(found({ finance: [year(2025, 49)] }, known('revenue', 2024, 100))).toEqual([
      ['finance[0].income', 'jump'],
    ]);
    expect(found({ finance: [year(2025, 200)] }, known('revenue', 2024, 100))).toEqual([]);
    expect(found({ finance: [year(2026, 900)] }, known('revenue', 2024, 100))).toEqual([]);
    expect(found({ finance: [year(2025, null, -80)] }, known('total_profit', 2024, 10))).toEqual([]);
  });

  it('compares with the figure that was filed last', () => {
    const now = { finance: [year(2024, 90)] };
    expect(found(now, known('revenue', 2024, 90), known('revenue', 2024, 80))).toEqual([]);
    expect(found(now, known('revenue', 2024, 80), known('revenue', 2024, 90))).toEqual([
      ['finance[0].income', 'other'],
    ]);
  });

  it('returns figures of no particular year to the office alone, and never years or computed values', () => {
    const staff = (n: number) => ({ basics: { staff: n, since: 2000 + n } });
    const [question] = asked(staff(21), known('alpha.basics.staff', null, 10));
    expect(question).toMatchObject({ id: 'alpha.basics.staff', is: 'jump', isAsked: false });
    expect(listFigureWarnings(question ? [question] : [])).toEqual([]);
    expect(found(staff(20), known('alpha.basics.staff', null, 10))).toEqual([]);
    expect([...listFigureKeys(alpha, form)]).toEqual(['alpha.basics.staff', 'revenue', 'total_profit']);
  });

  it('listFormFigures returns nothing for answers of the wrong type', () => {
    expect(listFormFigures(alpha, form, { finance: 'x', basics: [] } as never)).toEqual([]);
  });
});

describe('recurringFigures', () => {
  it('have fields only in yearly sections, in the unit of their kind', async () => {
    for (const program of programs)
      for (const section of (await program.load()).sections)
        for (const { recurs, unit, key } of listSectionFields(section))
          if (recurs)
            expect([program.key, key, section.kind, unit]).toEqual([
              program.key,
              key,
              'yearly',
              recurringFigures[recurs].unit,
            ]);
  });

  it('are each required by several programs', async () => {
    const forms = await Promise.all(programs.map((program) => program.load()));
    const kinds = forms
      .filter(hasSharedFigures)
      .flatMap((each) => [
        ...new Set(
          each.sections.flatMap((section) => listSectionFields(section).flatMap(({ recurs = [] }) => recurs)),
        ),
      ]);
    for (const kind of Object.keys(recurringFigures))
      expect([kind, kinds.filter((each) => each === kind).length > 1]).toEqual([kind, true]);
  });
});
