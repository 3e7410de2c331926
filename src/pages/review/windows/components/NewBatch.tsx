import { findProgram } from '@domain/programs/find';
import { programs } from '@domain/programs/registry';
import type { WindowDetail } from '@domain/windows/managed-window-calls';
import { Button, Form } from 'antd';
import { useState } from 'react';
import NumberInput from '@/components/Controls/NumberInput';
import { Select } from '@/components/Controls/Select';
import FormModal from '@/components/ValidatedForm/FormModal';
import { createId } from '@/utils/createId';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';
import { type BatchValues, createBatches } from './createBatches';
import { PlanFields } from './PlanForm';

interface NewBatchProps {
  isOpen: boolean;
  /** Program filter of the list; '': all. */
  program: string;
  onClose(): void;
  /** Called when every batch is created; with the window of a single one. */
  onCreated(window: WindowDetail | undefined): void;
  /** Called when some are created, and others are refused. */
  onSomeCreated(): void;
}

const quotaOf = (program: string): number => findProgram(program)?.perCompanyAndBatch ?? 1;

/** Form for the next batch of one program or several; its number follows those of the year. */
export default function NewBatch({ isOpen, program, onClose, onCreated, onSomeCreated }: NewBatchProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<BatchValues>();
  const [key, setKey] = useState(createId);
  const isForSeveral = (Form.useWatch('program', form) ?? []).length > 1;
  const needed = { required: true, message: t('windows.needed') };

  /** Sets the batch year to that of the opening, and the quota to that of the program; of several, each has its own. */
  function follow({ program: chosen, opens_at: opens }: Partial<BatchValues>) {
    setKey(createId());
    const [first, ...others] = chosen ?? [];
    if (first) form.setFieldsValue({ quota: others.length > 0 ? null : quotaOf(first) });
    if (opens) form.setFieldsValue({ batch_year: opens.year() });
  }

  function chooseAll() {
    const all = { program: programs.map(({ key }) => key) };
    form.setFieldsValue(all);
    follow(all);
  }

  async function save(values: BatchValues) {
    const { created, refused, rest, said } = await createBatches(values, {
      form,
      key,
      quotaOf,
      question: t('windows.create.confirm'),
    });
    const isWhole = rest.length === 0;
    if (said) feedback.success(created.length === 1 ? said : t('windows.created', { count: created.length }));
    if (isWhole) return onCreated(created.length === 1 ? created[0] : undefined);
    if (created.length > 0) onSomeCreated();
    if (created.length > 0) {
      form.setFieldsValue({ program: rest });
      follow({ program: rest });
    }
    if (refused.length === 0) return;
    const nameOf = (of: string) => say(findProgram(of)?.title ?? { zh: of, en: of });
    const errors = refused.map(({ program: of, why }) => t('labelled', { name: nameOf(of), value: why }));
    form.setFields([{ name: 'program', errors }]);
    form.focusField('program');
  }

  return (
    <FormModal<BatchValues>
      open={isOpen}
      title={t('windows.new')}
      okText={t('windows.create')}
      width={640}
      onCancel={onClose}
      form={form}
      initialValues={{ program: program ? [program] : [], quota: quotaOf(program), grace_minutes: 0 }}
      onValuesChange={follow}
      onFinish={save}
    >
      <Form.Item
        name="program"
        label={t('common.program')}
        rules={[needed]}
        extra={
          <Button type="link" size="small" className={styles.all} onClick={chooseAll}>
            {t('windows.allPrograms')}
          </Button>
        }
      >
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={programs.map(({ key: value, title }) => ({ value, label: say(title) }))}
        />
      </Form.Item>
      <Form.Item name="batch_year" label={t('windows.year')} rules={[needed]}>
        <NumberInput min={2000} max={2100} precision={0} className={styles.wide} />
      </Form.Item>
      <PlanFields isForSeveral={isForSeveral} />
    </FormModal>
  );
}
