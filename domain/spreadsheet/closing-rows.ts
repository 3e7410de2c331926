/**
 * Lines below a table: notes, and the names and dates of those who filled it in. They would become records. Only lines at its end
 * count, and only where every text in them is such a label or follows one.
 */
import { toHalfWidth } from '../checks/normalise';
import { getCellText, type PlainCell, type ReadRow } from './model';
import { findTotalLabel } from './total-rows';

/** A star or another sign before a note. */
const SIGN = '[*※#△▲]?';
const NOTE_WORDS =
  '备注|附注|注释?|说明|填[表报]说明|编制说明|注意事项|数据来源|资料来源|notes?|remarks?|source|ملاحظة|ملاحظات';
const NOTE = new RegExp(`^${SIGN}[([【]?(?:${NOTE_WORDS})[)\\]】]?\\d{0,2}:`, 'i');
/** A note whose label ends with its bracket: 【注】以上为含税金额. */
const NOTE_IN_BRACKETS = new RegExp(
  `^${SIGN}(?:【(?:${NOTE_WORDS})\\d{0,2}】|[([](?:备注|附注|注)\\d{0,2}[)\\]])`,
  'i',
);
/** A label in a cell of its own, with the note in the next. */
const NOTE_LABEL =
  /^[*※]?(?:备注|附注|注释?|填[表报]说明|编制说明|数据来源|资料来源|notes?|remarks?)\d{0,2}$/i;
const ROLES = '填[表报]|制表|编制|统计|审[核批]|复核|批准|核准|经[办手]|校对';
const SIGNATURE = new RegExp(
  `^(?:(?:${ROLES}|联系|财务|单位|企业|公司|项目|部门|法[定人]|主管|分管|主要|申报)*(?:人|员|负责人|代表人?|领导|会计|经理|日期|时间|电话|方式)|(?:填报|申报)?单位|${ROLES}|签[字名章]|[盖公]章|preparedby|(?:reviewed|checked|approved)by|signature|date)(?:\\([^()]*\\))?:`,
  'i',
);
/** The first label of a line of signatures without colons: 负责人 alone may be the role in a record of a person. */
const FILLER = /^(?:填[表报]|制表)(?:人|员|日期|时间)$/;
const SIGNER = new RegExp(`^(?:${ROLES}|(?:单位|财务|部门)?负责|联系)(?:人|员|日期|时间|电话)$`);
/** Name of a person, as a signature has it. */
const PERSON = /^[\u4e00-\u9fff·]{2,4}$/;
const PHONE = /^[\d-]{7,13}$/;
const SEAL = /^\(?(?:单位|企业|公司|部门)?(?:盖章|公章|签[字名章])处?\)?$/;
/** How many records there are: 共计2项. */
const COUNT = /^(?:以上)?(?:共计?|合计|总计):?\d+(?:项|条|个|件|台|套|人|次|家|份|篇|行|笔)(?:[,;.。].*)?$/;
/** Nothing follows: 以下空白. */
const END = /^[(—-]*(?:此处|本页)?(?:以下|下面)(?:为空白?|均?空白|无(?:正文|内容))[)—-]*$/;
const NUMBER = /^[\d,.]+$/;
const DAY = /^\d{2,4}[-./年]\d{0,2}[-./月]\d{0,2}日?$|^年月日$/;
/** Further points of a note: 2. （2） 2、 */
const FURTHER = /^(?:\d{1,2}[.、)]|\(\d{1,2}\))/;

const tidy = (cell: PlainCell): string => toHalfWidth(getCellText(cell)).replace(/\s+/g, '');

function isClosingRow(row: ReadRow): boolean {
  const [first = '', ...others] = row.cells.filter(Boolean).map(tidy);
  if (SEAL.test(first)) return others.every((text) => DAY.test(text) || SEAL.test(text));
  if (COUNT.test(first)) return others.every((text) => NUMBER.test(text));
  if (NOTE_IN_BRACKETS.test(first) || END.test(first)) return others.length === 0;
  if (NOTE_LABEL.test(first)) return others.length === 1 && !NUMBER.test(others[0] ?? '');
  if (isSignedLine(row, FILLER)) return true;
  const isSigned = SIGNATURE.test(first);
  if (!isSigned && !NOTE.test(first)) return false;
  return others.every((text, at) => {
    const isAnswer = (others[at - 1] ?? first).endsWith(':');
    return isAnswer || SIGNATURE.test(text) || (isSigned && DAY.test(text));
  });
}

/** True for labels without colons, each followed by a name, a date or a telephone number: in its cell or in the next. */
function isSignedLine({ cells }: ReadRow, label: RegExp): boolean {
  const parts = cells
    .filter(Boolean)
    .map((cell) => toHalfWidth(getCellText(cell)).trim())
    .flatMap((text) => splitLabel(text))
    .map((text) => text.replace(/\s+/g, ''));
  const [first = '', ...others] = parts;
  return (
    label.test(first) && others.every((text) => [SIGNER, PERSON, PHONE, DAY].some((each) => each.test(text)))
  );
}

/** Label and name of 填表人 张三; texts without such a label stay whole. */
function splitLabel(text: string): string[] {
  const [label = '', ...names] = text.split(/\s+/);
  return names.length > 0 && SIGNER.test(label) ? [label, names.join('')] : [text];
}

const isFurtherPoint = (row: ReadRow): boolean => {
  if (isSignedLine(row, SIGNER)) return true;
  const [text = '', ...others] = row.cells.filter(Boolean).map(tidy);
  return others.length === 0 && (text === '' || FURTHER.test(text) || DAY.test(text));
};

const isTotal = ({ cells }: ReadRow): boolean => findTotalLabel(cells.map(getCellText)) >= 0;

/** Finds the notes and signatures at the end of a table. `identity`: column of rows that were exported, which are records. */
export function findClosingRows(
  rows: readonly ReadRow[],
  identity: number | undefined,
): ReadonlySet<ReadRow> {
  const isRecord = (row: ReadRow) => Boolean(row.cells[identity ?? -1]);
  let start = rows.length;
  for (const [at, row] of [...rows.entries()].reverse()) {
    if (isRecord(row)) break;
    if (isClosingRow(row)) start = at;
    else if (!isFurtherPoint(row) && !isTotal(row)) break;
  }
  return new Set(rows.slice(start).filter((row) => !isTotal(row)));
}
