import { stepGoing } from '@domain/filing/deciding';
import { stepWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { Button } from 'antd';
import type { Reviewed } from '@/services/review';
import { useLanguage, useText } from '@/utils/language';
import { choose, WAYS } from '../choosing';
import styles from '../index.module.css';
import type { Written } from '../written';

interface DecisionBarProps {
  review: Reviewed;
  onWrite(change: Partial<Written>): void;
  /** To all the steps, and what is written. */
  onDecide(): void;
}

/** The decision from afar, at the lower edge of a screen that has no room for it beside the answers. */
export default function DecisionBar({ review, onWrite, onDecide }: DecisionBarProps) {
  const { t } = useLanguage();
  const say = useText();
  const { steps, filing } = review;
  const near = WAYS.flatMap((way) => stepGoing(way, steps) ?? []);
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('review.decision')}>
      {near.map((step) => (
        <Button key={step} onClick={() => choose(step, onWrite)}>
          {say(stepWords(step, findProgram(filing.program) ?? {}))}
        </Button>
      ))}
      {steps.length > near.length && <Button onClick={onDecide}>{t('review.toDecision')}</Button>}
    </div>
  );
}
