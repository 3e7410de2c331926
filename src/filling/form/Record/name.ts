import type { TableSection } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { isInput } from '@domain/filing/sections';
import { useLanguage } from '@/utils/language';
import { type Line, valueIn } from '../lines';

/** Kinds of fields that say briefly what a record is about. */
const TELLING = new Set(['text', 'year', 'date', 'month', 'select', 'cascader']);

/** Names a record by its number and the first cells that are filled, two in all. */
export function useRecordName(section: TableSection): (line: Line) => string {
  const { language, t } = useLanguage();
  const number = section.autoNumber?.column;
  const telling = section.columns.filter((field) => isInput(field) && TELLING.has(field.type));
  return (line) => {
    const numbered = number && line.filled[number];
    const filledIn = telling
      .map((field) => formatValue(field, valueIn(line, field), language))
      .filter(Boolean);
    if (filledIn.length === 0) return `${numbered || line.index + 1} ${t('forms.record.unnamed')}`;
    return [numbered, ...filledIn].filter(Boolean).slice(0, 2).join(' · ');
  };
}
