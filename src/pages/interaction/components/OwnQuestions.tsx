import type { QuestionHead, QuestionThread } from '@domain/calls/questions';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import { Panel } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { closeQuestion, fetchQuestion, followUpQuestion } from '@/services/questions';
import { feedback } from '@/utils/feedback';
import { previewPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import AskDrawer from './AskDrawer';
import QuestionFiles from './QuestionFiles';
import QuestionList from './QuestionList';
import QuestionText from './QuestionText';
import ThreadDrawer from './ThreadDrawer';
import type { Talk } from './useTalk';
import Writing from './Writing';

interface FollowUpProps {
  id: string;
  onChanged(question: QuestionThread): void;
}

/** Asking on in a thread, or ending it. */
export function FollowUp({ id, onChanged }: FollowUpProps) {
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

/** The company's questions to the office, and a way to ask another, or to go on. */
export default function OwnQuestions({ talk, change, questions }: Talk<QuestionHead>) {
  const { t } = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const mayAsk = useSelector((root: RootState) =>
    root.user.currentUser?.permissions.includes('question.ask'),
  );

  const ask = mayAsk && (
    <Button type="primary" onClick={() => setAsking(true)}>
      {t('questions.ask')}
    </Button>
  );
  return (
    <Panel id="own-questions" title={t('questions.own')} extra={ask}>
      <QuestionList questions={questions} state={talk} onChange={change} none={t('questions.none')} />
      <AskDrawer
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsked={({ id }) => {
          setAsking(false);
          change({ question: id });
          questions.reload();
        }}
      />
      <ThreadDrawer
        id={talk.question}
        read={fetchQuestion}
        onClose={() => change({ question: '' })}
        onChanged={questions.reload}
        about={(question) => (
          <AboutQuestion
            question={question}
            filingPath={(id) => previewPath({ program: question.program, id })}
          />
        )}
      >
        {({ id, status }, take) =>
          status === 'closed' ? (
            <p className={styles.quiet}>{t('questions.over')}</p>
          ) : (
            mayAsk && <FollowUp id={id} onChanged={take} />
          )
        }
      </ThreadDrawer>
    </Panel>
  );
}
