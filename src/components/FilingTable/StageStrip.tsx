import {
  type FilingOnReviewRoute,
  type FilingStage,
  listFilingStages,
  type StageState,
} from '@domain/filing/stages';
import { findProgram } from '@domain/programs/find';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './stageStrip.module.css';

const says: Record<StageState, string> = {
  done: 'center.stage.done',
  current: 'center.stage.current',
  halted: 'center.stage.halted',
  ahead: 'center.stage.ahead',
};

/** Progress of a filing through its stages, from the draft to the decision. */
export default function StageStrip({ filing }: { filing: FilingOnReviewRoute & { program: string } }) {
  const { t } = useLanguage();
  const program = findProgram(filing.program);
  if (!program) return null;
  return (
    <div className={styles.box}>
      <ol className={styles.strip} aria-label={t('center.stage.title')}>
        {listFilingStages(program, filing).map((stage) => (
          <Step key={stage.key} stage={stage} />
        ))}
      </ol>
    </div>
  );
}

function Step({ stage: { name, state, at } }: { stage: FilingStage }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <li
      className={styles.step}
      data-state={state}
      aria-current={state === 'current' || state === 'halted' ? 'step' : undefined}
    >
      <span className={styles.name}>
        {say(name)}
        <span className="visually-hidden"> {t(says[state])}</span>
      </span>
      {at && (
        // The day has a direction of its own, its place that of the page.
        <time dateTime={at}>
          <bdi>{formatDate(at)}</bdi>
        </time>
      )}
    </li>
  );
}
