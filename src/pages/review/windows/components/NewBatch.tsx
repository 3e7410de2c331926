import type { WindowDetail } from '@domain/calls/managed-windows';
import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';
import { Form, InputNumber, Select } from 'antd';
import { useState } from 'react';
import FormModal from '@/components/ValidatedForm/FormModal';
import { createWindow } from '@/services/windows';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { newId } from '@/utils/newId';
import styles from '../index.module.css';
import { fromPicker, PlanFields, type PlanValues } from './PlanForm';

interface NewBatchProps {
  isOpen: boolean;
  /** The program that the list shows; '' : all. */
  program: string;
  onClose(): void;
  onCreated(window: WindowDetail): void;
}

type Values = Partial<PlanValues> & { program?: string; batch_year?: number };

/** The next batch of a program. Its number follows from those of the year. */
export default function NewBatch({ isOpen, program, onClose, onCreated }: NewBatchProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const [key, setKey] = useState(newId);
  const quotaOf = (chosen: string) => findProgram(chosen)?.perCompanyAndBatch ?? 1;

  /** The year of the opening is that of the batch, and each program brings its own quota. */
  function follow({ program: chosen, opens_at: opens }: Values) {
    setKey(newId());
    if (chosen) form.setFieldsValue({ quota: quotaOf(chosen) });
    if (opens) form.setFieldsValue({ batch_year: opens.year() });
  }

  async function cancel() {
    const isFree =
      !form.isFieldsTouched() ||
      (await feedback.confirm({
        title: t('notices.leave.ask'),
        content: t('notices.leave.effect'),
        okText: t('notices.leave'),
      }));
    if (isFree) onClose();
  }

  async function save(values: Required<Values>) {
    const body = {
      program: values.program,
      batch_year: values.batch_year,
      opens_at: fromPicker(values.opens_at) ?? '',
      closes_at: fromPicker(values.closes_at) ?? '',
      first_review_by: fromPicker(values.first_review_by ?? null),
      quota: values.quota,
      grace_minutes: values.grace_minutes,
    };
    const created = await mutate(createWindow(body, key));
    if (created) onCreated(created);
  }

  return (
    <FormModal<Values>
      open={isOpen}
      title={t('windows.new')}
      okText={t('windows.create')}
      width={640}
      onCancel={cancel}
      form={form}
      initialValues={{ program: program || undefined, quota: quotaOf(program), grace_minutes: 0 }}
      onValuesChange={follow}
      onFinish={(values) => save(values as Required<Values>)}
    >
      <div className={styles.pair}>
        <Form.Item
          name="program"
          label={t('windows.program')}
          rules={[{ required: true, message: t('windows.needed') }]}
        >
          <Select
            showSearch
            optionFilterProp="label"
            options={programs.map(({ key: value, title }) => ({ value, label: say(title) }))}
          />
        </Form.Item>
        <Form.Item
          name="batch_year"
          label={t('windows.year')}
          rules={[{ required: true, message: t('windows.needed') }]}
        >
          <InputNumber min={2000} max={2100} precision={0} className={styles.wide} />
        </Form.Item>
      </div>
      <PlanFields />
    </FormModal>
  );
}
