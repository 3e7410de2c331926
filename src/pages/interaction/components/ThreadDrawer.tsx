import type { ResponseEnvelope } from '@domain/api/envelope';
import type { QuestionEntry, QuestionThread } from '@domain/questions/calls';
import type { ReactNode } from 'react';
import { FileNames } from '@/components/AnswersView/values';
import AsyncView from '@/components/AsyncView';
import SideDrawer from '@/components/Controls/SideDrawer';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Entries of a thread, oldest first. Texts are rendered as plain text, never interpreted. */
function Entries({ entries }: { entries: QuestionEntry[] }) {
  const { t } = useLanguage();
  return (
    <ol className={styles.entries}>
      {entries.map(({ side, author, text, files, at }) => (
        <li key={`${at} ${side} ${text}`} className={side === 'office' ? styles.office : ''}>
          <header>
            <strong>{t(side === 'office' ? 'questions.office' : 'common.company')}</strong>{' '}
            <bdi>{author}</bdi> <time dateTime={at}>{formatDateTime(at)}</time>
          </header>
          <p dir="auto" className={styles.said}>
            {text}
          </p>
          {files.length > 0 && <FileNames ids={files.map(({ id }) => id)} />}
        </li>
      ))}
    </ol>
  );
}

interface ThreadProps<T> {
  id: string;
  read(id: string): Promise<ResponseEnvelope<T>>;
  onChanged(): void;
  /** Status and subject, above the entries. */
  about(question: T): ReactNode;
  /** The next step, below the entries. `take` shows it as it was changed, `reload` reads it again. */
  children(question: T, take: (changed: T) => void, reload: () => void): ReactNode;
}

/** Drawer with one question and all its entries; closed when its id is ''. */
export default function ThreadDrawer<T extends QuestionThread>({
  onClose,
  ...thread
}: ThreadProps<T> & { onClose(): void }) {
  const { t } = useLanguage();
  const { id } = thread;
  return (
    <SideDrawer isInAddress open={id !== ''} onClose={onClose} title={t('questions.thread')}>
      {id && <Thread key={id} {...thread} />}
    </SideDrawer>
  );
}

function Thread<T extends QuestionThread>({ id, read, onChanged, about, children }: ThreadProps<T>) {
  const thread = useRead(read, id);
  const take = (question: T) => {
    thread.change(question);
    onChanged();
  };
  return (
    <AsyncView resource={thread}>
      {(question) => (
        <article className={styles.thread}>
          <h3 dir="auto">{question.subject}</h3>
          {about(question)}
          <Entries entries={question.entries} />
          {children(question, take, thread.reload)}
        </article>
      )}
    </AsyncView>
  );
}
