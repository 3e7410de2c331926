import { formatBeijingMinute } from '@domain/windows/calendar';
import type { WindowDetail } from '@domain/windows/managed-window-calls';
import { isReasonRequired, MAX_GRACE_MINUTES, MAX_QUOTA } from '@domain/windows/managed-windows';
import { toChangeWindowBody } from '@domain/windows/plan-wire';
import { Button, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useEffect, useState } from 'react';
import DatePicker from '@/components/Controls/DatePicker';
import NumberInput from '@/components/Controls/NumberInput';
import ValidatedForm from '@/components/ValidatedForm';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutateConfirmed } from '@/utils/mutate';
import styles from '../index.module.css';

export interface ChangeProps {
  window: WindowDetail;
  /** Called with the changed window; undefined: read it again. */
  onDone(window: WindowDetail | undefined): void;
}

const toPlanValues = (window: WindowDetail) => ({
  opens_at: toPicker(window.opens_at),
  closes_at: toPicker(window.closes_at),
  first_review_by: toPicker(window.first_review_by),
  quota: window.quota,
  grace_minutes: window.grace_minutes,
});

/** Form for dates, quota and grace period. A window changed elsewhere keeps what was typed here, and renews the rest. */
export default function PlanForm({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm();
  const [isSaving, setSaving] = useState(false);

  useEffect(() => {
    const renewed = Object.entries(toPlanValues(window)).filter(([name]) => !form.isFieldTouched(name));
    form.setFieldsValue(Object.fromEntries(renewed));
  }, [form, window]);

  async function save({ reason = '', ...values }: PlanValues & { reason?: string }) {
    setSaving(true);
    const body = {
      ...toChangeWindowBody(window),
      opens_at: fromPicker(values.opens_at, window.opens_at) ?? '',
      closes_at: fromPicker(values.closes_at, window.closes_at) ?? '',
      first_review_by: fromPicker(values.first_review_by, window.first_review_by),
      quota: values.quota,
      grace_minutes: values.grace_minutes,
      reason,
    };
    const key = createId();
    const saved = await mutateConfirmed(
      (confirmed) =>
        call('changeWindow', { path: { id: window.id }, data: { ...body, confirmed }, idempotencyKey: key }),
      t('windows.confirm'),
      { form },
    );
    setSaving(false);
    if (saved) onDone(saved);
  }

  return (
    <ValidatedForm name="plan" form={form} initialValues={toPlanValues(window)} onFinish={save}>
      <PlanFields />
      <Form.Item<PlanValues> noStyle shouldUpdate={(a, b) => a.closes_at !== b.closes_at}>
        {({ getFieldValue }) => <ReasonField isNeeded={movesClosing(window, getFieldValue('closes_at'))} />}
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('common.save')}
      </Button>
    </ValidatedForm>
  );
}

/** True where the closing time is moved so that the log needs a reason. */
function movesClosing({ opens_at, closes_at, state }: WindowDetail, closes: Dayjs | null): boolean {
  const before = { opensAt: new Date(opens_at), closesAt: new Date(closes_at), enabled: state !== 'off' };
  const closesAt = new Date(fromPicker(closes, closes_at) ?? closes_at);
  return isReasonRequired(before, { ...before, closesAt }, new Date());
}

/** Form values; times are in Beijing time. */
export interface PlanValues {
  opens_at: Dayjs;
  closes_at: Dayjs;
  first_review_by: Dayjs | null;
  quota: number;
  grace_minutes: number;
}

interface PlanFieldsProps {
  /** True for windows of several programs, each with the quota of its program unless one is given. */
  isForSeveral?: boolean;
}

/** Fields for the dates of a window, its quota and grace period. */
export function PlanFields({ isForSeveral = false }: PlanFieldsProps) {
  const { t } = useLanguage();
  const needed = { required: true, message: t('windows.needed') };
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="opens_at" label={t('windows.opensAt')} rules={[needed]}>
          <DatePicker time={START_TIME} className={styles.wide} />
        </Form.Item>
        <Form.Item name="closes_at" label={t('windows.closesAt')} rules={[needed]}>
          <DatePicker time={END_TIME} className={styles.wide} />
        </Form.Item>
      </div>
      <Form.Item name="first_review_by" label={t('windows.firstReviewBy')}>
        <DatePicker time={END_TIME} className={styles.wide} />
      </Form.Item>
      <div className={styles.pair}>
        <Form.Item
          name="quota"
          label={t('windows.quota')}
          extra={t('windows.quota.why')}
          rules={isForSeveral ? [] : [needed]}
        >
          <NumberInput
            min={1}
            max={MAX_QUOTA}
            precision={0}
            className={styles.wide}
            {...(isForSeveral && { placeholder: t('windows.quota.own') })}
          />
        </Form.Item>
        <Form.Item
          name="grace_minutes"
          label={t('windows.grace')}
          extra={t('windows.grace.why')}
          rules={[needed]}
        >
          <NumberInput min={0} max={MAX_GRACE_MINUTES} precision={0} className={styles.wide} />
        </Form.Item>
      </div>
    </>
  );
}

/** Field for the reason of a change, which is logged. */
export function ReasonField({ isNeeded }: { isNeeded: boolean }) {
  const { t } = useLanguage();
  return (
    <Form.Item
      name="reason"
      label={t('common.reason')}
      extra={isNeeded && t('windows.reason.readers')}
      rules={[{ required: isNeeded, whitespace: true, message: t('windows.reason.needed') }]}
    >
      <Input.TextArea rows={2} {...createLengthLimit(500)} showCount />
    </Form.Item>
  );
}

/** Converts a time for a picker, which shows Beijing time wherever the browser is. */
export const toPicker = (iso: string | null): Dayjs | null =>
  iso ? dayjs(formatBeijingMinute(new Date(iso))) : null;

/** Converts a picked time to ISO; returns `before`, with its seconds, where its minute was not changed. */
export function fromPicker(day: Dayjs | null, before: string | null = null): string | null {
  if (!day) return null;
  if (before && formatBeijingMinute(new Date(before)) === day.format('YYYY-MM-DD HH:mm')) return before;
  return new Date(`${day.format('YYYY-MM-DDTHH:mm')}:00+08:00`).toISOString();
}

/** A window closes at the end of office hours by default: with midnight the last day would be lost. */
export const END_TIME = '17:00';
const START_TIME = '00:00';
