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
  const isOver = field.maxLength !== undefined && text.length > field.maxLength;
  return (
    <div>
      <Input.TextArea
        id={id}
        {...ariaOf(props)}
        status={props.isInvalid || isOver ? 'error' : ''}
        ref={box}
        className={styles.box ?? ''}
        rows={3}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      {field.maxLength !== undefined && (
        <div className={isOver ? styles.over : styles.count}>
          {t('forms.field.count', { count: text.length, limit: field.maxLength })}
        </div>
      )}
    </div>
  );
}
