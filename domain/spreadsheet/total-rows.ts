/**
 * Rows of totals in imported files and pasted blocks. They are sums of other rows and would become records that double them, so
 * they are not added. The label must be all of the first text of the row, but for a unit in brackets: 合计科技公司 is a record.
 */
import { normaliseHeading } from './headings';

const LABELS: ReadonlySet<string> = new Set([
  '合计',
  '总计',
  '小计',
  '共计',
  '累计',
  '本页合计',
  '本页小计',
  '本年合计',
  'total',
  'totals',
  'grandtotal',
  'subtotal',
  'subtotals',
  'sum',
  'المجموع',
]);

/** Returns the index of the label that makes a row one of totals; -1 for other rows. */
export function findTotalLabel(texts: readonly string[]): number {
  const first = texts.findIndex((text) => text.trim() !== '');
  return LABELS.has(normaliseHeading(texts[first] ?? '')) ? first : -1;
}
