import type { QuestionThread } from '@domain/calls/questions';
import { Button } from 'antd';
import { closeQuestion, followUpQuestion } from '@/services/questions';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import QuestionFiles from './QuestionFiles';
import QuestionText from './QuestionText';
import Writing from './Writing';

interface FollowUpProps {
  id: string;
  onChanged(question: QuestionThread): void;
}

/** Asking on in a thread, or ending it. */
export default function FollowUp({ id, onChanged }: FollowUpProps) {
  const { t } = useLanguage();
  const close = async () => {
    const agreed = await feedback.confirm({
      title: t('questions.close.ask'),
      content: t('questions.close.effect'),
      okText: t('questions.close'),
    });
    const closed = agreed && (await mutate(closeQuestion(id)));
    if (closed) onChanged(closed);
  };
  return (
    <Writing
      place={`question/${id}`}
      send={({ text = '', files = [] }, key) => followUpQuestion(id, { text, files }, key)}
      sendName={t('questions.send')}
      onSent={onChanged}
      beside={<Button onClick={close}>{t('questions.close')}</Button>}
    >
      {(written) => (
        <>
          <QuestionText label={t('questions.followUp')} />
          <QuestionFiles place={id} written={written} />
        </>
      )}
    </Writing>
  );
}
