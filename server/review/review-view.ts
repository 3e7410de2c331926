/** Pieces of a filing as an office reads it. */
import type { ReviewChange, ReviewData } from '../../domain/calls/review';
import type { RecordDifference } from '../../domain/company/record';
import type { Answers, Field } from '../../domain/definition';
import { type PaperChange, paperChanges } from '../../domain/filing/changes';
import { concerns, placeOf } from '../../domain/filing/corrections';
import { noticeRefusal, type OfficeAction, type Standing, stepsFrom } from '../../domain/filing/deciding';
import { formatValue } from '../../domain/filing/input';
import type { SubmittedForm, SubmittedValue } from '../../domain/filing/snapshot';
import type { Correction } from '../../domain/filing/types';
import { type Language, say } from '../../domain/text';
import type { Officer } from '../../domain/workflow/duties';
import { type Caller, isInCharge } from '../core/access';
import type { Files } from '../files/files-service';
import type { AnsweredQuestion } from '../filings/figures-service';
import { batchName } from '../filings/filing-view';
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

/** Filings with the same name that the office is shown, and figures: more tell nothing more. */
const SHOWN_AT_MOST = 20;

type Matches = ReviewData['matches'];

/** Other filings that name the same; for the office alone. One that it does not review is named, and not opened. */
export async function matchesOf(
  store: Pick<ReviewStore, 'namesakes'>,
  caller: Caller,
  { form, row }: Pick<LoadedFiling, 'form' | 'row'>,
  language: Language,
): Promise<Matches> {
  const isOfBatch = ({
    program,
    batchYear,
    batchNo,
  }: Pick<FilingHead, 'program' | 'batchYear' | 'batchNo'>) =>
    program === row.program && batchYear === row.batchYear && batchNo === row.batchNo;
  const matches = new Map<string, Matches[number]>();
  for (const { kind, place, id, no, company, status, program, department, ...batch } of await store.namesakes(
    row.id,
    SHOWN_AT_MOST,
  )) {
    const match = matches.get(place) ?? { path: place, kind, rule: null, filings: [] };
    const rule = form.rules.find(({ onceInBatch }) => onceInBatch === place);
    if (rule && isOfBatch({ program, ...batch })) match.rule = say(rule, language);
    match.filings.push({
      id: isInCharge(caller, { id, companyId: null, program, department }) ? id : null,
      no,
      company,
      department: officeOf(department, language),
      status,
      program,
      batch: batchName(batch),
    });
    matches.set(place, match);
  }
  return [...matches.values()].sort((a, b) => Number(a.rule === null) - Number(b.rule === null));
}

/** Figures that the company had said otherwise before; old papers hold none. The other filing is opened by whoever reviews it. */
export function figuresIn(
  paper: string,
  caller: Caller,
  department: string | null,
  language: Language,
): ReviewData['figures'] {
  const { figures = [] } = JSON.parse(paper) as { figures?: AnsweredQuestion[] };
  return figures.slice(0, SHOWN_AT_MOST).map(({ path, is, message, isAsked, reason = null, source }) => {
    const { id, program, no } = source;
    const mayOpen = isInCharge(caller, { id, companyId: null, program, department });
    return {
      path,
      is,
      message: say(message, language),
      asked: isAsked,
      reason,
      filing: mayOpen ? id : null,
      no,
    };
  });
}
