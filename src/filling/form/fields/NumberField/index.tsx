import type { NumberField as NumberFieldOf } from '@domain/definition';
import { Input } from 'antd';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import { useDraftText } from '@/filling/form/useDraftText';
import styles from './index.module.css';

/**
 * Counts, amounts, percentages and years. A plain text box: it takes `1,234.5` and full-width digits, tells empty from
 * 0, and neither the wheel nor an arrow key changes an amount unseen.
 */
export default function NumberField(props: ControlProps<NumberFieldOf>) {
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
