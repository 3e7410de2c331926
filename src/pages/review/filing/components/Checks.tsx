import type { RegisterFactData } from '@domain/calls/registers';
import type { ReviewData } from '@domain/calls/review';
import { type RuleResult, type Verdict, verdictOf } from '@domain/filing/rule-words';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import { FileName } from '@/components/AnswersView/values';
import RegisterFact, { FactSource } from '@/components/Checks/RegisterFact';
import { RuleGroups } from '@/components/Checks/RuleResults';
import { Fold, Panel } from '@/components/Page';
import type { Reviewed } from '@/services/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import Matches from './Matches';

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
  const settled = rules.filter((rule) => FINE.includes(verdictOf(rule)));
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
      <RuleGroups rules={open} wayTo={wayTo} />
      <Differences differences={differences} />
      <Figures figures={figures} nameOf={nameOf} />
      {facts}
      <Matches matches={matches} nameOf={nameOf} />
      <Unsearchable attachments={attachments} />
      <RuleGroups rules={settled} wayTo={wayTo} />
    </Panel>
  );
}

/** Differences between the filing and the company's record when it was submitted. */
function Differences({ differences }: Pick<ReviewData, 'differences'>) {
  const { t } = useLanguage();
  if (differences.length === 0) return null;
  return (
    <section>
      <h3>{t('review.differences')}</h3>
      <ul className={styles.changes}>
        {differences.map(({ path, field, given, recorded }) => (
          <li key={path}>
            <strong>
              <bdi>{field}</bdi>
            </strong>
            <br />
            <bdi>
              {t('review.differences.given')} <bdi>{given}</bdi>
            </bdi>
            <br />
            <bdi>
              {t('review.differences.recorded')} <bdi>{recorded}</bdi>
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FiguresProps extends Pick<ReviewData, 'figures'> {
  nameOf(path: string): string | null;
}

/** Figures that the company has said otherwise in other filings, with its reasons where it was asked for them. */
function Figures({ figures, nameOf }: FiguresProps) {
  const { t } = useLanguage();
  if (figures.length === 0) return null;
  return (
    <section>
      <h3>{t('review.figures')}</h3>
      <ul className={styles.changes}>
        {figures.map(({ path, message, asked, reason, filing, no }) => (
          <li key={path}>
            <strong>
              <bdi>{nameOf(path)}</bdi>
            </strong>
            <br />
            <bdi>{message}</bdi> {filing && <Link to={`/review/filing?id=${filing}`}>{no}</Link>}
            {asked && (
              <>
                <br />
                <bdi>{reason ? t('review.figures.reason', { reason }) : t('review.figures.noReason')}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Attachments that are pictures alone: whoever looks for a word has to read them. */
const unsearchable = (attachments: ReviewData['attachments']) =>
  attachments.filter(({ file }) => file.has_text === false);

/** More than these would stand between the other checks and the answers. */
const IN_VIEW = 3;

function Unsearchable({ attachments }: Pick<ReviewData, 'attachments'>) {
  const { t } = useLanguage();
  const scans = unsearchable(attachments);
  if (scans.length === 0) return null;
  return (
    <Fold title={t('review.unsearchable', { count: scans.length })} startsOpen={scans.length <= IN_VIEW}>
      {() => (
        <ul className={styles.changes}>
          {scans.map(({ path, label, file: { id } }) => (
            <li key={`${path} ${id}`}>
              <bdi>{label}</bdi> <FileName id={id} />
            </li>
          ))}
        </ul>
      )}
    </Fold>
  );
}

type Facts = ReviewData['registers'];

/** Facts that ask the reviewer something: they differ, are missing, or name the company on the black list. */
const questioned = (registers: Facts): RegisterFactData[] =>
  (registers?.facts ?? []).filter(({ state }) => state !== 'agrees' && state !== 'unchecked');

/** Nothing is said to be fine that nobody has looked at. */
const isUnchecked = (registers: Facts): boolean =>
  !registers || registers.facts.some(({ state }) => state === 'unchecked');

/** A patent that agrees is one of a line: a company has dozens. */
const isFinePatent = ({ path, state }: RegisterFactData) => path !== null && state === 'agrees';

interface RegisterFactsProps {
  registers: Facts;
  nameOf(path: string): string | null;
}

/** Facts that registers give about the company and its patents. */
function RegisterFacts({ registers, nameOf }: RegisterFactsProps) {
  const { t } = useLanguage();
  if (!registers) return <p>{t('facts.none')}</p>;
  const agreeing = registers.facts.filter(isFinePatent);
  const [first] = agreeing;
  return (
    <section>
      <h3>{t('facts.title')}</h3>
      <ul className={styles.changes}>
        {registers.facts
          .filter((fact) => !isFinePatent(fact))
          .map((fact) => (
            <li key={`${fact.register} ${fact.path} ${fact.key}`}>
              <RegisterFact fact={fact} place={fact.path && nameOf(fact.path)} />
            </li>
          ))}
        {first && (
          <li>
            <Tag color="success">{t('facts.agrees')}</Tag> {t('facts.patents', { count: agreeing.length })}
            <FactSource fact={first} />
          </li>
        )}
      </ul>
    </section>
  );
}
