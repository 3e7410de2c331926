/**
 * Lines below a table: notes, and the names and dates of those who filled it in. They would become records. Only lines at its end
 * count, and only where every text in them is such a label or follows one.
 */
import { toHalfWidth } from '../checks/normalise';
import { getCellText, type PlainCell, type ReadRow } from './model';
import { findTotalLabel } from './total-rows';

const NOTE =
  /^\(?(?:备注|附注|注释?|说明|填[表报]说明|编制说明|注意事项|notes?|remarks?|ملاحظة|ملاحظات)\)?\d{0,2}:/i;
const SIGNATURE =
  /^(?:(?:填[表报]|制表|编制|统计|审[核批]|复核|批准|核准|经[办手]|校对|联系|财务|单位|企业|公司|项目|部门|法[定人]|主管|分管|主要|申报)*(?:人|员|负责人|代表人?|领导|会计|经理|日期|时间|电话|方式)|(?:填报|申报)?单位|签[字名章]|[盖公]章|preparedby|(?:reviewed|checked|approved)by|signature|date)(?:\([^()]*\))?:/i;
const DAY = /^\d{2,4}[-./年]\d{0,2}[-./月]\d{0,2}日?$|^年月日$/;
/** Further points of a note: 2. （2） 2、 */
const FURTHER = /^(?:\d{1,2}[.、)]|\(\d{1,2}\))/;

const tidy = (cell: PlainCell): string => toHalfWidth(getCellText(cell)).replace(/\s+/g, '');

function isClosingRow({ cells }: ReadRow): boolean {
  const [first = '', ...others] = cells.filter(Boolean).map(tidy);
  const isSigned = SIGNATURE.test(first);
  if (!isSigned && !NOTE.test(first)) return false;
  return others.every((text, at) => {
    const isAnswer = (others[at - 1] ?? first).endsWith(':');
    return isAnswer || SIGNATURE.test(text) || (isSigned && DAY.test(text));
  });
}

const isFurtherPoint = ({ cells }: ReadRow): boolean => {
  const [text = '', ...others] = cells.filter(Boolean).map(tidy);
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
