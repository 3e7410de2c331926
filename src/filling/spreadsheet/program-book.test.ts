import type { Answers, Row } from '@domain/definition';
import { compileText } from '@domain/expressions/language/compile-text';
import { computeAnswers } from '@domain/filing/compute';
import { compileForm } from '@domain/program-documents/compile';
import { writeScenario } from '@domain/program-documents/scenarios/written-scenarios';
import { programTablesForm, writeDocumentRows } from '@domain/program-documents/tables';
import type { ProgramDocument } from '@domain/program-documents/types';
import { programs } from '@domain/programs/index.generated';
import { formatCellName, type ReadBook, type SheetContent, type SheetRow } from '@domain/spreadsheet/model';
import { readProgramBook } from '@domain/spreadsheet/program-book/read-program-book';
import { writeProgramBook } from '@domain/spreadsheet/program-book/write-program-book';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { toPlainCell } from '../../../tests/support/plain-cell';
import { readProgramDocument } from '../../../tests/support/program-documents';
import { readSamples } from '../../../tests/support/samples';
import { readBook } from './readBook';
import { writeBook } from './writeBook';

let count = 0;
/** Identities as a browser makes them. */
const newId = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

async function read(bytes: ArrayBuffer): Promise<ReadBook> {
  const found = await readBook(new Uint8Array(bytes));
  if (!('book' in found)) throw new Error(found.fault);
  return found.book;
}

const gazelle = readProgramDocument('gazelle');
const writeFile = (document: ProgramDocument, language: 'zh' | 'en' = 'zh') =>
  writeBook(writeProgramBook(document, language));

/** A workbook whose cells are found as people find them: by sheet, heading and row. */
function openContent(document: ProgramDocument) {
  const content = writeProgramBook(document, 'zh');
  const sheetOf = (name: string) => content.sheets.find((sheet) => sheet.name === name) as SheetContent;
  const findColumn = (name: string, head: string) =>
    sheetOf(name).columns.findIndex((column) => column.head === head);
  const findRow = (name: string, id: string) =>
    sheetOf(name).rows.findIndex(({ cells: [cell] }) => cell?.kind === 'text' && cell.text === id);
  return {
    content,
    sheetOf,
    set(name: string, id: string, head: string, value: string | number | null): string {
      const [row, column] = [findRow(name, id), findColumn(name, head)];
      (sheetOf(name).rows[row] as SheetRow).cells[column] = toPlainCell(value);
      return formatCellName(column, row + 2);
    },
    remove(name: string, id: string) {
      sheetOf(name).rows.splice(findRow(name, id), 1);
    },
    add(name: string, values: Record<string, string>) {
      const cells = sheetOf(name).columns.map(({ head }) => toPlainCell(values[head] ?? null));
      sheetOf(name).rows.push({ cells, locked: [] });
    },
    read: async () => read(await writeBook(content)),
  };
}

describe.each(programs.map(({ key }) => key))('workbook of %s', (key) => {
  const document = readProgramDocument(key);
  const books = new Map<'zh' | 'en', ReadBook>();
  const bookIn = async (language: 'zh' | 'en'): Promise<ReadBook> => {
    const book = books.get(language) ?? (await read(await writeFile(document, language)));
    books.set(language, book);
    return book;
  };

  it.each(['zh', 'en'] as const)('is read as the same document, in %s', async (language) => {
    const reading = readProgramBook(await bookIn(language), newId);
    expect(reading.faults).toEqual([]);
    expect(reading.notices).toEqual([]);
    expect(JSON.stringify(reading.document)).toBe(JSON.stringify(document));
  });

  it('changes nothing in the rows that it came from', async () => {
    const rows = writeDocumentRows(document);
    const { answers, faults } = readProgramBook(await bookIn('zh'), newId, rows);
    expect(faults).toEqual([]);
    expect(answers).toEqual(rows);
  });
});

