import { describe, expect, it } from 'vitest';
import { exported, number, plan, sourceOf, text } from '../../tests/support/exported-table';
import { ctx, smallForm } from '../../tests/support/small-form';
import { listRulesAboutSection, runRules } from '../filing/rules';
import type { ReadBook } from './model';
import { buildSheet, formatSheetName, listSheetNames } from './sheet';

const named = (en: string, zh = en) => ({ title: { zh, en } });

describe(formatSheetName, () => {
  it.each([
    ['Financial position, last two years', 'Financial position, last two'],
    ['Persons who work in research, full time', 'Persons who work in research'],
    ['Persons who work in developments and research', 'Persons who work in'],
    ['A title of precisely thirty-one', 'A title of precisely thirty-one'],
    ['A title of precisely thirty-one characters', 'A title of precisely thirty-one'],
    ['Donaudampfschifffahrtsgesellschaften', 'Donaudampfschifffahrtsgesellsch'],
    ['R&D [2025]: costs/income', 'R&D 2025 costs income'],
  ])('ends %s with a whole word where there is one', (title, name) => {
    expect(formatSheetName(named(title).title, 'en')).toBe(name);
  });

  it('cuts a Chinese title at the limit', () => {
    expect(formatSheetName(named('', `2025 ${'年'.repeat(40)}`).title, 'zh')).toBe(`2025 ${'年'.repeat(26)}`);
  });
});

describe(listSheetNames, () => {
  it('finds the sheet of an earlier file, whose name was cut inside a word', () => {
    expect(listSheetNames(named('Financial position, last two years', '财务状况'))).toEqual(
      expect.arrayContaining(['财务状况', 'Financial position, last two', 'Financial position, last two ye']),
    );
  });
});

describe(buildSheet, () => {
  it('has the unit in its headings, the rules in its notes, and locks computed cells', () => {
    const { columns, rows } = buildSheet(sourceOf('years'), 'zh');
    expect(columns.map(({ head, isLocked }) => [head, isLocked])).toEqual([
      ['年度', true],
      ['收入', false],
      ['成本', false],
      ['利润', true],
    ]);
    expect(rows.map(({ cells }) => cells[0])).toEqual([number(2024), number(2025)]);
    const share = buildSheet(sourceOf('team'), 'zh').columns.find(({ key }) => key === 'share');
    expect(share).toMatchObject({
      note: '必填\n应填数字\n不小于0\n最多2位小数',
      validation: { kind: 'decimal', min: 0, max: 1e12 },
    });
  });

  it('locks the numbers of a row of sums', () => {
    const { rows, columns } = buildSheet(sourceOf('funds'), 'zh');
    expect(columns.map(({ key }) => key)).toEqual(['#row', '#item', 'amount']);
    expect(rows.map(({ locked }) => locked)).toEqual([[2], [], []]);
    expect(rows[0]?.cells).toEqual([text('total'), text('合计'), number(10)]);
  });

  it('shows the verdicts on a second sheet, which is never read as the table', () => {
    const source = sourceOf('team');
    const results = listRulesAboutSection(smallForm, runRules(smallForm, source.filled, ctx), 'team');
    const { verdicts } = buildSheet(source, 'zh', results);
    expect(verdicts?.head).toEqual(['条件', '判断结果', '实际值与要求']);
    expect(verdicts?.rows.map(([, verdict]) => verdict)).toEqual(['已满足']);
    expect(buildSheet(source, 'zh').verdicts).toBeUndefined();

    const { book } = exported(source);
    const [table] = book.sheets;
    const renamed = {
      ...book,
      sheets: [
        { ...table, name: '改名' },
        { name: '条件与逻辑校验', rows: [] },
      ],
    } as ReadBook;
    expect(plan(source, renamed)).toMatchObject({ isBlocked: false, faults: [] });
  });
});
