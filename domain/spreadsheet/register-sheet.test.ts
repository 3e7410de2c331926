import { describe, expect, it } from 'vitest';
import { findRegisterColumn, REGISTER_KINDS, registers } from '../registers/kinds';
import type { PlainCell, ReadBook } from './model';
import { convertRegisterSheet, createRegisterTemplate } from './register-sheet';

const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);
const book = (...rows: [number, PlainCell[]][]): ReadBook => ({
  sheets: [
    { name: '说明', rows: [{ number: 1, cells: [text('填表说明')] }] },
    { name: '名册', rows: rows.map(([number, cells]) => ({ number, cells })) },
  ],
  known: {},
});

describe(createRegisterTemplate, () => {
  it('has for each register headings that are recognised on import', () => {
    for (const kind of REGISTER_KINDS)
      for (const language of ['zh', 'en'] as const) {
        const heads = createRegisterTemplate(kind, language).columns.filter(({ isHidden }) => !isHidden);
        expect(heads.flatMap(({ head }) => findRegisterColumn(kind, head) ?? [])).toEqual(
          registers[kind].columns.map(({ key }) => key),
        );
      }
  });
});

describe(convertRegisterSheet, () => {
  it('finds the sheet and its headings below a title, and keeps the row numbers', () => {
    const found = convertRegisterSheet(
      'blacklist',
      book(
        [1, [text('市级失信名单')]],
        [3, [text('统一社会信用代码 *'), text('列入原因'), text('列入日期')]],
        [6, [text('91210102MA0YK100XU'), text('说“谎”, "虚报"'), { kind: 'date', date: '2026-03-01' }]],
      ),
    );
    if (!('text' in found)) throw new Error(found.fault.en);
    expect(found.text.split('\n')).toEqual([
      '',
      '',
      '"统一社会信用代码 *","列入原因","列入日期"',
      '',
      '',
      '"91210102MA0YK100XU","说“谎”, ""虚报""","2026-03-01"',
    ]);
  });

  it('refuses formulas, and a sheet without headings', () => {
    const heads: PlainCell[] = [text('信用代码'), text('列入原因')];
    const formula = convertRegisterSheet(
      'blacklist',
      book([1, heads], [2, [{ kind: 'formula' }, text('x')]]),
    );
    expect(formula).toMatchObject({ fault: { en: expect.stringContaining('A2') } });
    expect(convertRegisterSheet('patent', book([1, [text('其他')]]))).toMatchObject({
      fault: { zh: expect.stringContaining('专利号') },
    });
  });
});
