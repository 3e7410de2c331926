import { TIMING } from '@domain/api/codes';
import type { QuestionStatus } from '@domain/questions/talk';
import { useCallback } from 'react';
import Panel from '@/components/Panel';
import { fetchReceivedQuestions } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useRefresh } from '@/utils/useRefresh';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';
import QuestionList, { talkUrl } from './QuestionList';
import ReceivedDrawer from './ReceivedDrawer';

/** What companies ask the office, the longest waiting first. */
export default function ReceivedQuestions() {
  const { t } = useLanguage();
  const [talk, change] = useUrlState(talkUrl);
  const { question, state, page } = talk;
  const received = useResource(
    useCallback(
      () =>
        fetchReceivedQuestions({ current: Number(page), ...(state && { status: state as QuestionStatus }) }),
      [page, state],
    ),
  );
  useRefresh(received.reload, TIMING.unreadPoll);
  return (
    <Panel id="received-questions" title={t('questions.received')}>
      <p className={styles.quiet}>{t('questions.received.lead')}</p>
      <QuestionList
        questions={received}
        state={talk}
        onChange={change}
        none={t('questions.received.none')}
        companyOf={({ company }) => company.name}
      />
      <ReceivedDrawer id={question} onClose={() => change({ question: '' })} onChanged={received.reload} />
    </Panel>
  );
}
