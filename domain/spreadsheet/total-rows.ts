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
  'total',
  'totals',
  'grandtotal',
  'subtotal',
  'subtotals',
  'sum',
  'المجموع',
]);

/** The part of the rows that a Chinese label sums: 2023年度小计, 第一季度合计, 1月合计. */
const PERIOD =
  /^(?:\d{4}年?度?|第?[一二三四1-4]季度|[上下]半年|\d{1,2}月份?|[全本]年|本[季月期])(?=[合总小共累]计$)/;

/** Returns the index of the label that makes a row one of totals; -1 for other rows. */
export function findTotalLabel(texts: readonly string[]): number {
  const first = texts.findIndex((text) => text.trim() !== '');
  return LABELS.has(normaliseHeading(texts[first] ?? '').replace(PERIOD, '')) ? first : -1;
}
