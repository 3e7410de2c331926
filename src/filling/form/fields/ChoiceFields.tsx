import type {
  AnswerValue,
  BooleanField as BooleanFieldOf,
  ChoiceField as ChoiceFieldOf,
  Option,
} from '@domain/definition';
import { type Language, say } from '@domain/text';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { findOptionPath } from '@/filling/form/useFieldStates';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import ChoiceBox from './ChoiceBox';
import styles from './index.module.css';

export const ChoiceList = lazyWithRetry(() => import('./ChoiceList'));

/** Returns the words of a chosen option with those above it; the value itself, where it is no option any more. */
function sayOption(options: Option[], value: string | number, language: Language): string {
  const path = findOptionPath(options, value);
  return path.map((option) => say(option, language)).join(' / ') || String(value);
}

function drawChosen(value: AnswerValue, options: Option[], language: Language): ReactNode {
  if (!Array.isArray(value))
    return typeof value === 'string' || typeof value === 'number' ? sayOption(options, value, language) : '';
  if (value.length === 0) return '';
  return value.map((each) => (
    <span key={each} className={styles.entry}>
      {sayOption(options, each, language)}
    </span>
  ));
}

/** Selection of one or several options, from a list or a tree. */
export function ChoiceField(props: ControlProps<ChoiceFieldOf>) {
  const { id, field, value, raw, options, isInvalid, onChange } = props;
  const { language, t } = useLanguage();
  const placeholder = t('forms.field.choose');
  return (
    <ChoiceBox
      control={props}
      popup={field.type === 'cascader' ? 'tree' : 'listbox'}
      chosen={drawChosen(value, options, language)}
      placeholder={placeholder}
      prepare={ChoiceList.prepare}
      drawList={(isPressed) => (
        <ChoiceList
          id={id}
          {...buildAriaProps(props)}
          className={styles.choice ?? ''}
          field={field}
          value={value}
          options={options}
          placeholder={raw ?? placeholder}
          status={isInvalid ? 'error' : ''}
          defaultOpen={isPressed}
          onChoose={onChange}
        />
      )}
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
