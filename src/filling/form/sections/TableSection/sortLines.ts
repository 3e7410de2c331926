import type { AnswerValue, Field } from '@domain/definition';
import { isEmpty } from '@domain/filing/sections';
import { listLeafOptions } from '@domain/spreadsheet/unlisted';
import { getCellValue, type SectionLine } from '@/filling/form/lines';

type SortKey = number | string;

/** Sort key of a value: options in the order of their list, several by the first; texts as they stand. */
function keyOf(field: Field, value: AnswerValue): SortKey {
  const first = Array.isArray(value) ? value[0] : value;
  if ('options' in field && 'items' in field.options) {
    const place = listLeafOptions(field.options.items).findIndex((option) => option.value === first);
    if (place >= 0) return place;
  }
  if (typeof first === 'boolean') return first ? 0 : 1;
  return typeof first === 'number' ? first : String(first);
}

/** Lines in the order of a column; lines without a value come last, and equal ones keep their order. */
export function sortLines(
  lines: readonly SectionLine[],
  field: Field,
  isDown: boolean,
  locale: string,
): SectionLine[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const filled = lines.flatMap((line) => {
    const value = getCellValue(line, field);
    return isEmpty(value) ? [] : [{ line, key: keyOf(field, value) }];
  });
  const byKey = (a: SortKey, b: SortKey) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
  const sorted = filled.sort((a, b) => byKey(a.key, b.key) * (isDown ? -1 : 1)).map(({ line }) => line);
  return [...sorted, ...lines.filter((line) => !sorted.includes(line))];
}
