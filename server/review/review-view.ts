/** Pieces of a filing as an office reads it. */
import type { ReviewChange, ReviewData } from '../../domain/calls/review';
import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Field, Rule } from '../../domain/definition';
import { type PaperChange, paperChanges } from '../../domain/filing/changes';
import { concerns, placeOf } from '../../domain/filing/corrections';
import { noticeRefusal, type OfficeAction, type Standing, stepsFrom } from '../../domain/filing/deciding';
import { formatValue } from '../../domain/filing/input';
import { getAt } from '../../domain/filing/paths';
import type { SubmittedForm, SubmittedValue } from '../../domain/filing/snapshot';
import type { Correction } from '../../domain/filing/types';
import { type Language, say } from '../../domain/text';
import type { Officer } from '../../domain/workflow/duties';
import { type Caller, deskOf } from '../core/access';
import type { Files } from '../files/files-service';
import type { FilingHead } from '../filings/filings-store';
import type { LoadedFiling } from '../filings/load-filing';
import { officeOf } from '../lookups/options';
import type { ReviewStore } from './review-store';

/** Steps that the person may take on a day: a filing in public notice is approved when that is over. */
export const stepsNow = (
  standing: Standing & Pick<FilingHead, 'noticeUntil'>,
  officer: Officer,
  today: string,
): OfficeAction[] =>
  stepsFrom(standing, officer).filter(
    (action) => !noticeRefusal(action, standing.status, standing.noticeUntil, today),
  );

type FilesOfCompany = Pick<Files, 'ofCompany'>;
const filesIn = ({ field, before, after }: PaperChange): string[] =>
  field.type === 'file'
    ? [before, after].flatMap((side) => (Array.isArray(side?.value) ? side.value.map(String) : []))
    : [];

function inWords(
  field: PaperChange['field'],
  side: SubmittedValue | null,
  names: Map<string, string>,
  language: Language,
): string | null {
  if (!side) return null;
  if (side.text) return say(side.text, language);
  if (field.type === 'file' && Array.isArray(side.value))
    return side.value.map((id) => names.get(String(id)) ?? String(id)).join(', ');
  const { options: _, ...plain } = field;
  return formatValue(plain as unknown as Field, side.value, language);
}

/** The changes from one submission to the next, in words. */
export async function changesOf(
  files: FilesOfCompany,
  companyId: string,
  before: string,
  after: string,
  language: Language,
): Promise<ReviewChange[]> {
  const changes = paperChanges(JSON.parse(before) as SubmittedForm, JSON.parse(after) as SubmittedForm);
  const named = await files.ofCompany(companyId, changes.flatMap(filesIn));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return changes.map(({ path, section, row, field, ...sides }) => ({
    path,
    section: say(section, language),
    row: row && { ...row, title: row.title && say(row.title, language) },
    field: say(field, language),
    before: inWords(field, sides.before, names, language),
    after: inWords(field, sides.after, names, language),
  }));
}

/** Answers that differed from the company's record; old papers hold none. */
export function differencesIn(paper: string, language: Language): ReviewData['differences'] {
  const { differences = [] } = JSON.parse(paper) as { differences?: RecordDifference[] };
  return differences.map(({ path, label, given, recorded }) => ({
    path,
    field: say(label, language),
    given: say(given, language),
    recorded: say(recorded, language),
  }));
}

/** Answers to the corrections of the last return, each with what changed at its place. */
export const answersTo = (
  corrections: Correction[],
  now: Answers,
  changes: ReviewChange[],
): ReviewData['corrections'] =>
  corrections.map((each) => ({
    ...each,
    path: placeOf(each, now),
    changes: changes.filter((change) => concerns(each, change)),
  }));

/** A correction without its answer, which is the company's own until it submits again. */
export const asAsked = (correction: Correction): Correction => ({
  ...correction,
  resolved: false,
  version: 0,
  answer: null,
});

/** Matches that the office is shown: more tell nothing more. */
const SHOWN_AT_MOST = 20;

type Matches = ReviewData['matches'];

/** Other filings of the batch that say the same where only one may; for the office alone. */
export async function matchesOf(
  store: Pick<ReviewStore, 'matches'>,
  caller: Caller,
  { form, row }: Pick<LoadedFiling, 'form' | 'row'>,
  language: Language,
): Promise<Matches> {
  const desk = deskOf(caller);
  async function ofRule(rule: Rule, path: string): Promise<Matches> {
    const value = getAt(row.data, path);
    if (typeof value !== 'string' || value === '') return [];
    const found = await store.matches(row, path.split('.'), value, SHOWN_AT_MOST);
    if (found.length === 0) return [];
    const filings = found.map(({ id, department, ...rest }) => ({
      ...rest,
      id: desk === null || desk === department ? id : null,
      department: officeOf(department, language),
    }));
    return [{ path, rule: say(rule, language), filings }];
  }
  const once = form.rules.map((rule) => (rule.onceInBatch ? ofRule(rule, rule.onceInBatch) : []));
  return (await Promise.all(once)).flat();
}
