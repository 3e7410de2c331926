/** Financial statements among imported files: their rows are items, and their columns periods without a year. */
import { type Text, wordText } from '../text';
import { HEADINGS_WITHIN } from './head-rows';
import { normaliseHeading } from './headings';
import { createSheetText } from './messages';
import { getCellText, type ReadSheet } from './model';
import type { TableSource } from './source';

const TITLE = /利润表|损益表|资产负债表|现金流量表|所有者权益变动表/;
const ITEMS: ReadonlySet<string> = new Set(['项目', '科目', '资产', '指标']);
const PERIOD =
  /^(?:本期|上期|本年|上年|本月|上年同期|本年累计)(?:累计)?(?:金额|数|发生额)$|^(?:期末|期初|年初|年末|上年年末)(?:余额|数|金额)$/;

interface Statement {
  title: Text;
  /** Headings of its periods, as it has them. */
  periods: string;
}

/** The statement of a sheet; undefined for another sheet. */
function findStatement({ name, rows }: ReadSheet): Statement | undefined {
  const lines = rows.slice(0, HEADINGS_WITHIN).map(({ cells }) => cells.map(getCellText).filter(Boolean));
  const head = lines.find((texts) => texts.some((text) => ITEMS.has(normaliseHeading(text))));
  const periods = head?.filter((text) => PERIOD.test(normaliseHeading(text))) ?? [];
  if (periods.length === 0) return undefined;
  const [title] = TITLE.exec([...lines.slice(0, HEADINGS_WITHIN).flat(), name].join('\n')) ?? [];
  return {
    title: title ? wordText(() => title) : { zh: '财务报表', en: 'financial statement', ar: 'بيان مالي' },
    periods: periods.map((text) => `“${text}”`).join(''),
  };
}

/**
 * Says that a file seems to be a statement, and what to do; undefined for another file. `table`: the section into which it
 * should go, and the kind of its rows; absent for a whole draft.
 */
export function describeStatement(
  sheets: readonly ReadSheet[],
  table?: { section: { title: Text }; kind: TableSource['kind'] },
): Text | undefined {
  const [found] = sheets.flatMap((sheet) => findStatement(sheet) ?? []);
  if (!found) return undefined;
  if (!table) return createSheetText('statement_book', { ...found });
  const message = table.kind === 'years' ? 'statement_years' : 'statement';
  return createSheetText(message, { name: table.section.title, ...found });
}
