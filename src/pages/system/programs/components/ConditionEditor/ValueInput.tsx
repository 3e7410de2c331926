import type { Option } from '@domain/definition';
import type { ConditionScalar, ConditionValue } from '@domain/expressions/conditions/condition';
import { NUMERIC } from '@domain/filing/compute';
import type {
  ExpressionPlace,
  ExpressionVocabulary,
  VocabularyField,
} from '@domain/program-documents/vocabulary';
import { Input } from 'antd';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import { useLanguage, useText } from '@/utils/language';
import FormulaEditor from '../FormulaEditor';
import { isSubjectMatch } from './subjects';

interface ValueInputProps {
  value: ConditionValue;
  onChange(value: ConditionValue): void;
  /** The field that the value is compared with; undefined for a formula. */
  field: VocabularyField | undefined;
  vocabulary: ExpressionVocabulary;
  place: ExpressionPlace;
}

const flatten = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => [option, ...flatten(option.children ?? [])]);

/** The values that can be chosen: options of a list, or yes and no. */
function useChoices(field: VocabularyField | undefined) {
  const { t } = useLanguage();
  const say = useText();
  if (field?.options)
    return flatten(field.options).map((option) => ({ value: option.value, label: say(option) }));
  if (field?.type !== 'boolean') return null;
  return [
    { value: true, label: t('conditions.yes') },
    { value: false, label: t('conditions.no') },
  ];
}

/** A number, where the text is one: numbers of an unknown subject are typed as text. */
const readTyped = (text: string): ConditionScalar =>
  /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : text;

/** The value that a row compares its subject with: chosen, typed, or a formula. */
export default function ValueInput({ value, onChange, field, vocabulary, place }: ValueInputProps) {
  const { t } = useLanguage();
  const choices = useChoices(field);
  const name = t('conditions.value');
  if ('formula' in value)
    return (
      <FormulaEditor
        value={value.formula}
        onChange={(formula) => onChange({ formula })}
        vocabulary={vocabulary}
        place={place}
        label={name}
      />
    );
  if ('list' in value)
    return (
      <Select<ConditionScalar[]>
        mode={choices ? 'multiple' : 'tags'}
        aria-label={name}
        value={[...value.list]}
        onChange={(list) => onChange({ list: choices ? list : list.map((each) => readTyped(String(each))) })}
        filterOption={isSubjectMatch}
        {...(choices && { options: choices as never })}
      />
    );
  const { literal } = value;
  if (choices)
    return (
      <Select<ConditionScalar>
        showSearch
        aria-label={name}
        value={literal === '' ? null : literal}
        onChange={(chosen) => onChange({ literal: chosen })}
        filterOption={isSubjectMatch}
        options={choices as never}
      />
    );
  if (field && NUMERIC.has(field.type))
    return (
      <NumberInput
        aria-label={name}
        value={typeof literal === 'number' ? literal : null}
        onChange={(typed) => onChange({ literal: typed ?? '' })}
        {...(field.unit && { addonAfter: field.unit })}
      />
    );
  return (
    <Input
      aria-label={name}
      value={literal === null ? 'null' : String(literal)}
      placeholder={field?.type === 'date' ? 'YYYY-MM-DD' : undefined}
      onChange={({ target }) => onChange({ literal: field ? target.value : readTyped(target.value) })}
    />
  );
}
