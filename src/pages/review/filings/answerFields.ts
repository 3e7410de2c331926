/** Names and options of the fields of a form, for the columns and filters of the queue. */
import type { Field, Option } from '@domain/definition';
import type { AnswerField } from '@domain/filing/answer-filters';
import { formatValue } from '@domain/filing/input';
import { isRowOptions } from '@domain/filing/options';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import type { Language } from '@domain/text';
import { useLanguage, useText } from '@/utils/language';

const leavesOf = (items: readonly Option[]): Option['value'][] =>
  items.flatMap(({ value, children }) => (children ? leavesOf(children) : [value]));

/** Options of a field, as value and label; null for fields without options. */
export function listFieldChoices(
  field: Field,
  language: Language,
): { value: string; label: string }[] | null {
  if (field.type === 'boolean')
    return [true, false].map((value) => ({
      value: String(value),
      label: formatValue(field, value, language),
    }));
  if (!('options' in field) || isRowOptions(field.options)) return null;
  return leavesOf(field.options.items).map((value) => ({
    value: String(value),
    label: formatValue(field, value, language),
  }));
}

/** Names a field with its section, because several fields of a form may have the same name. */
export function useAnswerName() {
  const say = useText();
  const { t } = useLanguage();
  return ({ field, section }: AnswerField) =>
    t('queue.answer.name', { field: say(field), section: say(section) });
}

/** The name of a field with its unit, as a column is headed. */
export function useFieldTitle() {
  const say = useText();
  const { t } = useLanguage();
  return (field: Field) => {
    const unit = getFieldUnit(field);
    return unit ? t('queue.answer.name', { field: say(field), section: say(getUnitText(unit)) }) : say(field);
  };
}
