import { TIMING } from '@domain/api/codes';
import type { QuestionStatus } from '@domain/questions/talk';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useSelector } from 'umi';
import Panel from '@/components/Panel';
import type { RootState } from '@/models/connect';
import { fetchQuestions } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useRefresh } from '@/utils/useRefresh';
import { useResource } from '@/utils/useResource';
import AskDrawer from './AskDrawer';
import QuestionList, { talkUrl } from './QuestionList';
import ThreadDrawer from './ThreadDrawer';

/** The company's questions to the office, and a way to ask another. */
export default function OwnQuestions() {
  const { t } = useLanguage();
  const [talk, change] = useUrlState(talkUrl);
  const { question, state, page } = talk;
  const [isAsking, setAsking] = useState(false);
  const mayAsk = useSelector((root: RootState) =>
    root.user.currentUser?.permissions.includes('question.ask'),
  );
  const asked = useResource(
    useCallback(
      () => fetchQuestions({ current: Number(page), ...(state && { status: state as QuestionStatus }) }),
      [page, state],
    ),
  );
  useRefresh(asked.reload, TIMING.unreadPoll);

  const ask = mayAsk && (
    <Button type="primary" onClick={() => setAsking(true)}>
      {t('questions.ask')}
    </Button>
  );
  return (
    <Panel id="own-questions" title={t('questions.own')} extra={ask}>
      <QuestionList questions={asked} state={talk} onChange={change} none={t('questions.none')} />
      <AskDrawer
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onAsked={({ id }) => {
          setAsking(false);
          change({ question: id });
          asked.reload();
        }}
      />
      <ThreadDrawer id={question} onClose={() => change({ question: '' })} onChanged={asked.reload} />
    </Panel>
  );
}
