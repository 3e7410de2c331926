import { AutoComplete, Button, DatePicker, Form, Radio } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { extendWindow } from '@/services/windows';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { newId } from '@/utils/newId';
import { END_PICKER, fromPicker } from '../beijingPicker';
import styles from '../index.module.css';
import type { ChangeProps } from './PlanForm';
import ReasonField from './ReasonField';

interface Values {
  whom: 'all' | 'one';
  credit_code?: string;
  until: Dayjs;
  reason: string;
}

/** A later closing time, for all companies or for one. Those with something in the batch are offered. */
export default function ExtendForm({ window, onDone }: ChangeProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  const whom = Form.useWatch('whom', form) ?? 'one';
  const needed = { required: true, message: t('windows.needed') };

  async function extend({ whom: chosen, credit_code, until, reason }: Values) {
    setSaving(true);
    const body = {
      version: window.version,
      until: fromPicker(until) ?? '',
      reason,
      ...(chosen === 'one' && { credit_code: credit_code?.trim() }),
    };
    const done = await mutate(extendWindow(window.id, body, newId()), { afterwards: () => setSaving(false) });
    if (done) onDone(done);
  }

  return (
    <ValidatedForm form={form} initialValues={{ whom: 'one' }} onFinish={extend}>
      <Form.Item name="whom" label={t('windows.whom')} required>
        <Radio.Group
          options={(['one', 'all'] as const).map((value) => ({ value, label: t(`windows.whom.${value}`) }))}
        />
      </Form.Item>
      {whom === 'one' && (
        <Form.Item
          name="credit_code"
          label={t('windows.company')}
          extra={t('windows.company.why')}
          rules={[needed]}
        >
          <AutoComplete
            filterOption={(typed, option) => String(option?.label).includes(typed)}
            options={window.companies.map(({ name, credit_code, drafts }) => ({
              value: credit_code,
              label: `${name} ${credit_code} · ${t('windows.draftsOf', { drafts })}`,
            }))}
          />
        </Form.Item>
      )}
      <Form.Item name="until" label={t('windows.newClosing')} rules={[needed]}>
        <DatePicker {...END_PICKER} className={styles.wide} />
      </Form.Item>
      <ReasonField isNeeded />
      <Button htmlType="submit" loading={isSaving}>
        {t('windows.extend')}
      </Button>
    </ValidatedForm>
  );
}
