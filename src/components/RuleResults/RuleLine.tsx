import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloudServerOutlined,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { asideOf } from '@domain/filing/rule-words';
import type { Outcome, RuleResult } from '@domain/filing/types';
import { useText } from '@/utils/language';
import styles from './index.module.css';

export type Group = Outcome | 'warned';

const icons: Record<Group, typeof CheckCircleFilled> = {
  failed: CloseCircleFilled,
  warned: ExclamationCircleFilled,
  undecided: ClockCircleOutlined,
  server: CloudServerOutlined,
  met: CheckCircleFilled,
  other: MinusCircleOutlined,
};
export const groups = Object.keys(icons) as Group[];

/** A warning may be failed and confirmed: it says that something should be looked at, not that it is wrong. */
export const groupOf = ({ level, outcome }: RuleResult): Group =>
  outcome === 'failed' && level === 'warning' ? 'warned' : outcome;

/** What became of one rule: its sentence, and the company's figure beside what is asked of it. */
export default function RuleLine({ rule }: { rule: RuleResult }) {
  const say = useText();
  const group = groupOf(rule);
  const Icon = icons[group];
  const aside = asideOf(rule);
  return (
    <span className={styles[group]}>
      <Icon aria-hidden="true" /> {say(rule.message)}
      {aside && <bdi className={styles.aside}>{say(aside)}</bdi>}
    </span>
  );
}
