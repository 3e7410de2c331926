import type {
  AnswerValue,
  BooleanField as BooleanFieldOf,
  ChoiceField as ChoiceFieldOf,
  Option,
} from '@domain/definition';
import { type Language, say } from '@domain/text';
import { Radio } from 'antd';
import { useMemo } from 'react';
import { Cascader, Select } from '@/components/Controls/Select';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { findOptionPath } from '@/filling/form/useFieldStates';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Selection of one or several options; typing searches them. */
export function ChoiceField(props: ControlProps<ChoiceFieldOf>) {
  const { id, field, value, raw, options, onChange, inCell } = props;
  const { language, t } = useLanguage();
  const isMultiple = field.type === 'multiselect';
  const empty = isMultiple ? [] : null;
  const chosen =
    Array.isArray(value) || typeof value === 'string' || typeof value === 'number' ? value : empty;
  return (
    <Select<AnswerValue>
      id={id}
      {...buildAriaProps(props)}
      className={styles.choice ?? ''}
      {...(isMultiple && { mode: 'multiple', maxTagCount: inCell ? 'responsive' : 20 })}
      showSearch
      allowClear
      optionFilterProp="label"
      options={options.map((option) => ({ value: option.value, label: say(option, language) }))}
      value={chosen}
      placeholder={raw ?? t('forms.field.choose')}
      variant={inCell ? 'borderless' : 'outlined'}
      popupMatchSelectWidth={false}
      status={props.isInvalid ? 'error' : ''}
      onChange={(next) => onChange(next ?? null)}
    />
  );
}

/** Node of a tree of options, with its label. */
export interface TreeNode {
  value: string | number;
  label: string;
  children?: TreeNode[];
}

export const buildTreeNodes = (options: Option[], language: Language): TreeNode[] =>
  options.map((option) => ({
    value: option.value,
    label: say(option, language),
    ...(option.children && { children: buildTreeNodes(option.children, language) }),
  }));

/** Selection from a tree of options; the answer is the value of the leaf. Typing searches all levels at once. */
export function CascaderField(props: ControlProps<ChoiceFieldOf>) {
  const { id, value, raw, options, onChange, inCell } = props;
  const { language, t } = useLanguage();
  const nodes = useMemo(() => buildTreeNodes(options, language), [options, language]);
  const chosen = useMemo(
    () => findOptionPath(options, value).map((option) => option.value),
    [options, value],
  );
  return (
    <Cascader<TreeNode>
      id={id}
      {...buildAriaProps(props)}
      className={styles.choice ?? ''}
      options={nodes}
      value={chosen}
      allowClear
      placeholder={raw ?? t('forms.field.choose')}
      variant={inCell ? 'borderless' : 'outlined'}
      status={props.isInvalid ? 'error' : ''}
      onChange={(path) => onChange(path?.at(-1) ?? null)}
    />
  );
}

/** Yes/no field; neither is selected without an answer. */
export function BooleanField(props: ControlProps<BooleanFieldOf>) {
  const { id, value, onChange, labelledBy } = props;
  const { t } = useLanguage();
  const choices = [
    { value: true, label: t('forms.field.yes') },
    { value: false, label: t('forms.field.no') },
  ];
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} {...buildAriaProps(props)}>
      <Radio.Group
        name={id}
        value={typeof value === 'boolean' ? value : null}
        onChange={(event) => onChange(event.target.value)}
      >
        {choices.map((choice, index) => (
          <Radio key={String(choice.value)} value={choice.value} {...(index === 0 && { id })}>
            {choice.label}
          </Radio>
        ))}
      </Radio.Group>
    </div>
  );
}
