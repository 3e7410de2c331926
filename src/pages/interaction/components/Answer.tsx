import type { ReceivedThread } from '@domain/api/calls/questions';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { answerQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { carryOut } from '@/utils/outcome';
import { useTyped } from '@/utils/useTyped';
import QuestionText, { forgetFaults, type TypedQuestion } from './QuestionText';

interface AnswerProps {
  question: ReceivedThread;
  onChanged(question: ReceivedThread): void;
  /** It was refused: the company may have written meanwhile. */
  onStale(): void;
}

/** The office's answer. What was typed stays until it is sent, also when the company has written meanwhile. */
export default function Answer({ question: { id, version }, onChanged, onStale }: AnswerProps) {
  const { t } = useLanguage();
  const [form] = Form.useForm<TypedQuestion>();
  const { typed, type, forget } = useTyped<TypedQuestion>(`answer/${id}`);
  const [isSending, setSending] = useState(false);
  if (!typed) return null;

  const send = async () => {
    setSending(true);
    const call = answerQuestion(id, { version, text: typed.text ?? '' });
    const answered = await carryOut(call, () => setSending(false));
    if (!answered) return onStale();
    await forget();
    form.setFieldsValue({ text: '' });
    onChanged(answered);
  };
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onSubmit"
      scrollToFirstError={{ focus: true }}
      initialValues={typed}
      onValuesChange={(changed) => {
        forgetFaults(form, changed);
        type(changed);
      }}
      onFinish={send}
    >
      <QuestionText label={t('questions.answer')} />
      <Button type="primary" htmlType="submit" loading={isSending}>
        {t('questions.answer.send')}
      </Button>
    </Form>
  );
}
