import { type CalendarDay, listHolidayDays } from '@domain/windows/calendar-year';
import { DAY_KINDS, type DayKind } from '@domain/windows/working-days';
import { Alert, Button, Form, type FormInstance, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import { Select } from '@/components/Controls/Select';
import ValidatedForm from '@/components/ValidatedForm';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import styles from '../index.module.css';

/** Days of the years that have a calendar. */
const [FIRST_DAY, LAST_DAY] = ['2000-01-01', '2099-12-31'];

/** Values of the form for a period; kept by the page while another year is chosen. */
export interface SpanValues {
  from?: Dayjs | null;
  /** Last day; absent: the period is a single day. */
  to?: Dayjs | null;
  kind?: DayKind;
  name?: string;
}

const format = (day: Dayjs) => day.format(DAY);

export function listSpanDays({ from, to, kind = 'holiday', name = '' }: SpanValues): CalendarDay[] {
  if (!from || !name.trim()) return [];
  return listHolidayDays(format(from), format(to ?? from), kind, name.trim());
}

/** Key of the reason why typed days are no period of the year; null where they are, or where no day is typed. */
export function findSpanFault({ from, to }: SpanValues, year: number): string | null {
  if (!from) return null;
  if (to?.isBefore(from, 'day')) return 'calendar.endsEarly';
  if (to && to.year() !== from.year()) return 'calendar.twoYears';
  return from.year() === year ? null : 'calendar.otherYear';
}

interface AddSpanProps {
  form: FormInstance<SpanValues>;
  year: number;
  /** Reasons why the period cannot be added. */
  faults: string[];
  /** Values as typed so far. */
  typed: SpanValues;
  onAdd(): void;
  onYear(year: number): void;
}

/** Form for a holiday period, or for weekend days that are worked. */
export default function AddSpan({ form, year, faults, typed: { from }, onAdd, onYear }: AddSpanProps) {
  const { t } = useLanguage();
  const needed = { required: true, message: t('windows.needed') };
  const picker = {
    first: FIRST_DAY,
    last: LAST_DAY,
    defaultPickerValue: dayjs(`${year}-01-01`),
  };
  const other = from && from.year() !== year ? from.year() : null;

  const add = () => {
    if (faults.length > 0) return;
    onAdd();
    form.resetFields();
  };

  return (
    <ValidatedForm form={form} initialValues={{ kind: 'holiday' }} onFinish={add}>
      <div className={styles.adding}>
        <Form.Item name="from" label={t('calendar.when')} rules={[needed]}>
          <DayPicker {...picker} />
        </Form.Item>
        <Form.Item name="to" label={t('calendar.until')}>
          <DayPicker {...picker} {...(from && { defaultPickerValue: from })} />
        </Form.Item>
        <Form.Item name="kind" label={t('calendar.kind')} required>
          <Select options={DAY_KINDS.map((value) => ({ value, label: t(`calendar.kind.${value}`) }))} />
        </Form.Item>
        <Form.Item name="name" label={t('common.name')} rules={[{ ...needed, whitespace: true }]}>
          <Input {...createLengthLimit(40)} placeholder={t('calendar.name.example')} />
        </Form.Item>
        <Button htmlType="submit">{t('calendar.add')}</Button>
      </div>
      {faults.length > 0 && (
        <Alert
          role="alert"
          type="error"
          message={faults.join(' ')}
          action={
            other && (
              <Button size="small" onClick={() => onYear(other)}>
                {t('calendar.toYear', { year: other })}
              </Button>
            )
          }
        />
      )}
    </ValidatedForm>
  );
}
