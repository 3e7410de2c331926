import type { ReviewData } from '@domain/calls/review';
import { FileName } from '@/components/AnswersView/FileNames';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Attachments that are pictures alone: whoever looks for a word has to read them. */
export const unsearchable = (attachments: ReviewData['attachments']) =>
  attachments.filter(({ file }) => file.has_text === false);

export default function Unsearchable({ attachments }: Pick<ReviewData, 'attachments'>) {
  const { t } = useLanguage();
  const scans = unsearchable(attachments);
  if (scans.length === 0) return null;
  return (
    <section>
      <h3>{t('review.unsearchable', { count: scans.length })}</h3>
      <ul className={styles.changes}>
        {scans.map(({ path, label, file: { id } }) => (
          <li key={`${path} ${id}`}>
            <bdi>{label}</bdi> <FileName id={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
