/** Filings that continue another one: the second stage of an open bid takes over answers of the first. */

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

/** A submitted filing, as another program's form sees it. */
export interface LinkedFiling {
  /** Facts that the server knows of it: `id`, `no` (of the receipt), `grant_approved`. */
  facts: Record<string, AnswerValue>;
  /** The answers as signed, with computed values; without the tables that another company may not see. */
  answers: Answers;
}

/** Linked filings by program; only submitted ones. */
export type LinkedFilings = Record<string, LinkedFiling | undefined>;

/** The answers in a snapshot; fields that were hidden from the filer are not in it. */
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

/** The single values of a filing, without its tables. */
export const selectSingleValues = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, section]) => !Array.isArray(section)));

/** `[section, field]` of the answers, or `['$filing', …]` of what the server knows. */
export function getLinkedValue(
  filing: LinkedFiling | undefined,
  [section = '', field = '']: string[],
): AnswerValue {
  if (!filing) return undefined;
  if (section === '$filing') return filing.facts[field];
  const answers = filing.answers[section];
  return Array.isArray(answers) ? undefined : answers?.[field];
}

/** The rows of the linked table with the columns that are taken over. Given rows stay, and take what their namesakes hold. */
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
  /** The program of the filing that is continued. */
  program: string;
  /** The continued filing with the values that may be taken over; absent where none may. */
  filing: LinkedFiling | undefined;
  /** True where the filing was chosen with this save. */
  isNew: boolean;
}

/**
 * Applies the values of the continued filing. Read-only values follow it whatever came in, and are empty without it.
 * Tables are copied when the filing is chosen, as long as nobody typed in them.
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

/** A filing that a company may know of. */
interface Candidate {
  status: FilingStatus;
  /** True where an approved filing continues it already. */
  isTaken: boolean;
  answers: Answers;
}

type Rules = ContinuationConditions | undefined;

const isForSeveral = (rules: Rules, answers: Answers): boolean => {
  const { path, is } = rules?.bySeveral ?? {};
  return path !== undefined && tryEvaluate(() => getAnswerAtPath(answers, path)) === is;
};

/**
 * The reason why a filing cannot be continued; null when it can. Without a candidate the company may know of no such
 * filing.
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
