import type { TextField } from '@domain/definition';
import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useRef } from 'react';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useDraftText } from '@/filling/form/useDraftText';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { useAutoHeight } from './useAutoHeight';

/** A longer text with its count. What is too long is kept and counted, not cut: the filer decides what to drop. */
export default function TextareaField(props: ControlProps<TextField>) {
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
