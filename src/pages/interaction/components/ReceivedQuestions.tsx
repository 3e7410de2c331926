import type { ReceivedHead, ReceivedThread } from '@domain/calls/questions';
import Panel from '@/components/Panel';
import { answerQuestion, fetchReceivedQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { useMay } from '@/utils/useMay';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import Publication from './Publication';
import QuestionList from './QuestionList';
import QuestionText from './QuestionText';
import ThreadDrawer from './ThreadDrawer';
import type { Talk } from './useTalk';
import Writing from './Writing';

interface AnswerProps {
  question: ReceivedThread;
  onChanged(question: ReceivedThread): void;
  /** It was refused: the company may have written meanwhile. */
  onStale(): void;
}

/** The office's answer. What was typed stays until it is sent, also when the company has written meanwhile. */
export function Answer({ question: { id, version }, onChanged, onStale }: AnswerProps) {
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

/** Questions of companies to the office, the longest waiting first; with a place to answer, and what is published of it. */
export default function ReceivedQuestions({ talk, change, questions }: Talk<ReceivedHead>) {
  const { t } = useLanguage();
  const answers = useMay()('question.answer');
  return (
    <Panel id="received-questions" title={t('questions.received')}>
      <p className={styles.quiet}>{t('questions.received.lead')}</p>
      <QuestionList
        questions={questions}
        state={talk}
        onChange={change}
        none={t('questions.received.none')}
        companyOf={({ company }) => company.name}
      />
      <ThreadDrawer
        id={talk.question}
        read={fetchReceivedQuestion}
        onClose={() => change({ question: '' })}
        onChanged={questions.reload}
        about={(question) => (
          <AboutQuestion
            question={question}
            filingPath={(id) => `/review/filing?id=${id}`}
            company={<bdi>{question.company.name}</bdi>}
          />
        )}
      >
        {(question, take, reload) =>
          answers && (
            <>
              {question.status === 'closed' ? (
                <p className={styles.quiet}>{t('questions.overReceived')}</p>
              ) : (
                <Answer question={question} onChanged={take} onStale={reload} />
              )}
              {question.entries.some(({ side }) => side === 'office') && (
                <Publication question={question} onChanged={take} />
              )}
            </>
          )
        }
      </ThreadDrawer>
    </Panel>
  );
}
