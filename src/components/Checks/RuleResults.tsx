import {
  describeRuleFigure,
  getRuleVerdict,
  type RuleResult,
  type RuleVerdict,
  verdictNames,
  verdicts,
} from '@domain/filing/rule-words';
import type { ReactNode } from 'react';
import { Fold, Panel } from '@/components/Page';
import Why from '@/components/Why';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';
import { RuleIcon } from './RuleIcon';
import ScoreCard, { isMeasured } from './ScoreCard';

const OPEN: readonly RuleVerdict[] = ['failed', 'warned'];

const isOpen = ({ outcome, path }: RuleResult) =>
  path !== '' && (outcome === 'failed' || outcome === 'undecided');

interface RuleResultsProps {
  rules: RuleResult[];
  /** Renders a link to the field that a rule is about. */
  wayTo(rule: RuleResult): ReactNode;
}

/** Results of the program's rules: figures as a score card, all others by outcome, of which only failed ones are unfolded. */
export default function RuleResults({ rules, wayTo }: RuleResultsProps) {
  const { t } = useLanguage();
  const say = useText();
  if (rules.length === 0) return null;
  const counts = verdicts.flatMap((verdict) => {
    const count = rules.filter((rule) => getRuleVerdict(rule) === verdict).length;
    return count > 0 ? [t('forms.rules.count', { count, verdict: say(verdictNames[verdict]) })] : [];
  });
  return (
    <Panel
      id="form-rules"
      title={t('forms.rules.title')}
      extra={<span className={styles.counts}>{counts.join(t('center.home.separator'))}</span>}
    >
      <ScoreCard rules={rules.filter(isMeasured)} wayTo={wayTo} />
      <RuleGroups rules={rules.filter((rule) => !isMeasured(rule))} wayTo={wayTo} />
    </Panel>
  );
}

/** Groups of rule results without a heading, for a page that has one of its own for them. */
export function RuleGroups({ rules, wayTo }: RuleResultsProps) {
  const { t } = useLanguage();
  return (
    <>
      {verdicts.map((verdict) => {
        const within = rules.filter((rule) => getRuleVerdict(rule) === verdict);
        if (within.length === 0) return null;
        const title = t(`forms.rules.${verdict}`, { count: within.length });
        return (
          <Fold key={verdict} title={title} startsOpen={OPEN.includes(verdict)}>
            {() => (
              <ul className={styles.rules}>
                {within.map((rule) => (
                  <li key={rule.id}>
                    <RuleLine rule={rule} /> {isOpen(rule) && wayTo(rule)}
                  </li>
                ))}
              </ul>
            )}
          </Fold>
        );
      })}
    </>
  );
}

/** Outcome of one rule: its sentence, the company's figure beside the required one, and why it is so. */
export function RuleLine({ rule }: { rule: RuleResult }) {
  const say = useText();
  const aside = describeRuleFigure(rule);
  return (
    <>
      <span className={styles[getRuleVerdict(rule)]}>
        <RuleIcon rule={rule} /> <bdi>{say(rule.message)}</bdi>
        {aside && <bdi className={styles.aside}>{say(aside)}</bdi>}
      </span>
      {rule.outcome !== 'server' && !rule.byServer && <Why item={{ rule: rule.id }} about={rule.message} />}
    </>
  );
}
