import { describe, expect, it } from 'vitest';
import { expertListSheet, readListedExpert } from '../experts/pool-list';
import { createListTemplate, readList } from './list';
import type { PlainCell, ReadBook } from './model';

const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);

/** A file from the template with these lines below its header; empty lines are omitted, as readers do. */
function bookOf(lines: Record<string, PlainCell>[]): ReadBook {
  const { name, columns } = createListTemplate(expertListSheet, 'zh');
  const rows = lines.map((line) => columns.map(({ key }) => line[key] ?? null));
  const all = [columns.map(({ head }) => text(head)), ...rows];
  const filled = all.map((cells, i) => ({ number: i + 1, cells }));
  return { sheets: [{ name, rows: filled.filter(({ cells }) => cells.some(Boolean)) }], known: {} };
}

const line = {
  username: text('li.lan'),
  name: text(' 李岚 '),
  phone: { kind: 'number', number: 13_800_138_000 } as const,
  unit: text('样例大学'),
  title: text('教授'),
  fields: text('计算机科学技术；数学'),
  active_from: { kind: 'date', date: '2026-01-01' } as const,
  avoided: text('老东家；合作企业'),
};

describe(readList, () => {
  it('returns each row of a filled template', () => {
    const { lines, faults } = readList(expertListSheet, bookOf([line]));
    expect(faults).toEqual([]);
    expect(lines.map(readListedExpert)).toEqual([
      {
        username: 'li.lan',
        name: '李岚',
        phone: '13800138000',
        email: null,
        unit: '样例大学',
        unit_code: null,
        title: 'professor',
        fields: ['520', '110'],
        active_from: '2026-01-01',
        active_to: null,
        avoided: [
          { name: '老东家', credit_code: null },
          { name: '合作企业', credit_code: null },
        ],
        note: '',
      },
    ]);
  });

  it('names each wrong cell, and returns the rows without what stands in those', () => {
    const wrong = {
      ...line,
      title: text('院士'),
      active_from: text('去年'),
      name: { kind: 'formula' } as const,
    };
    const { lines, faults } = readList(expertListSheet, bookOf([line, {}, wrong]));
    expect(lines.map(({ username, name, title }) => [username, name, title])).toEqual([
      ['li.lan', '李岚', 'professor'],
      ['li.lan', undefined, undefined],
    ]);
    expect(faults.map(({ cell, isRefused }) => [cell, isRefused])).toEqual([
      ['C4', true],
      ['H4', true],
      ['J4', true],
    ]);
  });

  it('names the cell of a row found faulty later, counting empty rows', () => {
    const { place } = readList(expertListSheet, bookOf([line, {}, line]));
    const message = { zh: '重复', en: 'twice' };
    expect(place([{ line: 1, field: 'username', message }])).toMatchObject([{ cell: 'B4', isRefused: true }]);
  });

  it('adds faults found elsewhere by row, but none to a cell that is wrong already', () => {
    const { addFaults } = readList(expertListSheet, bookOf([line, { ...line, title: text('院士') }, line]));
    const message = { zh: '有误', en: 'wrong' };
    const found = [
      { line: 1, field: 'title', message },
      { line: 0, field: 'username', message },
      { line: 2, field: 'unit', message },
    ];
    expect(addFaults(found).map(({ cell }) => cell)).toEqual(['B2', 'H3', 'F4']);
  });

  it('needs the columns of what new rows must have, and no others', () => {
    const book = bookOf([line]);
    const keep = (heads: string[]): ReadBook => {
      const [sheet] = book.sheets;
      const places = heads.map((head) =>
        (sheet?.rows[0]?.cells ?? []).findIndex((cell) => cell?.kind === 'text' && cell.text === head),
      );
      const rows = (sheet?.rows ?? []).map(({ number, cells }) => ({
        number,
        cells: places.map((place) => cells[place] ?? null),
      }));
      return { sheets: [{ name: sheet?.name ?? '', rows }], known: {} };
    };
    const whole = readList(expertListSheet, keep(['登录名', '姓名', '手机号', '单位']));
    expect(whole.faults).toEqual([]);
    expect(whole.lines).toHaveLength(1);
    const { faults, place } = readList(expertListSheet, keep(['登录名', '姓名', '手机号']));
    expect(faults.map(({ message }) => message.zh)).toEqual([
      expect.stringContaining('没有“单位”这一列，请'),
    ]);
    expect(place([{ line: 0, field: 'unit', message: { zh: '缺', en: 'missing' } }])).toEqual([]);
  });

  const listOf = (...rows: (string | null)[][]) =>
    rows.map((cells, i) => ({ number: i + 1, cells: cells.map((cell) => text(cell ?? '')) }));
  const heads = ['登录名', '姓名', '手机号', '单位'];
  const person = (username: string) => [username, '李岚', '13800138000', '样例大学'];

  it('reads every sheet with the columns of the list, and names the sheet of each fault', () => {
    const book = {
      sheets: [
        { name: '统计', rows: listOf(['单位', '人数'], ['样例大学', '2']) },
        { name: '2022年', rows: listOf(heads, person('li.lan'), person('wang.wu')) },
        { name: '封面', rows: listOf(['专家名单']) },
        {
          name: '2023年',
          rows: listOf(['市科技局专家名单'], heads, [...person('zhao.liu').slice(0, 3), null]),
        },
      ],
      known: {},
    };
    const { sheets, lines, faults, notes, place, addFaults } = readList(expertListSheet, book);
    expect(sheets).toEqual(['2022年', '2023年']);
    expect(lines.map(({ username }) => username)).toEqual(['li.lan', 'wang.wu', 'zhao.liu']);
    expect(faults).toMatchObject([{ sheet: '2023年', cell: 'D3', message: { zh: '请填写“单位”' } }]);
    expect(notes).toMatchObject([{ sheet: '统计', message: { zh: expect.stringContaining('未读取') } }]);
    const message = { zh: '重复', en: 'twice' };
    const found = [2, 0].map((line) => ({ line, field: 'username', message }));
    expect(place(found)).toMatchObject([
      { sheet: '2023年', cell: 'A3' },
      { sheet: '2022年', cell: 'A2' },
    ]);
    expect(addFaults(found).map(({ sheet, cell }) => sheet + cell)).toEqual([
      '2022年A2',
      '2023年D3',
      '2023年A3',
    ]);
  });

  it('passes over totals, notes, hidden rows and unknown columns with a note, without a fault', () => {
    const rows = listOf(
      ['序号', '性别', ...heads],
      ['1', '女', ...person('li.lan')],
      ['2', '男', ...person('wang.wu')],
      ['合计', null, '2人'],
      ['注：以上均为正高级'],
      [null, null, '以下空白'],
    ).map((row) => (row.number === 3 ? { ...row, isHidden: true as const } : row));
    const { lines, faults, notes } = readList(expertListSheet, {
      sheets: [{ name: '名单', rows }],
      known: {},
    });
    expect(faults).toEqual([]);
    expect(lines).toHaveLength(2);
    expect(notes.map(({ cell, message }) => `${cell} ${message.zh.slice(0, 8)}`)).toEqual([
      'B1 没有“性别”这一',
      'A3 文件中隐藏或被筛',
      'A4 “合计”是合计行',
      'C6 “以下空白”是表',
    ]);
    expect(notes[0]?.message.zh).toContain('模板中的列名');
  });

  it('names each empty cell that a row must have', () => {
    const { faults } = readList(expertListSheet, bookOf([line, { ...line, name: null, unit: text(' ') }]));
    expect(faults.map(({ cell, message }) => `${cell}：${message.zh}`)).toEqual([
      'C3：请填写“姓名”',
      'F3：请填写“单位”',
    ]);
  });

  it('accepts usual headings, with marks of required columns', () => {
    const rows = listOf(
      [
        '账号（必填）',
        '专家姓名*',
        '手机号码（必填）',
        '电子邮箱',
        '工作单位',
        '技术职称（选填）',
        '有效期起',
        '有效期止',
      ],
      ['li.lan', '李岚', '13800138000', 'li@example.cn', '样例大学', '教授', '2026-01-01', '2028-12-31'],
    );
    const read = readList(expertListSheet, { sheets: [{ name: 'Sheet1', rows }], known: {} });
    expect([...read.faults, ...read.notes]).toEqual([]);
    expect(read.lines).toMatchObject([
      {
        username: 'li.lan',
        email: 'li@example.cn',
        unit: '样例大学',
        title: 'professor',
        active_from: '2026-01-01',
        active_to: '2028-12-31',
      },
    ]);
  });

  it('refuses an empty list, a list of another table, and one that is too long', () => {
    const said = (book: ReadBook) => readList(expertListSheet, book).faults.map(({ message }) => message.en);
    expect(said(bookOf([]))[0]).toContain('nothing below the header');
    expect(said({ sheets: [], known: {} })[0]).toContain('no sheet with the columns');
    expect(said(bookOf(Array.from({ length: 201 }, () => line)))[0]).toContain('at most 200');
  });
});
