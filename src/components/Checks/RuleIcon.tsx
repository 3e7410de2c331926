import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloudServerOutlined,
  ExclamationCircleFilled,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { getRuleVerdict, type RuleResult, type RuleVerdict } from '@domain/filing/rule-words';

const icons: Record<RuleVerdict, typeof CheckCircleFilled> = {
  failed: CloseCircleFilled,
  warned: ExclamationCircleFilled,
  undecided: ClockCircleOutlined,
  server: CloudServerOutlined,
  met: CheckCircleFilled,
  other: MinusCircleOutlined,
};

/** Icon of the verdict on a rule. */
export function RuleIcon({ rule }: { rule: RuleResult }) {
  const Icon = icons[getRuleVerdict(rule)];
  return <Icon aria-hidden="true" />;
}
