import type { RuleResult } from '@domain/filing/rule-words';
import type { RegisterFactData } from '@domain/registers/calls';
import type { ReviewData } from '@domain/review/calls';
import { getCheckGravity } from '@domain/review/checks';
import { Alert, Tag } from 'antd';
import { Fragment, type ReactNode } from 'react';
import RegisterFact, { FactSource } from '@/components/Checks/RegisterFact';
import { RuleGroups } from '@/components/Checks/RuleResults';
import { Fold, Panel } from '@/components/Page';
import { GRAVITY_COLOURS } from '@/pages/review/components/CheckTags';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { type CheckedFiling, type CheckFinding, isQuiet, isSettled, listCheckFindings } from '../findings';
import styles from '../index.module.css';

interface ChecksProps {
  review: CheckedFiling;
  rules: RuleResult[];
  /** Renders a link to a path of the form, by its name. */
  wayTo(path: string): ReactNode;
}

/** Number of findings before a fold: a company may have explained dozens of figures. */
const SHOWN_AT_FIRST = 20;

/**
 * Findings of all checks in one list by gravity: those that forbid a positive decision come first. Checks without findings are
 * folded.
 */
export default function Checks({ review, rules, wayTo }: ChecksProps) {
  const { t } = useLanguage();
  const { registers } = review;
  const found = listCheckFindings(review, rules);
  const grave = found.filter((each) => getCheckGravity(each) === 'forbids');
  const others = found.slice(grave.length);
  const more = others.slice(SHOWN_AT_FIRST);
  const settled = (
    <>
      {registers?.asked_again && <p>{t('facts.askedAgain', { at: formatDateTime(registers.checked_at) })}</p>}
      <RuleGroups rules={rules.filter(isSettled)} wayTo={({ path }) => wayTo(path)} />
      <QuietFacts registers={registers} startsOpen={found.length === 0} wayTo={wayTo} />
    </>
  );
  if (found.length === 0)
    return (
      <section id="checks" className={styles.fine} aria-label={t('review.checks')}>
        <Fold title={t(isUnchecked(registers) ? 'review.checks.fineBut' : 'review.checks.fine')}>
          {() => settled}
        </Fold>
      </section>
    );
  return (
    <Panel id="checks" title={t('review.checks.open', { count: found.length })}>
      {grave.length > 0 && (
        <Alert
          type="error"
          role="alert"
          showIcon
          className={styles.grave ?? ''}
          message={t('review.grave')}
          description={<Findings found={grave} wayTo={wayTo} />}
        />
      )}
      <Findings found={others.slice(0, SHOWN_AT_FIRST)} wayTo={wayTo} />
      {more.length > 0 && (
        <Fold title={t('review.checks.more', { count: more.length })}>
          {() => <Findings found={more} wayTo={wayTo} />}
        </Fold>
      )}
      {settled}
    </Panel>
  );
}

interface FindingsProps extends Pick<ChecksProps, 'wayTo'> {
  found: CheckFinding[];
}

function Findings({ found, wayTo }: FindingsProps) {
  const { say } = useLanguage();
  if (found.length === 0) return null;
  return (
    <ol className={styles.findings}>
      {found.map((each) => (
        <li key={`${each.kind} ${each.key}`}>
          <div>
            <Tag color={GRAVITY_COLOURS[getCheckGravity(each)]}>{say(each.word)}</Tag>
            {each.paths.map((path, i) => (
              <Fragment key={path}>
                {i > 0 && ' · '}
                {wayTo(path)}
              </Fragment>
            ))}
          </div>
          <div>{each.evidence}</div>
        </li>
      ))}
    </ol>
  );
}

/** True while some register has not been asked: the facts are not called fine then. */
const isUnchecked = (registers: ReviewData['registers']): boolean =>
  !registers || registers.facts.some(({ state }) => state === 'unchecked');

/** True for a patent that agrees with the register; these share one line, because a company has dozens. */
const isFinePatent = ({ path, state }: RegisterFactData) => path !== null && state === 'agrees';

interface QuietFactsProps extends Pick<ChecksProps, 'wayTo'>, Pick<ReviewData, 'registers'> {
  startsOpen: boolean;
}

/** Facts that agree with the registers, and facts for which no register could be asked. */
function QuietFacts({ registers, startsOpen, wayTo }: QuietFactsProps) {
  const { t } = useLanguage();
  if (!registers) return <p>{t('facts.none')}</p>;
  const quiet = registers.facts.filter(isQuiet);
  const agreeing = quiet.filter(isFinePatent);
  const [first] = agreeing;
  if (quiet.length === 0) return null;
  return (
    <Fold title={t('facts.title')} startsOpen={startsOpen || isUnchecked(registers)}>
      {() => (
        <ul className={styles.changes}>
          {quiet
            .filter((fact) => !isFinePatent(fact))
            .map((fact) => (
              <li key={`${fact.register} ${fact.path} ${fact.key}`}>
                <RegisterFact fact={fact} place={fact.path && wayTo(fact.path)} />
              </li>
            ))}
          {first && (
            <li>
              <Tag color="success">{t('facts.agrees')}</Tag> {t('facts.patents', { count: agreeing.length })}
              <FactSource fact={first} />
            </li>
          )}
        </ul>
      )}
    </Fold>
  );
}
