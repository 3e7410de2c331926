/** Filings that continue another one, such as the second stage of an open bid, which takes over answers of the first. */

import type {
  Answers,
  AnswerValue,
  ContinuationConditions,
  ContinuationRequirement,
  FieldAnswers,
  Form,
  FormContext,
  Row,
  TableSection,
} from '../definition';
import { fillText, type Text } from '../text';
import { applyFollowedValues, hasSourceOrigin } from './followed-values';
import { continuingMessages } from './messages';
import { getAnswerAtPath } from './paths';
import { completeGivenRows } from './rows';
import { tryEvaluate } from './scope';
import { getSectionRows, isEmpty, isTypedField, sumRowsOf } from './sections';
import type { SubmittedForm } from './snapshot';
import { type FilingStatus, statuses } from './status';

/** A submitted filing as the form of another program sees it. */
export interface LinkedFiling {
  /** Facts from the server: `id`, `no` (of the receipt), `grant_approved`. */
  facts: Record<string, AnswerValue>;
  /** Signed answers with computed values, without the tables that another company may not see. */
  answers: Answers;
}

/** Linked filings by program; only submitted ones. */
export type LinkedFilings = Record<string, LinkedFiling | undefined>;

/** Reads the answers of a snapshot, which does not contain fields that were hidden from the filer. */
export function readSubmittedAnswers({ sections }: SubmittedForm): Answers {
  return Object.fromEntries(
    sections.map(({ key, kind, rows }): [string, Row[] | FieldAnswers] => {
      const records = rows.map(({ row, values }): Row => {
        const given = Object.entries(values).map(([field, { value }]) => [field, value]);
        return { ...(row !== undefined && { row }), ...Object.fromEntries(given) };
      });
      return [key, kind === 'table' || kind === 'yearly' ? records : (records[0] ?? {})];
    }),
  );
}

/** Selects the answers of a filing outside tables. */
export const selectSingleValues = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, section]) => !Array.isArray(section)));

/** Value of a linked filing by path: `[section, field]` for an answer, `['$filing', …]` for a fact from the server. */
export function getLinkedValue(
  filing: LinkedFiling | undefined,
  [section = '', field = '']: string[],
): AnswerValue {
  if (!filing) return undefined;
  if (section === '$filing') return filing.facts[field];
  const answers = filing.answers[section];
  return Array.isArray(answers) ? undefined : answers?.[field];
}

/**
 * Builds the rows of a table from the columns taken over from the linked table. Given rows stay, and take the values of the
 * linked row with the same key.
 */
export function buildLinkedRows(section: TableSection, present: Row[], linked: LinkedFilings): Row[] {
  const [program = '', table = ''] = section.source?.table.split('.') ?? [];
  const theirs = linked[program]?.answers[table];
  if (!section.source || !Array.isArray(theirs)) return present;
  const columns = Object.entries(section.source.columns);
  const taken = (row: Row): Row => ({
    ...(row.row !== undefined && { row: row.row }),
    ...Object.fromEntries(columns.flatMap(([own, their]) => (their ? [[own, row[their]]] : []))),
  });
  if (!section.fixedRows) return theirs.slice(0, section.maxRows).map(taken);
  const sums = sumRowsOf(section);
  return present.map((row) => {
    const namesake = sums.has(row.row ?? '') ? undefined : theirs.find((each) => each.row === row.row);
    return namesake ? { ...row, ...taken(namesake) } : row;
  });
}

export interface LinkedFilingTarget {
  /** Key of the program of the continued filing. */
  program: string;
  /** The continued filing, reduced to the values that may be taken over; absent where none may. */
  filing: LinkedFiling | undefined;
  /** True where this save chooses the filing to continue. */
  isNew: boolean;
}

/**
 * Applies the values of the continued filing. Read-only values always come from it, whatever was sent, and are empty without it.
 * Tables are copied when the filing is chosen, unless somebody has typed in them.
 */
export function applyLinkedValues(form: Form, answers: Answers, link: LinkedFilingTarget): Answers {
  const { program, filing, isNew } = link;
  const copy = applyFollowedValues(form, answers, program, (path) => getLinkedValue(filing, path));
  for (const section of form.sections) {
    const given: unknown = copy[section.key];
    const begins = section.kind === 'table' && isNew && hasSourceOrigin(section.source?.table, program);
    if (begins && (given === undefined || Array.isArray(given)))
      copy[section.key] = beginning(section, copy, link);
  }
  return copy;
}

function beginning(section: TableSection, answers: Answers, { program, filing }: LinkedFilingTarget): Row[] {
  const rows = getSectionRows(answers, section);
  const own = section.columns.filter(({ key }) => !(key in (section.source?.columns ?? {})));
  const isTyped = rows.some((row) => own.some((column) => isTypedField(column) && !isEmpty(row[column.key])));
  if (isTyped || !filing) return rows;
  return buildLinkedRows(section, completeGivenRows(section, rows), { [program]: filing });
}

/** A filing that the company may see, as a candidate for being continued. */
interface Candidate {
  status: FilingStatus;
  /** True where an approved filing already continues this one. */
  isTaken: boolean;
  answers: Answers;
}

type Rules = ContinuationConditions | undefined;

const isForSeveral = (rules: Rules, answers: Answers): boolean => {
  const { path, is } = rules?.bySeveral ?? {};
  return path !== undefined && tryEvaluate(() => getAnswerAtPath(answers, path)) === is;
};

/**
 * Returns the reason why a filing cannot be continued; null when it can. Without a candidate: the filing does not exist, or the
 * company may not see it.
 */
export function findContinuationRefusal(
  { thing }: ContinuationRequirement,
  rules: Rules,
  candidate: Candidate | undefined,
  ctx: FormContext,
): Text | null {
  if (!candidate) return fillText(continuingMessages.unknown, { thing });
  const { status, isTaken, answers } = candidate;
  if (status !== 'approved')
    return fillText(continuingMessages.notApproved, { thing, status: statuses[status] });
  if (isTaken && !isForSeveral(rules, answers)) return fillText(continuingMessages.taken, { thing });
  return tryEvaluate(() => rules?.notYet?.(answers, ctx)) ?? null;
}
