import type { Figure } from '@domain/definition';
import { describeFigure, getRuleVerdict, type RuleResult, verdicts } from '@domain/filing/rule-words';
import type { ReactNode } from 'react';
import Why from '@/components/Why';
import { useText } from '@/utils/language';
import { RuleIcon } from './RuleIcon';
import styles from './scoreCard.module.css';

type Measured = Figure & { value: number; threshold: number };

export interface MeasuredRule extends RuleResult {
  figure: Measured;
}

/** True for a rule whose figure has been compared with a threshold. */
export const isMeasured = (rule: RuleResult): rule is MeasuredRule =>
  (rule.outcome === 'met' || rule.outcome === 'failed') &&
  rule.figure !== null &&
  rule.figure.value !== null &&
  rule.figure.threshold !== null;

/** Room to the right of the longer of value and threshold, as a share of the bar. */
const ROOM = 0.2;

/** Lengths of the value and of the threshold, in percent of the bar. A value below zero has no length. */
export function measureBar({ value, threshold }: Measured): { value: number; threshold: number } {
  const whole = Math.max(value, threshold, 0) * (1 + ROOM);
  const share = (part: number) => (whole === 0 ? 0 : Math.round((Math.max(part, 0) / whole) * 1000) / 10);
  return { value: share(value), threshold: share(threshold) };
}

interface ScoreCardProps {
  rules: readonly MeasuredRule[];
  /** Renders a link to the answer that a rule is about. */
  wayTo(rule: RuleResult): ReactNode;
}

/** Figures of the company against their thresholds, those below them first. */
export default function ScoreCard({ rules, wayTo }: ScoreCardProps) {
  const inOrder = verdicts.flatMap((verdict) => rules.filter((rule) => getRuleVerdict(rule) === verdict));
  return (
    <ul className={styles.card}>
      {inOrder.map((rule) => (
        <Indicator key={rule.id} rule={rule} way={rule.outcome === 'failed' && wayTo(rule)} />
      ))}
    </ul>
  );
}

function Indicator({ rule, way }: { rule: MeasuredRule; way: ReactNode }) {
  const say = useText();
  const bar = measureBar(rule.figure);
  return (
    <li className={styles.indicator} data-verdict={getRuleVerdict(rule)}>
      <p>
        <RuleIcon rule={rule} /> {say(rule.message)} {way}
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span className={styles.value} style={{ inlineSize: `${bar.value}%` }} />
        <span className={styles.threshold} style={{ insetInlineStart: `${bar.threshold}%` }} />
      </div>
      <div className={styles.figure}>
        {say(describeFigure(rule.figure))} <Why item={{ rule: rule.id }} about={rule.message} />
      </div>
    </li>
  );
}
