import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloudServerOutlined,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { asideOf, type RuleResult, type Verdict, verdictOf } from '@domain/filing/rule-words';
import { useText } from '@/utils/language';
import styles from './index.module.css';

const icons: Record<Verdict, typeof CheckCircleFilled> = {
  failed: CloseCircleFilled,
  warned: ExclamationCircleFilled,
  undecided: ClockCircleOutlined,
  server: CloudServerOutlined,
  met: CheckCircleFilled,
  other: MinusCircleOutlined,
};

/** What became of one rule: its sentence, and the company's figure beside what is asked of it. */
export default function RuleLine({ rule }: { rule: RuleResult }) {
  const say = useText();
  const verdict = verdictOf(rule);
  const Icon = icons[verdict];
  const aside = asideOf(rule);
  return (
    <span className={styles[verdict]}>
      <Icon aria-hidden="true" /> {say(rule.message)}
      {aside && <span className={styles.aside}>{say(aside)}</span>}
    </span>
  );
}
