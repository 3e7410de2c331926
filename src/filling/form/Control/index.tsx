import type {
  BooleanField as Bool,
  ChoiceField as Choice,
  FilingField as Continued,
  DateField as Day,
  FileField as File,
  NumberField as Num,
  TextField as Txt,
} from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { isLocked } from '@domain/filing/sections';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import type { FocusEvent } from 'react';
import ClearSign from '@/components/Controls/ClearSign';
import Attachments from '@/filling/attachments';
import { ariaOf, type ControlProps } from '../controlProps';
import { BooleanField, CascaderField, ChoiceField } from '../fields/ChoiceFields';
import FilingField from '../fields/FilingField';
import styles from '../fields/index.module.css';
import { LockedField, NumberField, TextareaField, TextField } from '../fields/TextFields';

/** The control of a field, by its kind. */
export default function Control(props: ControlProps) {
  const { field } = props;
  if (isLocked(field)) return <LockedField {...props} />;
  switch (field.type) {
    case 'text':
    case 'phone':
    case 'email':
    case 'credit_code':
    case 'id_card':
    case 'url':
      return <TextField {...(props as ControlProps<Txt>)} />;
    case 'textarea':
      return <TextareaField {...(props as ControlProps<Txt>)} />;
    case 'integer':
    case 'decimal':
    case 'money_wan':
    case 'percent':
    case 'year':
      return <NumberField {...(props as ControlProps<Num>)} />;
    case 'date':
    case 'month':
      return <DateField {...(props as ControlProps<Day>)} />;
    case 'select':
    case 'multiselect':
      return <ChoiceField {...(props as ControlProps<Choice>)} />;
    case 'cascader':
      return <CascaderField {...(props as ControlProps<Choice>)} />;
    case 'boolean':
      return <BooleanField {...(props as ControlProps<Bool>)} />;
    case 'file':
      return <FileField {...(props as ControlProps<File>)} />;
    case 'filing':
      return <FilingField {...(props as ControlProps<Continued>)} />;
  }
}

/** Attachments of one field; the answer is the list of their ids. */
function FileField(props: ControlProps<File>) {
  const { id, path = id, field, value, labelledBy, inCell, onChange } = props;
  const ids = Array.isArray(value) ? value.map(String) : [];
  return (
    <Attachments
      id={id}
      path={path}
      field={field}
      ids={ids}
      labelledBy={labelledBy}
      aria={ariaOf(props)}
      isCompact={Boolean(inCell)}
      onChange={(next) => onChange(next.length > 0 ? next : null)}
    />
  );
}

const spellings = {
  date: ['YYYY-MM-DD', 'YYYY/M/D', 'YYYY.M.D', 'YYYY年M月D日', 'YYYYMMDD'],
  month: ['YYYY-MM', 'YYYY/M', 'YYYY.M', 'YYYY年M月'],
};

/** A day or a month, chosen or typed in any usual spelling. */
function DateField(props: ControlProps<Day>) {
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
