/** Filings that a company can choose to continue: its own first, then those of others as far as it may see them. */

import type {
  Answers,
  ContinuationRequirement,
  FilingVisibility,
  Form,
  FormContext,
  Program,
  RequestingCompany,
} from '../../domain/definition';
import { listAnswerPlaces } from '../../domain/filing/answer-places';
import type { ContinuableFiling } from '../../domain/filing/continuation-calls';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import { findContinuationRefusal } from '../../domain/filing/linked-filings';
import { continuingMessages } from '../../domain/filing/messages';
import { tryEvaluate } from '../../domain/filing/scope';
import { getFilingSubject, getOwnEdition, listKnownEditions } from '../../domain/programs/edition-forms';
import { fillText, type Text } from '../../domain/text';
import { formatBeijingDay, getBeijingYear } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import {
  type ContinuationSearch,
  type ContinuingProgram,
  createContinuingStore,
  type FoundContinuation,
} from './continuing-store';

/** Number of filings read at once in a search for choices, and maximum number of batches: a list is for a person to read. */
const BATCH = 50;
const BATCHES_AT_MOST = 20;

/** The continuing program and the continued one. */
export interface ProgramPair {
  continues: ContinuationRequirement;
  form: Form;
  source: Program;
  sourceForm: Form;
  by: ContinuingProgram;
}

export type OwnReader = RequestingCompany & { id: string };

const createContextAtTime = (now: Date): FormContext => ({
  batchYear: getBeijingYear(now),
  today: formatBeijingDay(now),
  settings: {},
});

export type ContinuingDeps = Pick<Deps, 'db' | 'clock'> & { programs: readonly Program[] };

export async function loadPair(
  { programs }: ContinuingDeps,
  program: Program,
): Promise<ProgramPair | undefined> {
  const { continues } = program;
  const source = programs.find(({ key }) => key === continues?.program);
  if (!continues || !source) return undefined;
  const [form, sourceForm] = await Promise.all([program.load(), source.load()]);
  return {
    continues,
    form,
    source,
    sourceForm,
    by: { program: program.key, places: listAnswerPlaces(form, continues.id) },
  };
}

export async function findReader({ db }: ContinuingDeps, companyId: string): Promise<OwnReader> {
  const reader = await createContinuingStore(db).reader(companyId);
  if (!reader) throw problems.notFound();
  return reader;
}

/**
 * Returns the part of a filing that a company sees: its own in full; another company's once approved, as its program publishes
 * it.
 */
export async function decideSight(
  found: FoundContinuation,
  { source }: ProgramPair,
  reader: OwnReader,
): Promise<FilingVisibility> {
  if (found.companyId === reader.id) return 'whole';
  if (found.no === null) return 'none';
  // Companies are shown what the edition says that the filing was given under.
  const { sightOf } = await getOwnEdition(source, found.edition).load();
  return tryEvaluate(() => sightOf?.(found.answers, reader)) ?? 'none';
}

export const findRefusal = (
  { clock }: ContinuingDeps,
  { continues, form, sourceForm, source }: ProgramPair,
  found: FoundContinuation | undefined,
): Text | null => {
  // The conditions name answers as the present edition of the continued program does.
  const present = found && { ...found, answers: toPresentAnswers(sourceForm, source, found) };
  return findContinuationRefusal(continues, form.continuation, present, createContextAtTime(clock()));
};

const toPresentAnswers = (
  form: Form,
  { edition }: Pick<Program, 'edition'>,
  found: Pick<FoundContinuation, 'answers' | 'edition'>,
): Answers =>
  found.edition === edition
    ? found.answers
    : migrateAnswersToEdition(form, found.answers, found.edition, [], { keepsComputed: true }).answers;

/** Searches filings of the company, or of other companies, that can be chosen. */
async function searchChoices(
  deps: ContinuingDeps,
  pair: ProgramPair,
  reader: OwnReader,
  wanted: ContinuationSearch,
  atMost: number,
): Promise<FoundContinuation[]> {
  const chosen: FoundContinuation[] = [];
  const store = createContinuingStore(deps.db);
  let last: string | undefined;
  for (let i = 0; i < BATCHES_AT_MOST && chosen.length < atMost; i++) {
    const rows = await store.approved(wanted, last, BATCH);
    for (const row of rows)
      if ((await decideSight(row, pair, reader)) !== 'none' && !findRefusal(deps, pair, row))
        chosen.push(row);
    if (rows.length < BATCH) break;
    last = rows.at(-1)?.id;
  }
  return chosen.slice(0, atMost);
}

/** True where some edition of the program shows approved filings to other companies. */
async function isShownToOthers(source: Program): Promise<boolean> {
  for (const edition of listKnownEditions(source)) if ((await edition.load()).sightOf) return true;
  return false;
}

/** Lists the filings that can be chosen, the company's own first. */
export async function listChoices(
  deps: ContinuingDeps,
  pair: ProgramPair,
  reader: OwnReader,
  atMost: number,
  keyword = '',
): Promise<FoundContinuation[]> {
  const { source, sourceForm, form, by } = pair;
  const allowing = form.continuation?.bySeveral;
  const bySeveral = allowing && { places: listAnswerPlaces(sourceForm, allowing.path), is: allowing.is };
  const wanted = (isOther: boolean): ContinuationSearch => ({
    program: source.key,
    by,
    of: { companyId: reader.id, isOther },
    seenBy: isOther && source.seenBy ? reader.creditCode : undefined,
    keyword,
    free: { bySeveral },
  });
  const own = await searchChoices(deps, pair, reader, wanted(false), atMost);
  if (own.length === atMost || !(await isShownToOthers(source))) return own;
  return [...own, ...(await searchChoices(deps, pair, reader, wanted(true), atMost - own.length))];
}

/** Subject of a filing. One on trial stands in no work list, which has the subjects of all others. */
const nameChoice = (
  { source }: ProgramPair,
  { subject, edition, answers: data }: FoundContinuation,
): string => subject ?? getFilingSubject(source, { edition, data }) ?? '';

/** Returns the step required before a filing can be chosen; null when one can. */
export async function findFirstStep(
  deps: ContinuingDeps,
  pair: ProgramPair,
  reader: OwnReader,
): Promise<Text | null> {
  if ((await listChoices(deps, pair, reader, 1)).length > 0) return null;
  const of = { companyId: reader.id, isOther: false };
  const [latest] = await createContinuingStore(deps.db).approved(
    { program: pair.source.key, by: pair.by, of },
    undefined,
    1,
  );
  const why = latest && !latest.isTaken ? findRefusal(deps, pair, latest) : null;
  if (!latest || !why) return pair.continues.first;
  const name = nameChoice(pair, latest);
  return name ? fillText(continuingMessages.notYet, { name, why }) : why;
}

export const describeChoice = (
  pair: ProgramPair,
  reader: OwnReader,
  found: FoundContinuation,
): ContinuableFiling => ({
  id: found.id,
  no: found.no ?? '',
  title: nameChoice(pair, found),
  publisher: found.publisher,
  own: found.companyId === reader.id,
});
