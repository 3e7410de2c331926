import type { ReceivedThread } from '@domain/calls/questions';
import { answerQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import QuestionText from './QuestionText';
import Writing from './Writing';

interface AnswerProps {
  question: ReceivedThread;
  onChanged(question: ReceivedThread): void;
  /** It was refused: the company may have written meanwhile. */
  onStale(): void;
}

/** The office's answer. What was typed stays until it is sent, also when the company has written meanwhile. */
export default function Answer({ question: { id, version }, onChanged, onStale }: AnswerProps) {
  const { t } = useLanguage();
  return (
    <Writing
      place={`answer/${id}`}
      send={({ text = '' }) => answerQuestion(id, { version, text })}
      sendName={t('questions.answer.send')}
      onSent={onChanged}
      onRefused={onStale}
    >
      {() => <QuestionText label={t('questions.answer')} />}
    </Writing>
  );
}
