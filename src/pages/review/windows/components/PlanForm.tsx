import type { WindowDetail } from '@domain/calls/managed-windows';
import { planOf } from '@domain/calls/window-plan';
import { Button } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { changeWindow } from '@/services/windows';
import { useLanguage } from '@/utils/language';
import { mutateConfirmed } from '@/utils/mutate';
import { newId } from '@/utils/newId';
import { fromPicker, toPicker } from '../beijingPicker';
import PlanFields, { type PlanValues } from './PlanFields';
import ReasonField from './ReasonField';

export interface ChangeProps {
  window: WindowDetail;
  /** With the window as it is then; without one it is read again. */
  onDone(window: WindowDetail | undefined): void;
}

/** Dates, quota and grace. */
export default function PlanForm({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [isSaving, setSaving] = useState(false);

  async function save({ reason = '', ...values }: PlanValues & { reason?: string }) {
    setSaving(true);
    const body = {
      ...planOf(window),
      opens_at: fromPicker(values.opens_at, window.opens_at) ?? '',
      closes_at: fromPicker(values.closes_at, window.closes_at) ?? '',
      first_review_by: fromPicker(values.first_review_by, window.first_review_by),
      quota: values.quota,
      grace_minutes: values.grace_minutes,
      reason,
    };
    const key = newId();
    const saved = await mutateConfirmed(
      (confirmed) => changeWindow(window.id, { ...body, confirmed }, key),
      t('windows.confirm'),
    );
    setSaving(false);
    if (saved) onDone(saved);
  }

  return (
    <ValidatedForm
      initialValues={{
        opens_at: toPicker(window.opens_at),
        closes_at: toPicker(window.closes_at),
        first_review_by: toPicker(window.first_review_by),
        quota: window.quota,
        grace_minutes: window.grace_minutes,
      }}
      onFinish={save}
    >
      <PlanFields />
      <ReasonField isNeeded={false} />
      <Button type="primary" htmlType="submit" loading={isSaving}>
        {t('records.save')}
      </Button>
    </ValidatedForm>
  );
}
