import type { ReviewData } from '@domain/calls/review';
import { FileName } from '@/components/AnswersView/FileNames';
import { Fold } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Attachments that are pictures alone: whoever looks for a word has to read them. */
export const unsearchable = (attachments: ReviewData['attachments']) =>
  attachments.filter(({ file }) => file.has_text === false);

/** More than these would stand between the other checks and the answers. */
const IN_VIEW = 3;

export default function Unsearchable({ attachments }: Pick<ReviewData, 'attachments'>) {
  const { t } = useLanguage();
  const scans = unsearchable(attachments);
  if (scans.length === 0) return null;
  return (
    <Fold title={t('review.unsearchable', { count: scans.length })} startsOpen={scans.length <= IN_VIEW}>
      {() => (
        <ul className={styles.changes}>
          {scans.map(({ path, label, file: { id } }) => (
            <li key={`${path} ${id}`}>
              <bdi>{label}</bdi> <FileName id={id} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}
