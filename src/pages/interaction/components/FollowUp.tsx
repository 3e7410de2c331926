import type { QuestionThread } from '@domain/api/calls/questions';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { closeQuestion, followUpQuestion } from '@/services/questions';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useTyped } from '@/utils/useTyped';
import styles from '../index.less';
import QuestionFiles from './QuestionFiles';
import QuestionText, { forgetFaults, type TypedQuestion } from './QuestionText';

interface FollowUpProps {
  id: string;
  onChanged(question: QuestionThread): void;
}

/** Asking on in a thread, or ending it. */
export default function FollowUp({ id, onChanged }: FollowUpProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<TypedQuestion>();
  const { typed, key, type, forget } = useTyped<TypedQuestion>(`question/${id}`);
  const [isSending, setSending] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (!typed) return null;

  const send = async () => {
    const { text = '', files = [] } = typed;
    setSending(true);
    const asked = await carryOut(followUpQuestion(id, { text, files }, key), () => setSending(false));
    if (!asked) return;
    await forget();
    form.setFieldsValue({ text: '' });
    onChanged(asked);
  };
  const close = async () => {
    const agreed = await feedback.confirm({
      title: t('questions.close.ask'),
      content: t('questions.close.effect'),
      okText: t('questions.close'),
    });
    const closed = agreed && (await carryOut(closeQuestion(id)));
    if (closed) onChanged(closed);
  };

  const change = (changed: Partial<TypedQuestion>) => {
    forgetFaults(form, changed);
    type(changed);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={typed}
      onValuesChange={change}
      onFinish={send}
    >
      <QuestionText label={t('questions.followUp')} />
      <QuestionFiles
        place={id}
        ids={typed.files ?? []}
        onChange={(files) => type({ files })}
        onBusy={setBusy}
      />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isSending} disabled={isBusy}>
          {t('questions.send')}
        </Button>
        <Button onClick={close}>{t('questions.close')}</Button>
      </div>
    </Form>
  );
}
