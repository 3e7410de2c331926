/** Sheets that were not exported by the portal: titles above the headings, numbered rows, cells as other programs store them. */
import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../tests/support/plain-cell';
import { ctx, smallForm } from '../../tests/support/small-form';
import type { Field } from '../definition';
import { computeAnswers } from '../filing/compute';
import { createFormScope } from '../filing/scope';
import { buildCellChoices, readValue } from './cells';
import { listFittingSheets, selectSheetReading } from './fitting-sheets';
import type { PlainCell, ReadSheet } from './model';
import { planImport } from './plan';

const section = smallForm.sections.find(({ key }) => key === 'team');
if (!section) throw new Error('team');
const answers = { basics: { has_team: true, registered: '2020-01-01' } };
const filled = computeAnswers(smallForm, answers, ctx);
const source = { section, answers, filled, scope: createFormScope(smallForm, filled, ctx) };

const sheet = (name: string, rows: (string | number | null)[][], first = 1): ReadSheet => ({
  name,
  rows: rows.map((cells, i) => ({ number: first + i, cells: cells.map(toPlainCell) })),
});
const planned = (sheets: ReadSheet[], chosen?: string) =>
  planImport(source, { sheets, known: {} }, () => 'new', chosen);

describe(planImport, () => {
  it('finds headings below title rows, and skips a column of row numbers', () => {
    const { rows, faults } = planned([
      sheet('名单', [
        ['2026年度团队名单'],
        [null, '填报单位：甲公司'],
        ['序号', '* 姓名：', '份额'],
        [1, '甲', 40],
      ]),
    ]);
    expect(rows).toMatchObject([{ name: '甲', share: 40 }]);
    expect(faults.map(({ message }) => message.zh).filter((text) => text.includes('序号'))).toEqual([]);
  });

  it('says that rows which the file hides were read', () => {
    const [first] = [
      sheet('名单', [
        ['姓名', '份额'],
        ['甲', 40],
        ['乙', 60],
      ]),
    ];
    const rows = first?.rows.map((row) => (row.number === 3 ? { ...row, isHidden: true as const } : row));
    const plan = planned([{ name: '名单', rows: rows ?? [] }]);
    expect(plan.rows.map(({ name }) => name)).toEqual(['甲', '乙']);
    expect(plan.faults.filter(({ cell }) => cell)).toMatchObject([
      { cell: 'A3', isRefused: false, message: { zh: expect.stringContaining('1行（如第3行）') } },
    ]);
  });

  it('says that values were read from columns which the file hides', () => {
    const [first] = [
      sheet('名单', [
        ['姓名', '份额'],
        ['甲', 40],
        ['乙', 60],
      ]),
    ];
    const plan = planned([{ name: '名单', rows: first?.rows ?? [], hiddenColumns: [1] }]);
    expect(plan.rows).toMatchObject([{ share: 40 }, { share: 60 }]);
    expect(plan.faults.filter(({ cell }) => cell)).toMatchObject([
      { cell: 'B1', isRefused: false, message: { zh: expect.stringContaining('1列（如B列）') } },
    ]);
  });

  it('adds no record for a row of totals, and says so', () => {
    const { rows, faults } = planned([
      sheet('名单', [
        ['序号', '姓名', '份额'],
        [1, '甲', 40],
        [2, '合计科技', 60],
        ['合 计：', '2人', 100],
        [null, 'Total', 100],
        ['合计', null, null],
      ]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['甲', '合计科技']);
    expect(
      faults.filter(({ cell }) => cell).map(({ cell, message }) => [cell, message.zh.slice(0, 16)]),
    ).toEqual([
      ['A4', '“合 计：”是合计行，不是记录，'],
      ['B5', '“Total”是合计行，不是记录'],
    ]);
  });

  it('adds no record for notes and signatures below the table, and names them', () => {
    const { rows, faults } = planned([
      sheet('名单', [
        ['序号', '姓名', '份额'],
        [1, '甲', 40],
        [null, '合计', 40],
        [null, '备注：份额按协议'],
        [null, '填表人：张三', '审核人：李四'],
      ]),
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['甲']);
    expect(
      faults.filter(({ cell }) => cell).map(({ cell, message }) => [cell, message.zh.slice(0, 20)]),
    ).toEqual([
      ['B3', '“合计”是合计行，不是记录，未导入。可以'],
      ['B4', '“备注：份额按协议”是表后的说明或签名，'],
      ['B5', '“填表人：张三”是表后的说明或签名，不是'],
    ]);
  });

  it('adds no record for repeated headings, titles of parts and examples, and names the latter', () => {
    const { rows, faults } = planned([
      {
        ...sheet('名单', [
          ['序号', '姓名', '份额'],
          ['示例', '张某', 50],
          [null, '一、研发人员'],
          [1, '甲', 40],
          ['序号', '姓 名：', '份额'],
          ['二', '管理人员'],
          [1, '乙', 30],
          [null, '其他人员'],
          [2, '丙'],
          [3, '（例）某人', 5],
        ]),
        merges: [{ top: 8, bottom: 8, left: 1, right: 2 }],
      },
    ]);
    expect(rows.map(({ name }) => name)).toEqual(['甲', '乙', '丙']);
    const inner = faults.filter(({ message }) => message.zh.includes('小标题或填写示例'));
    expect(inner.map(({ cell }) => cell)).toEqual(['B2', 'B3', 'B6', 'B8', 'B10']);
  });

  it.each([
    [[3, '合计', 100], 'B4'],
    [[3, '合计（万元）', 100], 'B4'],
    [[3, null, 100, '本页小计'], null],
    [[3, null, '累计', 100], 'C4'],
    [['本年合计', null, 100], 'A4'],
  ])('takes the numbered row %j for one of totals only where its first text is a label', (cells, cell) => {
    const { rows, faults } = planned([
      sheet('名单', [['序号', '姓名', '份额'], [1, '甲', 40], [2, '合计科技公司', 60], cells]),
    ]);
    const totals = faults.filter(({ message }) => message.zh.includes('是合计行'));
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(['甲', '合计科技公司']);
    expect(rows).toHaveLength(cell ? 2 : 3);
    expect(totals.map((fault) => fault.cell)).toEqual(cell ? [cell] : []);
  });

  it('keeps a row of the table that is named as totals are, but adds no copy of it', () => {
    const book = {
      sheets: [
        sheet('名单', [
          ['行标识（请勿修改）', '姓名', '份额'],
          ['a', '合计', 50],
          ['a', '合计', 50],
        ]),
      ],
      known: {},
    };
    const team = [{ row: 'a', name: '合计', share: 40 }];
    const { rows, faults } = planImport({ ...source, answers: { ...answers, team } }, book, () => 'new');
    expect(rows).toEqual([{ row: 'a', name: '合计', share: 50 }]);
    expect(faults.filter(({ cell }) => cell)).toMatchObject([{ cell: 'B3', isRefused: true }]);
  });

  it('finds headings as people spell them, and takes no yuan for units of 10,000', () => {
    const { key } = section;
    const finance = {
      key,
      kind: 'table' as const,
      title: section.title,
      columns: [
        { key: 'name', zh: '单位名称', en: 'Name', type: 'text' as const },
        { key: 'spent', zh: '研发投入', en: 'Spent', type: 'money_wan' as const, unit: '万元' },
      ],
    };
    const read = (head: string) =>
      planImport(
        { ...source, section: finance },
        {
          sheets: [
            sheet('表', [
              ['一、单位名称（全称）', head],
              ['甲', 12],
            ]),
          ],
          known: {},
        },
        () => 'new',
      );
    expect(read('研发投入').rows).toMatchObject([{ name: '甲', spent: 12 }]);
    expect(read('1.2 研发\n投入①').rows).toMatchObject([{ name: '甲', spent: 12 }]);
    expect(read('研发投入 注1').rows).toMatchObject([{ name: '甲', spent: 12 }]);
    expect(read('研发投入（万元）：').rows).toMatchObject([{ name: '甲', spent: 12 }]);
    expect(read('研发投入（元）').rows).toMatchObject([{ name: '甲', spent: 0.0012 }]);
  });

  it('finds a heading without the brackets of its name, or without what they hold', () => {
    const columns = [
      { key: 'name', zh: '产品（服务）名称', en: 'Name', type: 'text' as const },
      { key: 'no', zh: '编号', en: 'No.', type: 'text' as const },
    ];
    const read = (head: string) =>
      planImport(
        { ...source, section: { key: section.key, kind: 'table', title: section.title, columns } },
        {
          sheets: [
            sheet('表', [
              [head, '编号'],
              ['泵', 'P1'],
            ]),
          ],
          known: {},
        },
        () => 'new',
      ).rows;
    for (const head of ['产品服务名称', '产品名称', '产品(服务)名称'])
      expect(read(head)).toMatchObject([{ name: '泵', no: 'P1' }]);
    expect(read('服务名称')).toEqual([{ row: 'new', no: 'P1' }]);
  });

  it('reads the sheet with most of the columns, or the chosen one', () => {
    const sheets = [
      sheet('去年', [['姓名'], ['乙']]),
      sheet('说明', [['请如实填写']]),
      sheet('今年', [
        ['姓名', '邮箱'],
        ['甲', 'a@b.cn'],
      ]),
    ];
    const book = { sheets, known: {} };
    expect(listFittingSheets(book, source)).toHaveLength(2);
    expect(selectSheetReading(source, book, '去年')).toMatchObject({ sheet: '去年', headRow: 1 });
    expect(planned(sheets, '去年').rows).toMatchObject([{ name: '乙' }]);
  });
});

const field = (type: Field['type'], more: object = {}) =>
  ({ key: 'x', zh: '项', en: 'Item', type, ...more }) as Field;
const read = (type: Field['type'], cell: PlainCell, more: object = {}) => {
  const found = readValue(field(type, more), cell, null, {});
  return 'value' in found ? found.value : 'refused';
};
const number = (value: number, more: object = {}): PlainCell => ({ kind: 'number', number: value, ...more });

describe(readValue, () => {
  it('returns the nearest option for an unlisted text, with a hint', () => {
    const kind = field('select', {
      options: {
        name: 'kinds',
        title: { zh: '', en: '' },
        items: [
          { value: 'invention', zh: '发明专利（非国防专利）', en: 'Invention' },
          { value: 'utility', zh: '实用新型专利', en: 'Utility model' },
        ],
      },
    });
    const choices = buildCellChoices(kind as never, {});
    expect(readValue(kind, { kind: 'text', text: '发明专利' }, choices, {})).toEqual({
      value: 'invention',
      hint: expect.objectContaining({
        zh: '“项”中没有该选项，按最接近的选项读入：发明专利 → 发明专利（非国防专利），请核对',
      }),
    });
    expect(readValue(kind, { kind: 'text', text: '著作' }, choices, {})).toHaveProperty('refused');
    for (const text of ['实用新型专利', 'utility  MODEL'])
      expect(readValue(kind, { kind: 'text', text }, choices, {})).toEqual({ value: 'utility', hint: null });
    expect(readValue(kind, { kind: 'text', text: '发明专利(非国防专利)' }, choices, {})).toEqual({
      value: 'invention',
      hint: null,
    });
    expect(readValue(kind, { kind: 'text', text: '—' }, choices, {})).toEqual({ value: null, hint: null });
  });

  it.each(['IP01、IP02', 'IP01/IP02', 'IP01, ip02', 'IP01 IP 02'])(
    'reads several rows of another table from %s',
    (text) => {
      const patents = field('multiselect', { options: { rowsOf: 'patents', column: 'no' } });
      const rows = { patents: [{ no: 'IP01' }, { no: 'IP02' }] };
      const choices = buildCellChoices(patents as never, rows);
      expect(readValue(patents, { kind: 'text', text }, choices, rows)).toEqual({
        value: ['IP01', 'IP02'],
        hint: null,
      });
    },
  );

  it.each([
    ['a serial', 45_292, {}, '2024-01-01'],
    ['a serial with a time', 45_292.25, {}, '2024-01-01'],
    ['a serial of the system of 1904', 43_830, { is1904: true }, '2024-01-01'],
    ['a full row of digits', 20_240_101, {}, '2024-01-01'],
    ['a bare year', 2024, {}, 'refused'],
    ['a small count', 12, {}, 'refused'],
  ])('reads %s in a column of dates', (_, value, more, expected) => {
    expect(read('date', number(value, more))).toBe(expected);
  });

  it.each([
    ['2023.10 as it is shown', 2023.1, { shown: '2023.10' }, '2023-10'],
    ['2023.1, which may be either month', 2023.1, {}, 'refused'],
    ['a serial with a time', 44_197.5, {}, '2021-01'],
  ])('reads %s in a column of months', (_, value, more, expected) => {
    expect(read('month', number(value, more))).toBe(expected);
  });

  it.each(['money_wan', 'decimal', 'integer', 'year'] as const)(
    'refuses a percentage in a column of type %s, as text or as number',
    (type) => {
      expect(read(type, { kind: 'text', text: '10%' })).toBe('refused');
      expect(read(type, number(0.1, { isPercent: true }))).toBe('refused');
      expect(read('percent', number(0.1, { isPercent: true }))).toBe(10);
    },
  );

  it('rounds to fifteen significant digits', () => {
    expect(read('decimal', number(Number('1234.5600000000001')), { precision: 2 })).toBe(1234.56);
    expect(read('integer', number(Number('11.999999999999998')))).toBe(12);
  });

  it('reads full-width digits in a text with a pattern', () => {
    const postcode = { pattern: String.raw`^\d{6}$` };
    const cell: PlainCell = { kind: 'text', text: '１１０００３' };
    expect(readValue(field('text', postcode), cell, null, {})).toEqual({ value: '110003', hint: null });
  });

  it('keeps leading zeros and percent signs in a text, but no decimals that only the cell format adds', () => {
    expect(read('text', number(123, { shown: '00123' }))).toBe('00123');
    expect(read('text', number(5, { shown: '5.00' }))).toBe('5');
    expect(read('text', number(0.955, { isPercent: true }))).toBe('95.5%');
  });
});
