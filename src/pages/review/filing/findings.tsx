/** Findings of the checks of a filing, each with its paths and evidence, ordered by gravity: blocking ones first, notes last. */

import { getRuleVerdict, type RuleResult, type RuleVerdict, verdictNames } from '@domain/filing/rule-words';
import type { RegisterFactData } from '@domain/registers/calls';
import type { ReviewData } from '@domain/review/calls';
import { type CheckKind, checkKinds, sortByGravity } from '@domain/review/checks';
import type { Text } from '@domain/text';
import type { ReactNode } from 'react';
import RegisterFact from '@/components/Checks/RegisterFact';
import { RuleLine } from '@/components/Checks/RuleResults';
import {
  DifferenceEvidence,
  FigureEvidence,
  OpenAppeal,
  OpenObjections,
  OverdueReports,
  ScanEvidence,
  UpheldAppeals,
  UpheldObjections,
} from './components/Evidence';
import MatchedFilings, { mergeAlikeMatches } from './components/Matches';
import type { FilingUnderReview } from './nextFiling';

export interface CheckFinding {
  kind: CheckKind;
  key: string;
  /** Finding in a word or two. */
  word: Text;
  /** Paths in the form; empty: the finding concerns the company or the whole filing. */
  paths: readonly string[];
  evidence: ReactNode;
}

export type CheckedFiling = { filing: Pick<FilingUnderReview['filing'], 'id'> } & Pick<
  FilingUnderReview,
  | 'checks'
  | 'upheld_objections'
  | 'upheld_appeals'
  | 'appeal_hearing'
  | 'differences'
  | 'matches'
  | 'figures'
  | 'attachments'
  | 'registers'
  | 'reports'
>;

/** Verdicts that need attention, in reading order. */
const OPEN: readonly RuleVerdict[] = ['failed', 'warned', 'undecided'];

export const isSettled = (rule: RuleResult): boolean => !OPEN.includes(getRuleVerdict(rule));

const ofRules = (rules: readonly RuleResult[]): CheckFinding[] =>
  OPEN.flatMap((verdict) =>
    rules
      .filter((rule) => getRuleVerdict(rule) === verdict)
      .map((rule) => ({
        kind: 'rule',
        key: rule.id,
        word: verdictNames[verdict],
        paths: rule.path ? [rule.path] : [],
        evidence: <RuleLine rule={rule} />,
      })),
  );

type Facts = ReviewData['registers'];

/** True for a fact that needs no attention: it agrees, or no register could be asked yet. */
export const isQuiet = ({ state }: RegisterFactData): boolean => state === 'agrees' || state === 'unchecked';

const ofRegisters = (registers: Facts): CheckFinding[] =>
  (registers?.facts ?? [])
    .filter((fact) => !isQuiet(fact))
    .map((fact) => {
      const kind = fact.state === 'listed' ? 'blacklist' : 'register';
      return {
        kind,
        key: [fact.register, fact.path, fact.key].join(' '),
        word: checkKinds[kind],
        paths: fact.path ? [fact.path] : [],
        evidence: <RegisterFact fact={fact} />,
      };
    });

const ofMatches = (matches: ReviewData['matches']): CheckFinding[] =>
  mergeAlikeMatches(matches).map((match) => {
    const kind = match.rule ? 'broken_rule' : 'namesake';
    return {
      kind,
      key: match.paths.join(' '),
      word: checkKinds[kind],
      paths: match.paths,
      evidence: <MatchedFilings {...match} />,
    };
  });

/** Finding about the whole filing, of which there is one of its kind. */
const ofWhole = (kind: CheckKind, evidence: ReactNode): CheckFinding => ({
  kind,
  key: '',
  word: checkKinds[kind],
  paths: [],
  evidence,
});

/** Attachments that consist of images only: a text search does not find words in them. */
function ofScans(attachments: ReviewData['attachments']): CheckFinding[] {
  const scans = attachments.filter(({ file }) => file.has_text === false);
  return scans.length === 0 ? [] : [ofWhole('scan', <ScanEvidence attachments={scans} />)];
}

/** Overdue reports of the company. */
const ofReports = (reports: ReviewData['reports']): CheckFinding[] =>
  reports.length === 0 ? [] : [ofWhole('report', <OverdueReports reports={reports} />)];

/** Objections and the appeal that wait for an answer, which is given on pages of their own. */
function ofUnanswered({ filing, checks, appeal_hearing: hearing }: CheckedFiling): CheckFinding[] {
  const id = String(filing.id);
  const isObjected = checks.some(({ kind }) => kind === 'objection');
  return [
    ...(isObjected ? [ofWhole('objection', <OpenObjections filing={id} />)] : []),
    ...(hearing ? [ofWhole('appeal', <OpenAppeal filing={id} hearing={hearing} />)] : []),
  ];
}

/** Objections and appeals that were upheld: they stay for whoever decides later. */
const ofUpheld = ({ filing, upheld_objections, upheld_appeals }: CheckedFiling): CheckFinding[] => [
  ...(upheld_objections.length > 0
    ? [
        ofWhole(
          'upheld_objection',
          <UpheldObjections filing={String(filing.id)} upheld_objections={upheld_objections} />,
        ),
      ]
    : []),
  ...(upheld_appeals.length > 0
    ? [ofWhole('upheld_appeal', <UpheldAppeals upheld_appeals={upheld_appeals} />)]
    : []),
];

export const listCheckFindings = (review: CheckedFiling, rules: readonly RuleResult[]): CheckFinding[] =>
  sortByGravity([
    ...ofRules(rules),
    ...ofRegisters(review.registers),
    ...ofUnanswered(review),
    ...ofUpheld(review),
    ...review.differences.map(
      (each): CheckFinding => ({
        kind: 'difference',
        key: each.path,
        word: checkKinds.difference,
        paths: [each.path],
        evidence: <DifferenceEvidence {...each} />,
      }),
    ),
    ...review.figures.map(
      (each): CheckFinding => ({
        kind: 'figure',
        key: `${each.path} ${each.no}`,
        word: checkKinds.figure,
        paths: [each.path],
        evidence: <FigureEvidence {...each} />,
      }),
    ),
    ...ofReports(review.reports),
    ...ofMatches(review.matches),
    ...ofScans(review.attachments),
  ]);
