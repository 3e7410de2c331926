import Panel from '@/components/Panel';
import { fetchReceivedQuestion, fetchReceivedQuestions } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import AboutQuestion from './AboutQuestion';
import Answer from './Answer';
import Publication from './Publication';
import QuestionList from './QuestionList';
import ThreadDrawer from './ThreadDrawer';
import { useTalk } from './useTalk';

/** Questions of companies to the office, the longest waiting first; with a place to answer, and what is published of it. */
export default function ReceivedQuestions() {
  const { t } = useLanguage();
  const { talk, change, questions } = useTalk(fetchReceivedQuestions);
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
        {(question, take, reload) => (
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
        )}
      </ThreadDrawer>
    </Panel>
  );
}
