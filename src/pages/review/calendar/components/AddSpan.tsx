import { type CalendarDay, calendarFaults, spanOf } from '@domain/windows/calendar-year';
import { DAY_KINDS, type DayKind } from '@domain/windows/working-days';
import { Alert, Button, DatePicker, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { Select } from '@/components/Select';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface AddSpanProps {
  year: number;
  taken: CalendarDay[];
  onAdd(days: CalendarDay[]): void;
}

interface Values {
  range?: [Dayjs, Dayjs] | null;
  kind?: DayKind;
  name?: string;
}

const format = (day: Dayjs) => day.format('YYYY-MM-DD');

function daysOf({ range, kind = 'holiday', name = '' }: Values): CalendarDay[] {
  if (!range || !name.trim()) return [];
  return spanOf(format(range[0]), format(range[1]), kind, name.trim());
}

/** A holiday from one day to another, or days that are worked. */
export default function AddSpan({ year, taken, onAdd }: AddSpanProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const days = daysOf(Form.useWatch([], form) ?? {});
  const faults = calendarFaults(year, [...taken, ...days]);
  const [firstDay, lastDay] = [dayjs(`${year}-01-01`), dayjs(`${year}-12-31`)];

  const add = () => {
    onAdd(days);
    form.resetFields();
  };

  return (
    <Form form={form} layout="vertical" initialValues={{ kind: 'holiday' }} onFinish={add}>
      <div className={styles.adding}>
        <Form.Item name="range" label={t('calendar.when')} required>
          <DatePicker.RangePicker
            defaultPickerValue={[firstDay, firstDay.add(1, 'month')]}
            minDate={firstDay}
            maxDate={lastDay}
          />
        </Form.Item>
        <Form.Item name="kind" label={t('calendar.kind')} required>
          <Select options={DAY_KINDS.map((value) => ({ value, label: t(`calendar.kind.${value}`) }))} />
        </Form.Item>
        <Form.Item name="name" label={t('calendar.name')} required>
          <Input maxLength={40} placeholder={t('calendar.name.example')} />
        </Form.Item>
        <Button htmlType="submit" disabled={days.length === 0 || faults.length > 0}>
          {t('calendar.add')}
        </Button>
      </div>
      {faults.length > 0 && <Alert role="alert" type="error" message={faults.map(say).join(' ')} />}
    </Form>
  );
}
