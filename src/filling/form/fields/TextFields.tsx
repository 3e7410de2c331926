import { LockOutlined } from '@ant-design/icons';
import type { FieldType, NumberField as NumberFieldOf, TextField as TextFieldOf } from '@domain/definition';
import { formatValue } from '@domain/filing/input';
import { Input, type InputProps } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useDraftText } from '@/filling/form/useDraftText';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** The keyboard that a phone offers. Never `type=email` or `url`: browsers would add rules and words of their own. */
const keyboards: Partial<Record<FieldType, Pick<InputProps, 'inputMode' | 'autoCapitalize' | 'spellCheck'>>> =
  {
    phone: { inputMode: 'tel' },
    email: { inputMode: 'email', autoCapitalize: 'off' },
    url: { inputMode: 'url', autoCapitalize: 'off' },
    credit_code: { autoCapitalize: 'characters', spellCheck: false },
    id_card: { autoCapitalize: 'characters', spellCheck: false },
  };

/** One line of text: names, codes, telephone numbers, addresses. Put into its stored form when the field is left. */
export function TextField(props: ControlProps<TextFieldOf>) {
  const { id, field, value, raw, onChange } = props;
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  return (
    <Input
      id={id}
      {...ariaOf(props)}
      {...keyboards[field.type]}
      status={props.isInvalid ? 'error' : ''}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}

/**
 * Counts, amounts, percentages and years. A plain text box: it takes `1,234.5` and full-width digits, tells empty from
 * 0, and neither the wheel nor an arrow key changes an amount unseen.
 */
export function NumberField(props: ControlProps<NumberFieldOf>) {
  const { id, field, value, raw, onChange } = props;
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  return (
    <Input
      id={id}
      {...ariaOf(props)}
      className={styles.number ?? ''}
      inputMode={field.type === 'integer' || field.type === 'year' ? 'numeric' : 'decimal'}
      autoComplete="off"
      status={props.isInvalid ? 'error' : ''}
      value={text}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}

/** A longer text with its count. What is too long is kept and counted, not cut: the filer decides what to drop. */
export function TextareaField(props: ControlProps<TextFieldOf>) {
  const { id, field, value, raw, onChange } = props;
  const { t } = useLanguage();
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  const box = useRef<TextAreaRef>(null);
  useAutoHeight(box, text);
  const limit = field.maxLength;
  const isOver = limit !== undefined && text.length > limit;
  const { 'aria-describedby': describedBy, ...aria } = ariaOf(props);
  const count = limit !== undefined && `${id}-count`;
  return (
    <div>
      <Input.TextArea
        id={id}
        {...aria}
        aria-describedby={[describedBy, count].filter(Boolean).join(' ') || undefined}
        status={props.isInvalid || isOver ? 'error' : ''}
        ref={box}
        className={styles.box ?? ''}
        rows={3}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {count && (
        <div className={isOver ? styles.over : styles.count}>
          {/* Said once, when the limit is passed; the count is read with the field. */}
          <span role="status">{isOver && t('forms.field.over', { limit })}</span>{' '}
          <span id={count}>{t('forms.field.count', { count: text.length, limit })}</span>
        </div>
      )}
    </div>
  );
}

/** True if the browser does it by itself (index.module.css), which costs nothing while somebody types. */
const growsByItself = (): boolean => globalThis.CSS?.supports?.('field-sizing', 'content') ?? false;

/** A box as high as its text, up to where the style sheet stops it. */
function useAutoHeight(box: RefObject<TextAreaRef>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again for each text
  useLayoutEffect(() => {
    const area = box.current?.resizableTextArea?.textArea;
    if (!area || growsByItself()) return;
    area.style.blockSize = 'auto';
    const { scrollHeight, offsetHeight, clientHeight } = area;
    if (scrollHeight > 0) area.style.blockSize = `${scrollHeight + offsetHeight - clientHeight}px`;
  }, [box, text]);
}

/** A value that is decided elsewhere: read, selected and copied like text, and announced as read-only. */
export function LockedField(props: ControlProps) {
  const { id, field, value, isInvalid } = props;
  const { language, t } = useLanguage();
  const text = formatValue(field, value, language);
  const common = {
    id,
    ...ariaOf({ ...props, isRequired: false }),
    readOnly: true,
    value: text,
    placeholder: t('forms.lock.blank'),
    className: styles.locked ?? '',
    status: isInvalid ? ('error' as const) : ('' as const),
  };
  if (field.type === 'textarea') return <Input.TextArea {...common} autoSize={{ minRows: 1, maxRows: 14 }} />;
  return <Input {...common} suffix={<LockOutlined aria-hidden />} />;
}
