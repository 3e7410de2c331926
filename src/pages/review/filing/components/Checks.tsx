import { type RuleResult, type Verdict, verdictOf } from '@domain/filing/rule-words';
import type { ReactNode } from 'react';
import Fold from '@/components/Fold';
import Panel from '@/components/Panel';
import { RuleGroups } from '@/components/RuleResults';
import type { Reviewed } from '@/services/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import Differences from './Differences';
import EarlierFigures from './EarlierFigures';
import Matches from './Matches';

const FINE: readonly Verdict[] = ['met', 'other', 'server'];

interface ChecksProps {
  review: Pick<Reviewed, 'differences' | 'matches' | 'earlier'>;
  rules: RuleResult[];
  nameOf(path: string): string | null;
  /** The way to the place that a rule speaks of. */
  wayTo(rule: RuleResult): ReactNode;
}

/** Checks that the portal made for the reviewer: rules, the company's record, other filings. All that is fine is one line. */
export default function Checks({ review, rules, nameOf, wayTo }: ChecksProps) {
  const { t } = useLanguage();
  const { differences, matches, earlier } = review;
  const open = rules.filter((rule) => !FINE.includes(verdictOf(rule)));
  const count = open.length + differences.length + matches.length + (earlier?.figures.length ?? 0);
  const groups = <RuleGroups rules={rules} wayTo={wayTo} />;
  if (count === 0)
    return (
      <section id="checks" className={styles.fine} aria-label={t('review.checks')}>
        {rules.length > 0 ? (
          <Fold title={t('review.checks.fine')}>{() => groups}</Fold>
        ) : (
          t('review.checks.fine')
        )}
      </section>
    );
  return (
    <Panel id="checks" title={t('review.checks.open', { count })}>
      {groups}
      <Differences differences={differences} />
      <Matches matches={matches} nameOf={nameOf} />
      {earlier && <EarlierFigures earlier={earlier} nameOf={nameOf} />}
    </Panel>
  );
}
