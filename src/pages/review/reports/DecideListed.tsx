import { addDays } from '@domain/expressions/dates';
import { reportMessages } from '@domain/reports/messages';
import { type ListReportAction, MAX_EXTENSION_DAYS, reportStepNeeds } from '@domain/reports/status';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import FormModal from '@/components/ValidatedForm/FormModal';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';

interface DecideListedProps {
  action: ListReportAction;
  count: number;
  onDecide(said: { opinion: string; due_on?: string }): Promise<void>;
  onClose(): void;
}

interface Values {
  opinion: string;
  due_on?: Dayjs;
}

/** Dialog for a decision on several reports: the reason, and the new last day of an extension. */
export default function DecideListed({ action, count, onDecide, onClose }: DecideListedProps) {
  const { t } = useLanguage();
  const say = useText();
  const today = formatBeijingDay(new Date());
  return (
    <FormModal<Values>
      open
      title={t(`reports.list.${action}`, { count })}
      okText={t('review.send')}
      onCancel={onClose}
      onFinish={({ opinion, due_on: day }) =>
        onDecide({ opinion: opinion.trim(), ...(day && { due_on: day.format(DAY) }) })
      }
    >
      <p>{t('reports.list.told', { count })}</p>
      {reportStepNeeds[action].day && (
        <Form.Item
          name="due_on"
          label={t('reports.newDue')}
          rules={[{ required: true, message: say(reportMessages.dayMissing) }]}
        >
          <DayPicker first={today} last={addDays(today, MAX_EXTENSION_DAYS)} />
        </Form.Item>
      )}
      <Form.Item
        name="opinion"
        label={t('common.reason')}
        rules={[{ required: true, whitespace: true, message: say(reportMessages.opinionMissing) }]}
      >
        <Input.TextArea rows={3} showCount {...createLengthLimit(1000)} />
      </Form.Item>
    </FormModal>
  );
}
