/** Answers as the queue calls them, where they are chosen as columns and filters. */
import type { Field, Option } from '@domain/definition';
import type { AnswerField } from '@domain/filing/answer-filters';
import { formatValue } from '@domain/filing/input';
import { isRowOptions } from '@domain/filing/options';
import { unitOf, unitText } from '@domain/filing/units';
import type { Language } from '@domain/text';
import { useLanguage, useText } from '@/utils/language';

const leavesOf = (items: readonly Option[]): Option['value'][] =>
  items.flatMap(({ value, children }) => (children ? leavesOf(children) : [value]));

/** All that a choice can be, as it is asked for and as it is said; null for other fields. */
export function choicesOf(field: Field, language: Language): { value: string; label: string }[] | null {
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

/** Several fields of a form may have one name: the section tells them apart. */
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
    const unit = unitOf(field);
    return unit ? t('queue.answer.name', { field: say(field), section: say(unitText(unit)) }) : say(field);
  };
}
