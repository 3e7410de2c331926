import type { QuestionEntry } from '@domain/calls/questions';
import FileNames from '@/components/AnswersView/FileNames';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** The entries of a thread, oldest first. Texts are shown as they were typed, and never read as anything but text. */
export default function Entries({ entries }: { entries: QuestionEntry[] }) {
  const { t } = useLanguage();
  return (
    <ol className={styles.entries}>
      {entries.map(({ side, author, text, files, at }) => (
        <li key={`${at} ${side} ${text}`} className={side === 'office' ? styles.office : ''}>
          <header>
            <strong>{t(side === 'office' ? 'questions.office' : 'questions.company')}</strong>{' '}
            <bdi>{author}</bdi> <time dateTime={at}>{beijingMinutes(at)}</time>
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
