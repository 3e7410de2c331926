import type { QuestionThread } from '@domain/api/calls/questions';
import { Drawer } from 'antd';
import { useCallback } from 'react';
import { useSelector } from 'umi';
import Loaded from '@/components/Loaded';
import type { RootState } from '@/models/connect';
import { fetchQuestion } from '@/services/questions';
import { previewPath } from '@/utils/filingPath';
import { useLanguage } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';
import AboutQuestion from './AboutQuestion';
import { DRAWER_WIDTH } from './AskDrawer';
import Entries from './Entries';
import FollowUp from './FollowUp';

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
          <AboutQuestion
            question={question}
            filingPath={(filing) => previewPath({ program: question.program, id: filing })}
          />
          <Entries entries={question.entries} />
          {question.status === 'closed' && <p className={styles.quiet}>{t('questions.over')}</p>}
          {question.status !== 'closed' && mayAsk && <FollowUp id={id} onChanged={take} />}
        </article>
      )}
    </Loaded>
  );
}
