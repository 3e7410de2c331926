import { getCorrectionState } from '@domain/filing/corrections';
import { parsePath } from '@domain/filing/paths';
import type { Correction } from '@domain/filing/types';
import type { ReviewData } from '@domain/review/calls';
import { Panel } from '@/components/Page';
import { Changes } from '@/components/Submissions';
import CorrectionNote from '@/filling/form/CorrectionNote';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import { type PinTarget, PinTargetLink } from '../pinTargets';

interface RequestedCorrectionsProps {
  corrections: readonly Correction[];
  places: PinTarget[];
}

/** Requested corrections that the company is working on. */
export default function RequestedCorrections({ corrections, places }: RequestedCorrectionsProps) {
  const { t } = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <Panel id="asked" title={t('review.asked')}>
      <ul className={styles.notes}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <CorrectionNote
              correction={correction}
              place={<PinTargetLink places={places} path={correction.path} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type AnsweredCorrection = ReviewData['corrections'][number];

interface AnsweredProps {
  corrections: AnsweredCorrection[];
  places: PinTarget[];
}

/** True if nothing changed at the path; unknown, hence false, for the whole filing. */
const isUnchanged = ({ path, changes }: AnsweredCorrection) => path !== undefined && changes.length === 0;
const isDoubtful = (correction: AnsweredCorrection) =>
  isUnchanged(correction) && getCorrectionState(correction) === 'corrected';

/** True for a path of one field, whose name is shown already. */
const isOfField = (path: string | undefined) => parsePath(path ?? '')?.field !== undefined;

/**
 * Corrections of the last return with the company's answers and changes; those marked as corrected without a change come first.
 */
export function Answered({ corrections, places }: AnsweredProps) {
  const { t } = useLanguage();
  if (corrections.length === 0) return null;
  const doubtful = corrections.filter(isDoubtful);
  return (
    <Panel id="answered" title={t('review.answered')}>
      <ul className={styles.notes}>
        {[...doubtful, ...corrections.filter((each) => !doubtful.includes(each))].map((each) => (
          <li key={each.id}>
            <CorrectionNote
              correction={each}
              isUnchanged={isUnchanged(each)}
              place={<PinTargetLink places={places} path={each.path} />}
            >
              {each.changes.length > 0 && <Changes changes={each.changes} isNamed={!isOfField(each.path)} />}
            </CorrectionNote>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
