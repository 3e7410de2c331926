import type { QuestionThread } from '@domain/api/calls/questions';
import { findProgram } from '@domain/programs/find';
import { Drawer } from 'antd';
import { useCallback } from 'react';
import { Link, useSelector } from 'umi';
import Loaded from '@/components/Loaded';
import type { RootState } from '@/models/connect';
import { fetchQuestion } from '@/services/questions';
import { previewPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';
import { DRAWER_WIDTH } from './AskDrawer';
import Entries from './Entries';
import FollowUp from './FollowUp';
import QuestionStatus from './QuestionStatus';

interface ThreadDrawerProps {
  /** '' : none is open. */
  id: string;
  onClose(): void;
  onChanged(): void;
}

/** One question with everything that was said, and a place to go on. */
export default function ThreadDrawer({ id, onClose, onChanged }: ThreadDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      title={t('questions.thread')}
      width={DRAWER_WIDTH}
      destroyOnHidden
    >
      {id && <Thread key={id} id={id} onChanged={onChanged} />}
    </Drawer>
  );
}

function Thread({ id, onChanged }: Pick<ThreadDrawerProps, 'id' | 'onChanged'>) {
  const { t } = useLanguage();
  const thread = useResource(useCallback(() => fetchQuestion(id), [id]));
  const mayAsk = useSelector((state: RootState) =>
    state.user.currentUser?.permissions.includes('question.ask'),
  );
  const take = (question: QuestionThread) => {
    thread.change(question);
    onChanged();
  };
  return (
    <Loaded resource={thread}>
      {(question) => (
        <article className={styles.thread}>
          <h3 dir="auto">{question.subject}</h3>
          <About question={question} />
          <Entries entries={question.entries} />
          {question.status === 'closed' && <p className={styles.quiet}>{t('questions.over')}</p>}
          {question.status !== 'closed' && mayAsk && <FollowUp id={id} onChanged={take} />}
        </article>
      )}
    </Loaded>
  );
}

function About({ question: { program: key, filing_id, status } }: { question: QuestionThread }) {
  const { t } = useLanguage();
  const say = useText();
  const program = findProgram(key);
  return (
    <p className={styles.about}>
      <QuestionStatus status={status} />
      <span>{program ? say(program.title) : key}</span>
      {filing_id && (
        <Link to={previewPath({ program: key, id: filing_id })}>{t('questions.openFiling')}</Link>
      )}
    </p>
  );
}
