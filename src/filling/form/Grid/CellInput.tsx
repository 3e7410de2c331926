import { isNumeric } from '../lines';
import { useDraftText } from '../useDraftText';
import type { CellControlProps } from './cell';
import styles from './index.module.css';

const placeholders: Record<string, string> = { date: 'YYYY-MM-DD', month: 'YYYY-MM' };

/** Text, numbers and dates. */
export default function CellInput(props: CellControlProps) {
  const { path, field, value, raw, fault, isRequired, name, describedBy, onChange } = props;
  const { text, type, leave } = useDraftText(field, value, raw, onChange);
  const common = {
    id: path,
    value: text,
    'aria-label': name,
    'aria-invalid': fault ? true : undefined,
    'aria-required': isRequired || undefined,
    'aria-describedby': describedBy,
    onBlur: leave,
  };
  if (field.type === 'textarea') {
    return (
      <textarea
        {...common}
        className={styles.longInput}
        rows={2}
        onChange={(event) => type(event.target.value)}
      />
    );
  }
  const isNumber = isNumeric(field);
  return (
    <input
      {...common}
      className={isNumber ? styles.numberInput : styles.input}
      inputMode={isNumber ? 'decimal' : field.type === 'phone' ? 'tel' : 'text'}
      placeholder={placeholders[field.type]}
      autoComplete="off"
      onChange={(event) => type(event.target.value)}
    />
  );
}
