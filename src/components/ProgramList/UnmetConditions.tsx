import type { Program } from '@domain/definition';
import { useEffect, useState } from 'react';
import { Fold } from '@/components/Page';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface UnmetConditionsProps {
  program: Program;
  /** Ids of the conditions that the profile contradicts. */
  ids: readonly string[];
}

/** Why a program does not fit: the wording of the conditions that the profile contradicts, unfolded on demand. */
export default function UnmetConditions({ program, ids }: UnmetConditionsProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.unmet}>
      <Fold title={t('center.programs.why')}>{() => <Conditions program={program} ids={ids} />}</Fold>
    </div>
  );
}

function Conditions({ program, ids }: UnmetConditionsProps) {
  const { say } = useLanguage();
  const [conditions, setConditions] = useState<Awaited<ReturnType<Program['load']>>['eligibility']>([]);
  useEffect(() => {
    let isWanted = true;
    program.load().then(
      ({ eligibility }) => isWanted && setConditions(eligibility),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [program]);
  return (
    <ul>
      {conditions
        .filter(({ id }) => ids.includes(id))
        .map((condition) => (
          <li key={condition.id}>{say(condition)}</li>
        ))}
    </ul>
  );
}