describe('workbook with scenarios', () => {
  it.each(['gazelle', 'innovation_platform'])('is read as the same document: %s', async (key) => {
    const document = readProgramDocument(key);
    const form = compileForm(document, compileText);
    const scenarios = readSamples(key).map(({ name, ctx, data }) =>
      writeScenario(
        form,
        { key: name, ctx, answers: computeAnswers(form, data, ctx), failing: ['R1'], changes: [] },
        { zh: '示例', en: 'Example' },
      ),
    );
    const kept = { ...document, scenarios };
    const reading = readProgramBook(await read(await writeFile(kept)), newId);
    expect(reading.faults).toEqual([]);
    expect(JSON.stringify(reading.document) === JSON.stringify(kept)).toBe(true);
  });
});

const listFaults = ({ faults }: ReturnType<typeof readProgramBook>) =>
  faults.map(({ sheet, cell, message }) => `${sheet} ${cell} ${message.zh}`);

describe(writeProgramBook, () => {
  it('has a sheet for each table, under a name of its own, with lists in the cells', () => {
    const { content, sheetOf } = openContent(gazelle);
    const names = content.sheets.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['说明', '填报表单', '分组', '字段']);
    expect(new Set(names).size).toBe(programTablesForm.sections.length);
    const type = sheetOf('字段').columns.find(({ head }) => head === '类型');
    expect(type?.validation).toMatchObject({ kind: 'list', isStrict: true });
    expect(type?.note).toContain('决定可以填写什么');
  });
});

