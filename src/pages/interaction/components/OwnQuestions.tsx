import { PAGE_SIZE, TIMING } from '@domain/api/codes';
import { findProgram } from '@domain/programs/find';
import { QUESTION_STATUSES, questionStatuses, type QuestionStatus as Status } from '@domain/questions/talk';
import { Button, Pagination, Select } from 'antd';
import { useCallback, useState } from 'react';
import { Link, useSelector } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import Loaded from '@/components/Loaded';
import Panel from '@/components/Panel';
import type { RootState } from '@/models/connect';
import { fetchQuestions } from '@/services/questions';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { anyText, oneOf, pageNumber, useUrlState } from '@/utils/urlState';
import { useRefresh } from '@/utils/useRefresh';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';
import AskDrawer from './AskDrawer';
import QuestionStatus from './QuestionStatus';
import ThreadDrawer from './ThreadDrawer';

const talkUrl = {
  /** The thread that is open; messages lead here. */
  question: anyText,
  state: oneOf(QUESTION_STATUSES),
  page: pageNumber,
};

/** The company's questions to the office, and a way to ask another. */
export default function OwnQuestions() {
  const { t } = useLanguage();
  const say = useText();
  const [{ question, state, page }, change] = useUrlState(talkUrl);
  const [isAsking, setAsking] = useState(false);
  const mayAsk = useSelector((root: RootState) =>
    root.user.currentUser?.permissions.includes('question.ask'),
  );
  const asked = useResource(
    useCallback(
      () => fetchQuestions({ current: Number(page), ...(state && { status: state as Status }) }),
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
      <Select
        aria-label={t('questions.stateFilter')}
        className={styles.filter}
        value={state}
        onChange={(wanted) => change({ state: wanted, page: talkUrl.page.initial })}
        options={[
          { value: '', label: t('questions.anyState') },
          ...QUESTION_STATUSES.map((status) => ({ value: status, label: say(questionStatuses[status]) })),
        ]}
      />
      <Loaded resource={asked}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint text={t(state ? 'questions.noMatch' : 'questions.none')} />
          ) : (
            <>
              <ul className={styles.asked}>
                {list.map((head) => {
                  const program = findProgram(head.program);
                  return (
                    <li key={head.id}>
                      <Link to={`/interaction?question=${head.id}`}>
                        <bdi>{head.subject}</bdi>
                      </Link>
                      <QuestionStatus status={head.status} />
                      <span className={styles.quiet}>
                        {program ? say(program.title) : head.program} · {beijingMinutes(head.updated_at)}
                      </span>
                    </li>
                  );
                })}
              </ul>
              <Pagination
                align="end"
                hideOnSinglePage
                showSizeChanger={false}
                current={Number(page)}
                pageSize={PAGE_SIZE.default}
                total={total}
                onChange={(next) => change({ page: String(next) })}
              />
            </>
          )
        }
      </Loaded>
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
