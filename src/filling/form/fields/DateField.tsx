import type { DateField as DateFieldOf } from '@domain/definition';
import { Input } from 'antd';
import ClearSign from '@/components/Controls/ClearSign';
import type { ControlProps } from '@/filling/form/controlProps';
import { useLanguage } from '@/utils/language';
import CalendarButton from './CalendarButton';
import styles from './index.module.css';
import { useTextBox } from './TextFields';

const FORMATS = { date: 'YYYY-MM-DD', month: 'YYYY-MM' };

/**
 * Day or month. A separate text box accepts any usual spelling (a picker rewrites the text as soon as its beginning looks
 * like a date); the calendar beside it is for choosing.
 */
export default function DateField(props: ControlProps<DateFieldOf>) {
  const { field, value, onChange } = props;
  const { t, say } = useLanguage();
  const format = FORMATS[field.type];
  return (
    <div className={styles.date}>
      <Input
        {...useTextBox(props)}
        className={styles.dateText ?? ''}
        placeholder={format}
        allowClear={{ clearIcon: <ClearSign /> }}
        autoComplete="off"
      />
      <CalendarButton
        aria-label={t(`forms.field.calendar.${field.type}`, { name: say(field) })}
        picker={field.type}
        format={format}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
      />
    </div>
  );
}