describe(readProgramBook, () => {
  it('reads changed, added and removed rows', async () => {
    const book = openContent(gazelle);
    book.set('字段', 'baseData.domain', '名称（中文）', '主要技术领域');
    book.remove('规则', 'GZ-02');
    book.add('申报条件', {
      编号: 'GZ-A11',
      '内容（中文）': '在本市纳税',
      '内容（英文）': 'Pays taxes in this city',
    });
    const { document, faults } = readProgramBook(await book.read(), newId, writeDocumentRows(gazelle));
    expect(faults).toEqual([]);
    expect(document?.form.rules.map(({ id }) => id)).toEqual(
      gazelle.form.rules.map(({ id }) => id).filter((id) => id !== 'GZ-02'),
    );
    expect(document?.form.eligibility.at(-1)).toEqual({
      id: 'GZ-A11',
      zh: '在本市纳税',
      en: 'Pays taxes in this city',
    });
    expect(JSON.stringify(document)).toContain('主要技术领域');
  });

  it('keeps the identity of a field whose key was changed in the file', async () => {
    const book = openContent(gazelle);
    book.set('字段', 'baseData.domain', '标识', 'technical_field');
    const { document } = readProgramBook(await book.read(), newId);
    expect(JSON.stringify(document)).toContain('"key":"technical_field","id":"baseData.domain"');
  });

  it('says by sheet and cell what it cannot take', async () => {
    const book = openContent(gazelle);
    const cells = {
      type: book.set('字段', 'baseData.domain', '类型', '下拉'),
      english: book.set('字段', 'baseData.track', '名称（英文）', null),
      section: book.set('字段', 'baseData.industry', '所属分组', 'nowhere'),
      files: book.set('字段', 'baseData.is_listed', '最多份数', 3),
    };
    const faults = listFaults(readProgramBook(await book.read(), newId));
    expect(faults).toContain(`字段 ${cells.type} “类型”：“下拉”不在选项列表中`);
    expect(faults).toContain(`字段 ${cells.english} “名称（英文）”未填写，请填写`);
    expect(faults).toContain(`字段 ${cells.section} “分组”中没有“nowhere”，请填写已有的标识`);
    expect(faults).toContain(`字段 ${cells.files} “最多份数”在这里不适用，请清空`);
  });

  it('names the cell of a single value', async () => {
    const book = openContent(gazelle);
    const cell = book.set('说明', 'receiptPrefix', '填写内容', 'Gz');
    expect(listFaults(readProgramBook(await book.read(), newId))).toEqual([
      `说明 ${cell} “申报编号前缀”的取值不符合要求，请对照本列说明修改`,
    ]);
  });

  it('says which sheets and columns it does not know, and which are missing', async () => {
    const { content, sheetOf } = openContent(gazelle);
    const unit = sheetOf('字段').columns.find(({ head }) => head === '计量单位');
    if (unit) unit.head = '量词';
    sheetOf('选项表').name = '草稿';
    const faults = listFaults(readProgramBook(await read(await writeBook(content)), newId));
    expect(faults).toEqual(
      expect.arrayContaining([
        '草稿  本申报表没有这张工作表，未导入。请改回导出文件中的名称，或删除该表',
        '字段  没有“计量单位”这一列，其原有内容保持不变',
        expect.stringMatching(/^字段 [A-Z]+1 本表没有“量词”这一列/),
        expect.stringContaining('没有工作表“选项表”，该栏目的原有内容保持不变'),
      ]),
    );
  });

  it('says where an id stands twice, and reads the row as a new one', async () => {
    const book = openContent(gazelle);
    const { rows } = book.sheetOf('申报条件');
    const copy = structuredClone(rows[1] as SheetRow);
    rows.push(copy);
    copy.cells[book.sheetOf('申报条件').columns.findIndex(({ head }) => head === '编号')] =
      toPlainCell('GZ-A12');
    const reading = readProgramBook(await book.read(), newId);
    expect(listFaults(reading)).toEqual([
      `申报条件 A${rows.length + 1} 行标识“GZ-A2”与第3行重复，本行按新增的一行读入，请核对`,
    ]);
    expect(reading.document?.form.eligibility.at(-1)?.id).toBe('GZ-A12');
  });

  it('reads a file that another program has saved, and one without ids and hidden sheets', async () => {
    const { content } = openContent(gazelle);
    // Validations of whole columns take the other program long, and are of no account here.
    for (const { columns } of content.sheets) for (const column of columns) column.validation = null;
    const book = new ExcelJS.Workbook();
    await book.xlsx.load((await writeBook(content)) as ExcelJS.Buffer);
    const save = async () => read((await book.xlsx.writeBuffer()) as ArrayBuffer);
    const saved = readProgramBook(await save(), newId);
    expect([saved.faults, saved.notices]).toEqual([[], []]);
    expect(JSON.stringify(saved.document)).toBe(JSON.stringify(gazelle));
    for (const { name, state } of [...book.worksheets]) if (state !== 'visible') book.removeWorksheet(name);
    for (const page of book.worksheets)
      if (String(page.getCell('A1').value).startsWith('行标识')) page.spliceColumns(1, 1);
    const { document, faults, notices } = readProgramBook(await save(), newId);
    expect(faults).toEqual([]);
    expect(notices.map(({ zh }) => zh)).toEqual(['文件不是导出的工作簿，按工作表和填写项的名称读取']);
    expect(JSON.stringify(document)).toBe(JSON.stringify(gazelle));
    const rows = writeDocumentRows(gazelle);
    expect(readProgramBook(await save(), newId, rows).answers).toEqual(rows);
  });

  it('refuses the workbook of a filing, and that of another program', async () => {
    const book = await openContent(gazelle).read();
    const ofFiling = { ...book, origin: { ...book.origin, program: 'gazelle' } };
    expect(readProgramBook(ofFiling, newId).document).toBeNull();
    const other = writeDocumentRows(readProgramDocument('keyproject'));
    const reading = readProgramBook(book, newId, other);
    expect([reading.document, reading.answers]).toEqual([null, other]);
    expect(listFaults(reading)).toEqual([expect.stringContaining('这是项目“瞪羚企业申报”的文件')]);
  });

  it('says that the program was changed after the export', async () => {
    const rows = writeDocumentRows(gazelle);
    const about = { ...(rows.about as Row), icon: 'TeamOutlined' };
    const book = await openContent(gazelle).read();
    const { notices } = readProgramBook(book, newId, { ...rows, about } as Answers);
    expect(notices.map(({ zh }) => zh)).toEqual([expect.stringContaining('导出之后项目又修改过')]);
  });
});
