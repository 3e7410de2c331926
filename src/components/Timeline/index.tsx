import type { LogEntry } from '@domain/api/calls/filings';
import { correctionStates } from '@domain/filing/corrections';
import type { ReactNode } from 'react';
import StatusTag from '@/components/StatusTag';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.less';
import { type Step, stepsOf } from './steps';

interface TimelineProps {
  log: LogEntry[];
  /** What can be done about a line. */
  extra?: (entry: LogEntry) => ReactNode;
}

/** The log of a filing, newest first: who did what and when, what moved, and what was said. */
export default function Timeline({ log, extra }: TimelineProps) {
  const { t } = useLanguage();
  return (
    <ol className={styles.timeline} aria-label={t('center.log.title')}>
      {stepsOf(log).map((step) => (
        <li key={step.id} className={styles.step} aria-current={step.isCurrent ? 'step' : undefined}>
          <StepBody step={step} />
          {extra?.(step)}
        </li>
      ))}
    </ol>
  );
}

function StepBody({ step }: { step: Step }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <p className={styles.what}>
        <strong>{say(step.what)}</strong>
        {step.version !== null && <span>{t('center.log.version', { version: step.version })}</span>}
      </p>
      {step.movesStatus && <StatusMove step={step} />}
      <p className={styles.who}>
        <time dir="auto" dateTime={step.at}>
          {beijingMinutes(step.at)}
        </time>
        <bdi>{step.actor.name}</bdi>
        {step.role && <span>{say(step.role)}</span>}
      </p>
      {step.comment && (
        <blockquote className={styles.comment}>
          <bdi>{step.comment}</bdi>
        </blockquote>
      )}
      <Corrections step={step} />
    </>
  );
}

interface OriginProps {
  from: NonNullable<Step['copied_from']>;
  leftOut: NonNullable<Step['left_out']>;
}

/** What a copy was made of, and what did not come along. */
function Origin({ from: { batch, no }, leftOut }: OriginProps) {
  const { t } = useLanguage();
  return (
    <>
      <p>{no ? t('center.log.copiedFromNo', { batch, no }) : t('center.log.copiedFrom', { batch })}</p>
      {leftOut.length > 0 && (
        <details>
          <summary>{t('center.log.leftOut', { count: leftOut.length })}</summary>
          <ul className={styles.corrections}>
            {leftOut.map(({ path, message }) => (
              <li key={path}>
                <bdi>{message}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function StatusMove({ step }: { step: Step }) {
  const { t } = useLanguage();
  return (
    <p className={styles.move}>
      {step.from_status && (
        <>
          <StatusTag status={step.from_status} />
          <span role="img" aria-label={t('center.log.to')} className={styles.arrow} />
        </>
      )}
      {step.to_status && <StatusTag status={step.to_status} />}
    </p>
  );
}

function Corrections({ step }: { step: Step }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      {step.fix_items && step.fix_items.length > 0 && (
        <ul className={styles.corrections}>
          {step.fix_items.map((item) => (
            <li key={`${item.path}${item.comment}`}>
              <bdi>{item.comment}</bdi>
            </li>
          ))}
        </ul>
      )}
      {step.correction_deadline && (
        <p>{t('center.log.correctBy', { time: beijingMinutes(step.correction_deadline) })}</p>
      )}
      {step.correction && (
        <p>
          <strong>{say(correctionStates[step.correction.state])}</strong> <bdi>{step.correction.comment}</bdi>
        </p>
      )}
      {step.copied_from && <Origin from={step.copied_from} leftOut={step.left_out ?? []} />}
      {step.changes && step.changes.length > 0 && (
        <p>{t('center.log.changes', { count: step.changes.length })}</p>
      )}
    </>
  );
}
