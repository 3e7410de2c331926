import { type RuleResult, type Verdict, verdictOf } from '@domain/filing/rule-words';
import type { ReactNode } from 'react';
import { RuleGroups } from '@/components/Checks/RuleResults';
import { Fold, Panel } from '@/components/Page';
import type { Reviewed } from '@/services/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import Differences from './Differences';
import Figures from './Figures';
import Matches from './Matches';
import RegisterFacts, { isUnchecked, questioned } from './RegisterFacts';
import Unsearchable, { unsearchable } from './Unsearchable';

const FINE: readonly Verdict[] = ['met', 'other', 'server'];

interface ChecksProps {
  review: Pick<Reviewed, 'differences' | 'matches' | 'figures' | 'attachments' | 'registers'>;
  rules: RuleResult[];
  nameOf(path: string): string | null;
  /** The way to the place that a rule speaks of. */
  wayTo(rule: RuleResult): ReactNode;
}

/** Checks that the portal made for the reviewer: rules, the company's record, registers, other filings, attachments that are pictures alone. All that is fine is one line. */
export default function Checks({ review, rules, nameOf, wayTo }: ChecksProps) {
  const { t } = useLanguage();
  const { differences, matches, figures, attachments, registers } = review;
  const open = rules.filter((rule) => !FINE.includes(verdictOf(rule)));
  const found = [open, differences, matches, figures, unsearchable(attachments), questioned(registers)];
  const count = found.reduce((sum, { length }) => sum + length, 0);
  const groups = <RuleGroups rules={rules} wayTo={wayTo} />;
  const facts = <RegisterFacts registers={registers} nameOf={nameOf} />;
  if (count === 0)
    return (
      <section id="checks" className={styles.fine} aria-label={t('review.checks')}>
        <Fold title={t(isUnchecked(registers) ? 'review.checks.fineBut' : 'review.checks.fine')}>
          {() => (
            <>
              {groups}
              {facts}
            </>
          )}
        </Fold>
      </section>
    );
  return (
    <Panel id="checks" title={t('review.checks.open', { count })}>
      {groups}
      <Differences differences={differences} />
      <Matches matches={matches} nameOf={nameOf} />
      <Unsearchable attachments={attachments} />
      <Figures figures={figures} nameOf={nameOf} />
      {facts}
    </Panel>
  );
}
