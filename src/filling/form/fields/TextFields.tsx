import { LockOutlined } from '@ant-design/icons';
import { countCharacters } from '@domain/checks/characters';
import type {
  DateField as DateFieldOf,
  FieldType,
  NumberField as NumberFieldOf,
  TextField as TextFieldOf,
} from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { getFieldUnit, getUnitText } from '@domain/filing/units';
import { Input, type InputProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type ChangeEvent, useRef } from 'react';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { useDraftText } from '@/filling/form/useDraftText';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { useFittedHeight } from './useFittedHeight';

/** The keyboard that a phone offers. Never `type=email` or `url`: browsers would add rules and words of their own. */
export const keyboards: Partial<
  Record<FieldType, Pick<InputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>>
> = {
  phone: { inputMode: 'tel' },
  // A date is read without separators as well: some number pads have none.
  date: { inputMode: 'numeric' },
  month: { inputMode: 'numeric' },
  email: { inputMode: 'email', autoCapitalize: 'off' },
  url: { inputMode: 'url', autoCapitalize: 'off' },
  credit_code: { autoCapitalize: 'characters', spellCheck: false },
  id_card: { autoCapitalize: 'characters', spellCheck: false },
};

type TextFieldProps = ControlProps<TextFieldOf>;

/** Input props that hold an answer as text while it is typed and normalize it on blur. */
export function useTextBox(props: TextFieldProps | ControlProps<NumberFieldOf> | ControlProps<DateFieldOf>) {
  const { id, field, value, raw, onChange } = props;
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  return {
    id,
    ...buildAriaProps(props),
    status: props.isInvalid ? ('error' as const) : ('' as const),
    value: text,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => type(target.value),
    onBlur: leave,
    ...keyboards[props.field.type],
  };
}

/** One line of text: names, codes, telephone numbers, addresses. */
export function TextField(props: TextFieldProps) {
  return <Input {...useTextBox(props)} />;
}

/**
 * Counts, amounts, percentages and years. A plain text box: it takes `1,234.5` and full-width digits, tells empty from
 * 0, and neither the wheel nor an arrow key changes an amount unseen.
 */
export function NumberField(props: ControlProps<NumberFieldOf>) {
  const { type } = props.field;
  const say = useText();
  const unit = getFieldUnit(props.field);
  return (
    <Input
      {...useTextBox(props)}
      {...(unit && { suffix: <span aria-hidden>{say(getUnitText(unit))}</span> })}
      className={styles.number ?? ''}
      inputMode={type === 'integer' || type === 'year' ? 'numeric' : 'decimal'}
      autoComplete="off"
    />
  );
}

/** Multi-line text with a character count. Text over the limit is kept and counted, not cut: the filer decides what to drop. */
export function TextareaField(props: TextFieldProps) {
  const { t } = useLanguage();
  const box = useTextBox(props);
  const { id, value: text, 'aria-describedby': describedBy } = box;
  const area = useRef<TextAreaRef>(null);
  const letGo = useFittedHeight(area, text);
  const limit = props.field.maxLength;
  const length = countCharacters(text);
  const isOver = limit !== undefined && length > limit;
  const count = limit !== undefined && `${id}-count`;
  return (
    <div>
      <Input.TextArea
        {...box}
        onBlur={() => {
          box.onBlur();
          letGo();
        }}
        aria-describedby={[describedBy, count].filter(Boolean).join(' ') || undefined}
        status={isOver ? 'error' : box.status}
        ref={area}
        className={styles.box ?? ''}
        rows={3}
      />
      {count && (
        <div className={isOver ? styles.over : styles.count}>
          {/* Said once, when the limit is passed; the count is read with the field. */}
          <span role="status">{isOver && t('forms.field.over', { limit })}</span>{' '}
          <span id={count}>{t('forms.field.count', { count: length, limit })}</span>
        </div>
      )}
    </div>
  );
}

/** Value set elsewhere: can be read, selected and copied like text, and is announced as read-only. */
export function LockedField(props: ControlProps) {
  const { id, field, value, isInvalid } = props;
  const { language, t } = useLanguage();
  const text = formatValue(field, value, language);
  const common = {
    id,
    ...buildAriaProps({ ...props, isRequired: false }),
    readOnly: true,
    value: text,
    placeholder: t('forms.lock.blank'),
    className: styles.locked ?? '',
    status: isInvalid ? ('error' as const) : ('' as const),
  };
  if (field.type === 'textarea') return <Input.TextArea {...common} autoSize={{ minRows: 1, maxRows: 14 }} />;
  return <Input {...common} suffix={<LockOutlined aria-hidden />} />;
}
