import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  CloudServerOutlined,
  MinusCircleOutlined,
} from '@ant-design/icons';
import type { RuleResult } from '@domain/filing/types';
import Panel from '@/components/Panel';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { useLanguage, useText } from '@/utils/language';
import FollowLink from '../FollowLink';
import styles from './index.module.css';

const OUTCOMES = ['failed', 'undecided', 'server', 'met'] as const;
const icons = {
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

/** Results of the program's rules. Rules that are met, or cannot be decided yet, are folded away. */
export default function RuleResults({ rules, navigation }: RuleResultsProps) {
  const { t } = useLanguage();
  const errors = rules.filter((rule) => rule.level === 'error');
  return (
    <Panel id="form-rules" title={t('forms.rules.title')}>
      {OUTCOMES.map((outcome) => {
        const found = errors.filter((rule) => rule.outcome === outcome);
        if (found.length === 0) return null;
        return (
          <details key={outcome} open={outcome === 'failed' || outcome === 'server'} className={styles.rules}>
            <summary>{t(`forms.rules.${outcome}`, { count: found.length })}</summary>
            <ul>
              {found.map((rule) => (
                <Result key={rule.id} rule={rule} navigation={navigation} />
              ))}
            </ul>
          </details>
        );
      })}
    </Panel>
  );
}

function Result({ rule, navigation }: { rule: RuleResult; navigation: FormNavigation }) {
  const { t } = useLanguage();
  const say = useText();
  const Icon = icons[rule.outcome];
  const isOpen = rule.outcome === 'failed' || rule.outcome === 'undecided';
  return (
    <li className={styles[rule.outcome]}>
      <Icon aria-hidden="true" /> {say(rule.message)}{' '}
      {isOpen && rule.path && (
        <FollowLink navigation={navigation} to={{ path: rule.path, back: 'check' }}>
          {t('forms.check.change')}
        </FollowLink>
      )}
    </li>
  );
}
