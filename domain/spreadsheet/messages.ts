/** Texts of a spreadsheet, and of the report on one that came back. */
import { fillText, type Text, type TextParameters } from '../text';

const templates = {
  too_big: {
    zh: '文件超过{limit} MB，请只保留本表的工作表后再导入',
    en: 'The file is larger than {limit} MB. Keep only the sheet of this table and import it again',
  },
  not_xlsx: {
    zh: '这不是 .xlsx 文件，请在表格软件中“另存为”Excel 工作簿（.xlsx）后再导入',
    en: 'This is not an .xlsx file. Save it as an Excel workbook (.xlsx) and import that',
  },
  old_or_locked: {
    zh: '文件是旧版 .xls 或设有打开密码，请取消密码并“另存为”.xlsx 后再导入',
    en: 'The file is an old .xls or has a password. Remove the password, save it as .xlsx and import that',
  },
  damaged: {
    zh: '文件已损坏，无法读取，请重新导出后再填写',
    en: 'The file is damaged and cannot be read. Export the table again and fill that in',
  },
  unpacked: {
    zh: '文件解压后过大，已停止读取。请把数据复制到重新导出的文件中',
    en: 'The file unpacks to far too much and was not read. Copy the data into a freshly exported file',
  },
  slow: {
    zh: '文件过于复杂，{limit}秒内未能读完。请把数据复制到重新导出的文件中',
    en: 'The file could not be read within {limit} seconds. Copy the data into a freshly exported file',
  },
  sheets: {
    zh: '文件有{actual}张工作表，最多{limit}张，请删除其他工作表',
    en: 'The file has {actual} sheets, at most {limit} are read. Delete the other ones',
  },
  columns: {
    zh: '工作表的列超过{limit}列，请删除本表以外的列',
    en: 'The sheet has more than {limit} columns. Delete those that are not of this table',
  },
  rows: {
    zh: '工作表的行超过{limit}行，请删除多余的行',
    en: 'The sheet has more than {limit} rows. Delete those that are not needed',
  },
  max_rows: {
    zh: '导入后共{actual}行，最多{limit}行，请减少{over}行后再导入',
    en: 'There would be {actual} rows, at most {limit} are allowed. Take out {over} and import again',
  },
  no_sheet: {
    zh: '文件中没有名为“{name}”的工作表（现有：{found}），请选择由本表导出的文件',
    en: 'The file has no sheet named “{name}” (found: {found}). Choose a file that was exported from this table',
  },
  no_rows: {
    zh: '表头以下没有内容，请填写后再导入',
    en: 'There is nothing below the header. Fill it in and import it again',
  },
  no_columns: {
    zh: '第1行中没有本表的列名，请保留导出文件的表头，或选择由本表导出的文件',
    en: 'Row 1 names no column of this table. Keep the header of the exported file, or choose the right one',
  },
  unknown_column: {
    zh: '本表没有“{head}”这一列，该列未导入。请改回导出文件中的列名，或删除该列',
    en: 'The table has no column “{head}”, it was left out. Give it the name in the exported file, or delete it',
  },
  column_twice: {
    zh: '列“{head}”重复，只导入了第一列，请删除该列',
    en: 'The column “{head}” is there twice and only the first was read. Delete this one',
  },
  column_missing: {
    zh: '没有“{head}”这一列，其原有内容保持不变',
    en: 'The column “{head}” is missing; what it holds stays as it is',
  },
  formula: {
    zh: '“{label}”是公式，未导入。请复制该单元格，用“选择性粘贴—数值”改为数值',
    en: '“{label}” is a formula and was left out. Copy the cell and paste it as a value',
  },
  error: {
    zh: '“{label}”是错误值，未导入，请改为正确的内容',
    en: '“{label}” is an error value and was left out. Enter what belongs there',
  },
  digits: {
    zh: '“{label}”的数字超过15位，表格软件已丢失末尾数字。请把单元格设为文本格式后重新输入',
    en: '“{label}” has more than 15 digits, of which the last were lost. Format the cell as text and type it again',
  },
  unknown_row: {
    zh: '表中没有这一行，该行未导入。请把内容移到导出文件原有的行中',
    en: 'The table has no such row, it was left out. Move what it holds to a row of the exported file',
  },
  row_twice: {
    zh: '这一行重复，只导入了第一次出现的行，请删除该行',
    en: 'This row is there twice and only the first was read. Delete this one',
  },
} satisfies Record<string, Text>;

export type SheetMessage = keyof typeof templates;

export const sheetText = (kind: SheetMessage, parameters: TextParameters = {}): Text =>
  fillText(templates[kind], parameters);

export const sheetWords = {
  row: { zh: '行标识（请勿修改）', en: 'Row id (do not change)' },
  item: { zh: '项目', en: 'Item' },
  required: { zh: '必填', en: 'Required' },
  required_when: { zh: '视情况必填', en: 'Required in some cases' },
  computed: { zh: '自动生成，不用填写', en: 'Filled in by itself' },
  takes: { zh: '应填{kind}', en: 'Takes {kind}' },
  at_least: { zh: '不小于{limit}', en: 'At least {limit}' },
  at_most: { zh: '不大于{limit}', en: 'At most {limit}' },
  decimals: { zh: '最多{limit}位小数', en: 'At most {limit} decimals' },
  whole: { zh: '整数', en: 'Whole numbers' },
  min_length: { zh: '至少{limit}个字', en: 'At least {limit} characters' },
  max_length: { zh: '最多{limit}个字', en: 'At most {limit} characters' },
  unique: { zh: '各行不得重复', en: 'Different in each row' },
  several: { zh: '可填多项，用分号隔开：{list}', en: 'Several, with semicolons between them: {list}' },
} satisfies Record<string, Text>;
