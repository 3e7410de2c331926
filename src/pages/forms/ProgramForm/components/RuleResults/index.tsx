import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloudServerOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import { asideOf } from '@domain/filing/rule-words';
import type { Outcome, RuleResult } from '@domain/filing/types';
import Fold from '@/components/Fold';
import Panel from '@/components/Panel';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import FollowLink from '../FollowLink';
import styles from './index.module.css';

const OUTCOMES = ['failed', 'undecided', 'server', 'met', 'other'] as const;
const icons: Record<Outcome, typeof CheckCircleFilled> = {
  failed: CloseCircleFilled,
  undecided: ClockCircleOutlined,
  server: CloudServerOutlined,
  met: CheckCircleFilled,
  other: MinusCircleOutlined,
};

interface RuleResultsProps {
  rules: RuleResult[];
  navigation: FormNavigation;
}

/** Results of the program's rules by outcome. Only those that are failed are unfolded. */
export default function RuleResults({ rules, navigation }: RuleResultsProps) {
  const { t } = useLanguage();
  const errors = rules.filter((rule) => rule.level === 'error');
  if (errors.length === 0) return null;
  return (
    <Panel id="form-rules" title={t('forms.rules.title')}>
      {OUTCOMES.map((outcome) => (
        <Results
          key={outcome}
          outcome={outcome}
          rules={errors.filter((rule) => rule.outcome === outcome)}
          navigation={navigation}
        />
      ))}
    </Panel>
  );
}

function Results({ outcome, rules, navigation }: RuleResultsProps & { outcome: Outcome }) {
  const { t } = useLanguage();
  if (rules.length === 0) return null;
  return (
    <Fold title={t(`forms.rules.${outcome}`, { count: rules.length })} startsOpen={outcome === 'failed'}>
      {() => (
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <Result key={rule.id} rule={rule} navigation={navigation} />
          ))}
        </ul>
      )}
    </Fold>
  );
}

function Result({ rule, navigation }: { rule: RuleResult; navigation: FormNavigation }) {
  const { t } = useLanguage();
  const say = useText();
  const Icon = icons[rule.outcome];
  const isOpen = rule.outcome === 'failed' || rule.outcome === 'undecided';
  const aside = asideOf(rule);
  return (
    <li className={styles[rule.outcome]}>
      <Icon aria-hidden="true" /> {say(rule.message)}
      {aside && <bdi className={styles.aside}>{say(aside)}</bdi>}{' '}
      {isOpen && rule.path && (
        <FollowLink navigation={navigation} to={{ path: rule.path, back: 'check' }}>
          {t(rule.outcome === 'failed' ? 'forms.check.change' : 'forms.check.fillIn')}
        </FollowLink>
      )}
    </li>
  );
}
