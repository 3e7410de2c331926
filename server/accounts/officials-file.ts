/** Reads accounts of officials from a file: CSV as spreadsheets write it (UTF-8 or GB 18030), or a JSON list of objects. */
import { ROLES, roleNames } from '../../domain/accounts/roles';
import { programs } from '../../domain/programs/registry';
import { department, listedDepartments } from '../../domain/reference/authorities';
import { normaliseHeading } from '../../domain/spreadsheet/headings';
import type { Text } from '../../domain/text';
import { getDutyName, OFFICE_DUTIES } from '../../domain/workflow/duties';
import { type FileLine, readTable } from '../core/text-table';

const BYTES_AT_MOST = 5 * 1024 ** 2;
const LINES_AT_MOST = 5_000;

/** Headings of columns that clerks may write, by the field of the account. */
const COLUMNS: Record<string, string[]> = {
  username: ['登录名', '登录账号', '账号', '用户名', 'login_name', 'login name'],
  name: ['姓名'],
  phone: ['手机号', '手机号码', '手机', '移动电话', 'mobile'],
  email: ['邮箱', '电子邮箱', '电子邮件', 'mail'],
  department_id: ['归口管理部门', '所属部门', '部门', 'department', 'district'],
  role: ['角色'],
  more_roles: ['其他角色', 'more roles'],
  programs: ['限定项目'],
  duties: ['承担环节'],
  enabled: ['启用', 'active'],
};
const LISTS = ['more_roles', 'programs', 'duties'];

/** Maps each code, and its names in both languages, to the code. */
const indexCodes = (list: readonly { code: string; text: Text }[]) =>
  new Map(list.flatMap(({ code, text }) => [code, text.zh, text.en].map((said) => [said, code])));

const CODES: Record<string, Map<string, string>> = {
  department_id: indexCodes(
    [...department.items, ...listedDepartments].map(({ value, zh, en }) => ({
      code: String(value),
      text: { zh, en },
    })),
  ),
  role: indexCodes(ROLES.map((code) => ({ code, text: roleNames[code] }))),
  duties: indexCodes(OFFICE_DUTIES.map((code) => ({ code, text: getDutyName(code) }))),
};
CODES.more_roles = CODES.role as Map<string, string>;

const findCodes = (column: string) =>
  column === 'programs'
    ? indexCodes(programs.map(({ key, title }) => ({ code: key, text: title })))
    : CODES[column];

const YES_OR_NO = new Map<string, boolean>([
  ...['yes', 'true', '1', '是', '启用'].map((word) => [word, true] as const),
  ...['no', 'false', '0', '否', '停用'].map((word) => [word, false] as const),
]);

function findColumn(said: string): string {
  const word = normaliseHeading(said);
  const found = Object.entries(COLUMNS).find(([key, names]) =>
    [key, ...names].some((name) => normaliseHeading(name) === word),
  );
  if (!found)
    throw new Error(`${said || 'a column without a name'}: unknown. Columns: ${Object.keys(COLUMNS)}`);
  return found[0];
}

/** Endings by which people call a department beside the one of its full name, such as 浑南区科技局. */
const DEPARTMENT_ENDS = ['科学技术局', '科技局'];

/** Returns the name as given, and that of a department without the ending of its office. */
function listSpellings(column: string, said: string): string[] {
  const end = column === 'department_id' && DEPARTMENT_ENDS.find((each) => said.endsWith(each));
  return end ? [said, said.slice(0, -end.length)] : [said];
}

const findCode = (column: string, said: unknown): unknown => {
  if (typeof said !== 'string') return said;
  const codes = findCodes(column);
  return listSpellings(column, said.trim()).flatMap((name) => codes?.get(name) ?? [])[0] ?? said;
};

/**
 * Converts a cell to the value that an account stores. Text that matches nothing stays as it is, and the later check
 * refuses it.
 */
function readValue(column: string, said: unknown): unknown {
  if (LISTS.includes(column)) {
    const list = typeof said === 'string' ? said.split(/[;；、]/).filter((each) => each.trim()) : said;
    return Array.isArray(list) ? list.map((each) => findCode(column, each)) : list;
  }
  if (said === '') return column === 'email' || column === 'department_id' ? null : undefined;
  if (column === 'enabled' && typeof said === 'string') return YES_OR_NO.get(said.toLowerCase()) ?? said;
  return findCode(column, said);
}

/** First bytes of workbooks: .xlsx and .ods are zip files, .xls is a compound file. */
const WORKBOOKS = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
];
const isWorkbook = (bytes: Uint8Array): boolean =>
  WORKBOOKS.some((head) => head.every((byte, i) => bytes[i] === byte));

/** Reads the lines of the file. Throws where the file as a whole cannot be read. */
export function readOfficials(bytes: Uint8Array): FileLine[] {
  if (bytes.length > BYTES_AT_MOST) throw new Error('the file is larger than 5 MB');
  if (isWorkbook(bytes))
    throw new Error('this is a workbook (.xlsx, .xls or .ods): save it as CSV UTF-8 and give that file');
  const lines = readTable(bytes, findColumn);
  if (lines.length > LINES_AT_MOST) throw new Error(`more than ${LINES_AT_MOST} accounts`);
  return lines.map(({ line, given }) => ({
    line,
    given: Object.fromEntries(Object.entries(given).map(([key, said]) => [key, readValue(key, said)])),
  }));
}
