import type { EligibilityCondition } from '@domain/definition';
import type { ConditionVerdict } from '@domain/filing/eligibility-match';
import { Tag } from 'antd';
import LawText from '@/components/LawText';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface ConditionListProps {
  conditions: readonly EligibilityCondition[];
  /** Match of each condition with the company profile, by condition id. */
  verdicts?: Record<string, ConditionVerdict>;
}

/** Groups alternative conditions into one list, at the position of the first. */
function partsOf(conditions: readonly EligibilityCondition[]): EligibilityCondition[][] {
  const parts = new Map<string, EligibilityCondition[]>();
  for (const condition of conditions) {
    const key = condition.oneOf ? `one of ${condition.oneOf}` : condition.id;
    parts.set(key, [...(parts.get(key) ?? []), condition]);
  }
  return [...parts.values()];
}

/** Eligibility conditions, one per line; alternatives are listed under a line saying that one is enough. */
export default function ConditionList({ conditions, verdicts = {} }: ConditionListProps) {
  const { t } = useLanguage();
  return (
    <ul className={styles.conditions}>
      {partsOf(conditions).map(([first, ...others]) =>
        first && others.length > 0 ? (
          <li key={first.id}>
            {t('forms.overview.oneOf')}
            <ConditionList conditions={[first, ...others].map(alone)} verdicts={verdicts} />
          </li>
        ) : (
          first && <Condition key={first.id} condition={first} verdict={verdicts[first.id]} />
        ),
      )}
    </ul>
  );
}

const alone = ({ oneOf: _, ...condition }: EligibilityCondition): EligibilityCondition => condition;

interface ConditionProps {
  condition: EligibilityCondition;
  verdict: ConditionVerdict | undefined;
}

function Condition({ condition, verdict }: ConditionProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <li>
      <bdi>{say(condition)}</bdi>
      {condition.deploymentConfig && <span className={styles.aside}> {t('forms.overview.local')}</span>}
      {verdict === 'met' && <Mark colour="success" text={t('catalogue.met')} />}
      {verdict === 'unmet' && <Mark colour="warning" text={t('catalogue.unmet')} />}
      <LawText text={condition.lawText} />
    </li>
  );
}

const Mark = ({ colour, text }: { colour: string; text: string }) => (
  <Tag color={colour} className={styles.verdict}>
    {text}
  </Tag>
);
