import type { AnswerValue, ChoiceField as ChoiceFieldOf } from '@domain/definition';
import { Select } from '@/components/Controls/Select';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** One or several entries of a list; typing searches it. */
export default function ChoiceField(props: ControlProps<ChoiceFieldOf>) {
  const { id, field, value, options, onChange, inCell } = props;
  const { language, t } = useLanguage();
  const isMultiple = field.type === 'multiselect';
  const empty = isMultiple ? [] : null;
  const chosen =
    Array.isArray(value) || typeof value === 'string' || typeof value === 'number' ? value : empty;
  return (
    <Select<AnswerValue>
      id={id}
      {...ariaOf(props)}
      className={styles.choice ?? ''}
      {...(isMultiple && { mode: 'multiple', maxTagCount: inCell ? 'responsive' : 20 })}
      showSearch
      allowClear
      optionFilterProp="label"
      options={options.map((option) => ({ value: option.value, label: option[language] }))}
      value={chosen}
      placeholder={t('forms.field.choose')}
      variant={inCell ? 'borderless' : 'outlined'}
      popupMatchSelectWidth={false}
      status={props.isInvalid ? 'error' : ''}
      onChange={(next) => onChange(next ?? null)}
    />
  );
}
