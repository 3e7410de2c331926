/** antd's date picker, with the names of months and days in the portal's languages: antd asks dayjs for them. */
import 'dayjs/locale/ar';
import 'dayjs/locale/zh-cn';

import { DatePicker as AntdDatePicker, type DatePickerProps as AntdProps, type GetRef } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { type FocusEvent, forwardRef, type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useLanguage } from '@/utils/language';
import { readTypedDay } from './readTypedDay';

const FORMATS = { date: 'YYYY-MM-DD', month: 'YYYY-MM', time: 'YYYY-MM-DD HH:mm' };

type Picker = 'date' | 'month';

export interface DatePickerProps
  extends Omit<AntdProps<Dayjs>, 'format' | 'showTime' | 'multiple' | 'picker' | 'ref' | 'onChange'> {
  picker?: Picker;
  /** Usual time of the field, HH:mm, of a day that is typed or chosen without one; absent: a day alone. */
  time?: string;
  onChange?(day: Dayjs | null): void;
}

type Limits = Pick<DatePickerProps, 'minDate' | 'maxDate' | 'disabledDate'> & { picker: Picker };

function isOffered(day: Dayjs, { minDate, maxDate, disabledDate, picker }: Limits): boolean {
  if (minDate && day.isBefore(minDate, picker)) return false;
  if (maxDate && day.isAfter(maxDate, picker)) return false;
  return !disabledDate?.(day, { type: picker });
}

/** Properties by which antd asks for a time too, and takes it when the field is left, without a press of its own button. */
const createTimeProps = (time: string) => ({
  showTime: { format: 'HH:mm', defaultOpenValue: dayjs(`2000-01-01T${time}`) },
  needConfirm: false,
  placeholder: FORMATS.time,
});

/** Picker of a day, a month, or a day with its time. Takes the usual spellings of a date, and says what it did not take. */
export default forwardRef<GetRef<typeof AntdDatePicker>, DatePickerProps>(function DatePicker(
  { picker = 'date', time, onChange, onKeyDown, onBlur, ...props },
  ref,
) {
  const { t, say } = useLanguage();
  const id = useId();
  const [told, setTold] = useState('');
  const [chosen, setChosen] = useState<Dayjs | null>(props.defaultValue ?? null);
  const format = time ? FORMATS.time : FORMATS[picker];
  const timeProps = useMemo(() => time && createTimeProps(time), [time]);

  function change(day: Dayjs | null) {
    setTold('');
    setChosen(day);
    onChange?.(day);
  }

  /** Takes a text that antd does not; one in its format it has taken already. */
  function take({ target }: { target: EventTarget }) {
    const typed = target instanceof HTMLInputElement && !props.inputReadOnly ? target.value.trim() : '';
    if (!typed) return;
    setTold('');
    const tell = (reason: string) => setTold(t('date.notTaken', { typed, reason }));
    const read = readTypedDay(picker, typed, time);
    if ('fault' in read) tell(read.fault === 'date.noTime' ? t(read.fault) : say(read.fault));
    else if (!isOffered(read.value, { ...props, picker })) tell(t('date.notOffered'));
    else if (read.value.format(format) !== typed) change(read.value);
  }

  function takeByEnter(event: KeyboardEvent<HTMLElement>, keepFromPicker: () => void) {
    if (event.key === 'Enter') take(event);
    else if (event.key !== 'Tab') setTold('');
    onKeyDown?.(event, keepFromPicker);
  }

  function leave(event: FocusEvent<HTMLElement>, info: Parameters<NonNullable<typeof onBlur>>[1]) {
    take(event);
    onBlur?.(event, info);
  }

  const describedBy = [props['aria-describedby'], told && id].filter(Boolean).join(' ');
  return (
    <>
      <AntdDatePicker
        {...timeProps}
        {...props}
        {...(describedBy && { 'aria-describedby': describedBy })}
        ref={ref}
        picker={picker}
        format={format}
        value={'value' in props ? props.value : chosen}
        onChange={change}
        onKeyDown={takeByEnter}
        onBlur={leave}
      />
      {!props.inputReadOnly && (
        <span id={id} role="status" className="field-note">
          {told}
        </span>
      )}
    </>
  );
});
