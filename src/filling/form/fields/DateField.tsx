import type { DateField as DateFieldOf } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { FocusEvent } from 'react';
import ClearSign from '@/components/Controls/ClearSign';
import { ariaOf, type ControlProps } from '@/filling/form/controlProps';
import styles from './index.module.css';

const spellings = {
  date: ['YYYY-MM-DD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'],
  month: ['YYYY-MM', 'YYYY/M', 'YYYY.M', 'YYYY年M月'],
};

/** A day or a month, chosen or typed in any usual spelling. */
export default function DateField(props: ControlProps<DateFieldOf>) {
  const { id, field, value, onChange, inCell } = props;
  const [stored = ''] = spellings[field.type];

  const leave = (event: FocusEvent<HTMLElement>) => {
    const typed = (event.target as HTMLInputElement).value ?? '';
    const read = parseInput(field, typed);
    if ('fault' in read) onChange(null, typed);
    else if (read.value !== (value ?? null)) onChange(read.value);
  };

  return (
    <DatePicker
      id={id}
      {...ariaOf(props)}
      className={styles.date ?? ''}
      picker={field.type}
      format={spellings[field.type]}
      value={typeof value === 'string' ? dayjs(value) : null}
      preserveInvalidOnBlur
      allowClear={{ clearIcon: <ClearSign /> }}
      placeholder={field.type === 'month' ? 'YYYY-MM' : 'YYYY-MM-DD'}
      variant={inCell ? 'borderless' : 'outlined'}
      status={props.isInvalid ? 'error' : ''}
      onChange={(day) => onChange(day ? day.format(stored) : null)}
      onBlur={leave}
    />
  );
}
