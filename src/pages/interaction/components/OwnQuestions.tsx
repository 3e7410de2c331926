import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import Panel from '@/components/Panel';
import type { RootState } from '@/models/connect';
import { fetchQuestion, fetchQuestions } from '@/services/questions';
import { previewPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import AskDrawer from './AskDrawer';
import FollowUp from './FollowUp';
import QuestionList from './QuestionList';
import ThreadDrawer from './ThreadDrawer';
import { useTalk } from './useTalk';

/** The company's questions to the office, and a way to ask another, or to go on. */
export default function OwnQuestions() {
  const { t } = useLanguage();
  const { talk, change, questions } = useTalk(fetchQuestions);
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
