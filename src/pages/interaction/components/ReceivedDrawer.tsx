import type { ReceivedThread } from '@domain/api/calls/questions';
import { Drawer } from 'antd';
import { useCallback } from 'react';
import Loaded from '@/components/Loaded';
import { fetchReceivedQuestion } from '@/services/questions';
import { useLanguage } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import styles from '../index.less';
import AboutQuestion from './AboutQuestion';
import Answer from './Answer';
import { DRAWER_WIDTH } from './AskDrawer';
import Entries from './Entries';
import Publication from './Publication';

interface ReceivedDrawerProps {
  /** '' : none is open. */
  id: string;
  onClose(): void;
  onChanged(): void;
}

/** A question of a company with everything that was said, a place to answer, and what is published of it. */
export default function ReceivedDrawer({ id, onClose, onChanged }: ReceivedDrawerProps) {
  const { t } = useLanguage();
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      title={t('questions.thread')}
      width={DRAWER_WIDTH}
      destroyOnHidden
    >
      {id && <Received key={id} id={id} onChanged={onChanged} />}
    </Drawer>
  );
}

function Received({ id, onChanged }: Pick<ReceivedDrawerProps, 'id' | 'onChanged'>) {
  const { t } = useLanguage();
  const thread = useResource(useCallback(() => fetchReceivedQuestion(id), [id]));
  const take = (question: ReceivedThread) => {
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
            filingPath={(filing) => `/review/filing?id=${filing}`}
            company={<bdi>{question.company.name}</bdi>}
          />
          <Entries entries={question.entries} />
          {question.status === 'closed' ? (
            <p className={styles.quiet}>{t('questions.overReceived')}</p>
          ) : (
            <Answer question={question} onChanged={take} onStale={thread.reload} />
          )}
          {question.entries.some(({ side }) => side === 'office') && (
            <Publication question={question} onChanged={take} />
          )}
        </article>
      )}
    </Loaded>
  );
}
