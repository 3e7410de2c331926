import { describe, expect, it } from 'vitest';
import { profileFields } from '../company/profile';
import { companyFigures, type Form, findCompanyFigure } from '../definition';
import { buildFigureDictionary } from '../programs/figure-dictionary';
import { programs } from '../programs/index.generated';
import { listReportForms } from '../programs/reports';
import { listFigureQuestions, listFigureWarnings } from './figure-questions';
import {
  indexFigures,
  type KnownFigure,
  listFieldFigures,
  listFigureKeys,
  listFigureSections,
  listFormFigures,
  listOtherValues,
  sortKnownFigures,
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
const known = (
  key: string,
  year: number | null,
  value: number,
  more: Partial<KnownFigure> = {},
): KnownFigure => ({ key, year, value, source, batchYear: 2026, at: '2026-03-01T00:00:00.000Z', ...more });
const draft = { ...source, id: 'f2', no: '', isDraft: true } as const;
const year = (affiliation_year: number, income: number | null, gain?: number) => ({
  affiliation_year,
  income,
  ...(gain !== undefined && { gain }),
});
const asked = (answers: object, ...before: KnownFigure[]) =>
  listFigureQuestions(alpha, form, answers as never, 2026, before);
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
    expect(question?.message).toMatchObject({
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
    expect(listFormFigures(alpha, form, { finance: 'x', basics: [] } as never, 2026)).toEqual([]);
  });
});

describe('listFigureQuestions about drafts', () => {
  it('asks about the submitted value first, and tells the office nothing of drafts', () => {
    const now = { finance: [year(2024, 90)] };
    const [question] = asked(now, known('revenue', 2024, 80, { source: draft }));
    expect(question).toMatchObject({ is: 'other', isAsked: true, source: { isDraft: true } });
    expect(question?.message.zh).toBe('2024年“收入”为90.00万元，与《高企认定》（草稿）中的80.00万元不一致');
    expect(listFigureWarnings(question ? [question] : [])).toEqual([]);
    const [both] = asked(now, known('revenue', 2024, 80, { source: draft }), known('revenue', 2024, 70));
    expect(both?.source).toEqual(source);
    expect(listFigureWarnings(both ? [both] : [])).toMatchObject([{ id: 'figure:revenue.2024' }]);
  });
});

describe(sortKnownFigures, () => {
  const of = (value: number, at: string, from: KnownFigure['source'] = source) =>
    known('revenue', 2024, value, { at, source: from });

  it('puts the latest first and drops what a draft only took over', () => {
    const signed = of(100, '2026-01-01');
    const copied = of(100, '2026-05-01', draft);
    const own = of(120, '2026-04-01', { ...draft, id: 'f3' });
    expect(sortKnownFigures([signed, copied, own])).toEqual([own, signed]);
  });

  it('keeps every value of three filings that contradict each other, negative and huge ones too', () => {
    const said = [of(-5, '2026-01-01'), of(1e12, '2026-03-01'), of(100, '2026-02-01')];
    const index = indexFigures(sortKnownFigures(said));
    const others = (value: number) =>
      listOtherValues(index, { key: 'revenue', year: 2024 }, value).map((each) => each.value);
    expect(others(100)).toEqual([1e12, -5]);
    expect(others(7)).toEqual([1e12, 100, -5]);
  });
});

describe(listFormFigures, () => {
  const tables = {
    sections: [
      {
        key: 'costs',
        kind: 'table',
        title: { zh: '', en: '' },
        columns: [
          { key: 'year', zh: '', en: '', type: 'year' },
          { key: 'total', zh: '合计', en: 'Total', type: 'money_wan', recurs: 'hightech_rd_expenses' },
        ],
      },
      {
        key: 'rights',
        kind: 'table',
        title: { zh: '', en: '' },
        columns: [
          {
            key: 'kind',
            zh: '',
            en: '',
            type: 'select',
            counts: { a: 'valid_inventions', b: 'valid_utility_models' },
          },
        ],
      },
      {
        key: 'lastYear',
        kind: 'fields',
        title: { zh: '', en: '' },
        fields: [{ key: 'staff', zh: '', en: '', type: 'integer', recurs: 'staff_of_year', figureYear: -1 }],
      },
    ],
  } as unknown as Form;

  it('adds up the rows of a year, counts rows by their kind, and dates fields by the batch', () => {
    const filled = {
      costs: [
        { year: 2024, total: 10.1 },
        { year: 2025, total: 7 },
        { year: 2024, total: 0.2 },
      ],
      rights: [{ kind: 'a' }, { kind: 'a' }, { kind: 'other' }],
      lastYear: { staff: 30 },
    };
    const found = listFormFigures(alpha, tables, filled as never, 2026);
    expect(found.map(({ key, year: of, value, path }) => [key, of, value, path])).toEqual([
      ['hightech_rd_expenses', 2024, 10.3, 'costs'],
      ['hightech_rd_expenses', 2025, 7, 'costs'],
      ['valid_inventions', null, 2, 'rights'],
      ['valid_utility_models', null, 0, 'rights'],
      ['staff_of_year', 2025, 30, 'lastYear.staff'],
    ]);
  });

  it('says nothing of a table without rows', () => {
    expect(listFormFigures(alpha, tables, { costs: [], rights: [] } as never, 2026)).toEqual([]);
  });
});

describe(listFigureSections, () => {
  it('returns the sections that give one of the figures', () => {
    const program = { key: 'small' };
    expect(listFigureSections(program, form, new Set(['total_profit']))).toEqual(['finance']);
    expect(listFigureSections(program, form, new Set(['nothing']))).toEqual([]);
  });
});

describe('companyFigures', () => {
  it('have fields of their unit, in years where they belong to a year', async () => {
    for (const fillable of [...programs, ...listReportForms()])
      for (const section of (await fillable.load()).sections)
        for (const field of listSectionFields(section))
          for (const key of listFieldFigures(section, field)) {
            const figure = findCompanyFigure(key);
            const where = [fillable.key, section.key, field.key, key];
            const isDated =
              section.kind === 'yearly' ||
              field.figureYear !== undefined ||
              (section.kind === 'table' && field.recurs !== undefined);
            if (!field.counts) expect([...where, field.unit]).toEqual([...where, figure?.unit]);
            expect([...where, isDated ? 'year' : 'standing']).toEqual([...where, figure?.per]);
          }
  });

  it('are each asked for by several forms, reports or the profile', async () => {
    const { figures } = await buildFigureDictionary([...programs, ...listReportForms()], profileFields);
    expect(figures.map(({ key }) => key)).toEqual(Object.keys(companyFigures));
    for (const { key, fields } of figures)
      expect([key, new Set(fields.map(({ form: of }) => of)).size > 1]).toEqual([key, true]);
  });

  it('have a name and a definition in three languages', () => {
    for (const [key, { ar, definition }] of Object.entries(companyFigures))
      expect([key, Boolean(ar && definition.zh && definition.en && definition.ar)]).toEqual([key, true]);
  });
});
