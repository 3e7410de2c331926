import { describe, expect, it } from 'vitest';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { programs } from '../../programs/index.generated';
import { parseExpression } from '../language/parse';
import { printExpression } from '../language/print';
import { readConditionLines, writeConditionLines } from './condition-lines';
import { readFigureLines, writeFigureLines } from './figure-lines';
import { readShare, writeShare } from './shares';

const CONDITIONS = new Set(['showWhen', 'requiredWhen', 'applies', 'when', 'isShown', 'check']);

function listTexts(value: unknown, names: ReadonlySet<string>, key = ''): string[] {
  if (typeof value === 'string') return names.has(key) ? [value] : [];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    listTexts(each, names, Array.isArray(value) ? key : name),
  );
}

const listShipped = (...names: string[]) => [
  ...new Set(programs.flatMap(({ key }) => listTexts(readProgramDocument(key).form, new Set(names)))),
];
const print = (text: string) => printExpression(parseExpression(text));

describe(readConditionLines, () => {
  const conditions = listShipped(...CONDITIONS);
  const opened = conditions.map((text) => ({ text, lines: readConditionLines(text) }));

  it('gives back each condition of the shipped programs that it opens', () => {
    for (const { text, lines } of opened) if (lines) expect(writeConditionLines(lines)).toBe(print(text));
  });

  it('opens nine of ten conditions of the shipped programs', () => {
    const share = opened.filter(({ lines }) => lines).length / conditions.length;
    expect(conditions.length).toBeGreaterThan(250);
    expect(share).toBeGreaterThan(0.88);
  });

  it.each([
    "unique(worker_data, 'id_no')",
    'isSenior(leader)',
    '!isSenior(leader)',
    'all(rows, (row) => isCreditCode(row.code))',
    'basic.kind ? basic.a : basic.b',
    'basic.kind ===',
  ])('gives null for %s', (text) => {
    expect(readConditionLines(text)).toBeNull();
  });

  it('gives no lines for no condition, and writes none', () => {
    const lines = readConditionLines(' ');
    expect(lines).toEqual({ kind: 'all', parts: [] });
    expect(lines && writeConditionLines(lines)).toBe('');
  });

  it.each([
    ["hasFile('audit')", { kind: 'subject', subject: 'filesData.audit', operator: 'isUploaded' }],
    ["!hasFile('audit')", { kind: 'subject', subject: 'filesData.audit', operator: 'isNotUploaded' }],
    [
      "near(sum(plan, 'amount'), basic.total)",
      {
        kind: 'subject',
        subject: "sum(plan, 'amount')",
        operator: 'isNear',
        value: { formula: 'basic.total' },
      },
    ],
    [
      'count(staff, (row) => row.is_lead === true) === 1',
      {
        kind: 'rows',
        table: 'staff',
        quantifier: 'number',
        comparison: { operator: 'is', value: { literal: 1 } },
        parameter: 'row',
        isMarking: true,
        of: { kind: 'subject', subject: 'row.is_lead', operator: 'is', value: { literal: true } },
      },
    ],
    [
      'all(staff, (row) => row.age >= 18)',
      {
        kind: 'rows',
        table: 'staff',
        quantifier: 'every',
        parameter: 'row',
        isMarking: true,
        of: { kind: 'subject', subject: 'row.age', operator: 'atLeast', value: { literal: 18 } },
      },
    ],
  ])('reads %s', (text, line) => {
    const lines = readConditionLines(text);
    expect(lines).toEqual({ kind: 'all', parts: [line] });
    expect(lines && writeConditionLines(lines)).toBe(text);
  });
});

describe(readFigureLines, () => {
  const figures = listShipped('figure');
  const opened = figures.map((text) => ({ text, lines: readFigureLines(text) }));

  it('gives back each figure of the shipped programs that it opens: nearly nine of ten', () => {
    for (const { text, lines } of opened) if (lines) expect(writeFigureLines(lines)).toBe(print(text));
    expect(opened.filter(({ lines }) => lines).length / figures.length).toBeGreaterThan(0.85);
  });

  it('reads figures of which one is enough', () => {
    const text =
      "selectReachedFigure(least(basic.area, 500, 'square_metre'), above(basic.seats, T('seats'), 'item'))";
    const lines = readFigureLines(text);
    expect(lines).toEqual({
      kind: 'any',
      parts: [
        {
          kind: 'subject',
          subject: 'basic.area',
          operator: 'atLeast',
          value: { literal: 500 },
          unit: 'square_metre',
        },
        {
          kind: 'subject',
          subject: 'basic.seats',
          operator: 'more',
          value: { formula: "T('seats')" },
          unit: 'item',
        },
      ],
    });
    expect(lines && writeFigureLines(lines)).toBe(text);
  });

  it.each(['basic.rd / basic.staff', 'ratio(basic.rd, basic.staff)'])(
    'reads the quotient %s beside %% as a percentage, and writes it so',
    (quotient) => {
      const lines = readFigureLines(`least(${quotient}, 0.07, 'percent')`);
      const [subject, value] = ['percentage(basic.rd, basic.staff)', { literal: 7 }];
      expect(lines?.parts).toMatchObject([{ subject, value }]);
      const typed = {
        kind: 'subject',
        subject: quotient,
        operator: 'atLeast',
        value,
        unit: 'percent',
      } as const;
      expect(writeFigureLines({ kind: 'all', parts: [typed] })).toBe(`least(${subject}, 7, 'percent')`);
      expect(readFigureLines(`least(${quotient}, T('share'), 'percent')`)).toBeNull();
    },
  );

  it.each(['revenueWithin(60, 50000)', "least(basic.a, 1, 'mile')", 'least(basic.a, 1)', 'least('])(
    'gives null for %s',
    (text) => {
      expect(readFigureLines(text)).toBeNull();
    },
  );
});

describe(readShare, () => {
  it.each([
    ['percentage(basic.rd, basic.staff)', 'percentage', 'basic.rd', 'basic.staff'],
    ['basic.rd / (basic.staff + 1)', '/', 'basic.rd', 'basic.staff + 1'],
    ['(basic.a + basic.b) / basic.staff', '/', 'basic.a + basic.b', 'basic.staff'],
    ["ratio(papers.length, sum(staff, 'n'))", 'ratio', 'papers.length', "sum(staff, 'n')"],
  ])('reads %s, and writes it back', (text, form, part, whole) => {
    const share = readShare(text);
    expect(share).toEqual({ form, part, whole });
    expect(share && writeShare(share)).toBe(text);
  });

  it.each(['basic.rd * basic.staff', 'percentage(basic.rd)', 'round2(1)', 'percentage('])(
    'gives null for %s',
    (text) => {
      expect(readShare(text)).toBeNull();
    },
  );
});
