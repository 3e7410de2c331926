/**
 * Continuations of earlier filings: which filings can be chosen, what follows from the chosen one, and why one cannot be. The
 * programs define the rules; this module reads the data that they are applied to.
 */

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
import {
  type ContinuableFiling,
  type ContinuableFilings,
  type ContinuablesQuery,
  MAX_CONTINUABLE_FILINGS,
} from '../../domain/filing/continuation-calls';
import { migrateAnswersToEdition } from '../../domain/filing/editions';
import {
  findContinuationRefusal,
  type LinkedFiling,
  type LinkedFilingTarget,
  selectSingleValues,
} from '../../domain/filing/linked-filings';
import { continuingMessages } from '../../domain/filing/messages';
import { getAnswerAtPath } from '../../domain/filing/paths';
import { tryEvaluate } from '../../domain/filing/scope';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import { getFilingSubject, getOwnEdition, listKnownEditions } from '../../domain/programs/edition-forms';
import { fillText, type Language, say, type Text } from '../../domain/text';
import { getTriedKey } from '../../domain/trials/trial-key';
import { formatBeijingDay, getBeijingYear } from '../../domain/windows/calendar';
import { type Caller, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal, problems } from '../core/errors';
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
interface ProgramPair {
  continues: ContinuationRequirement;
  form: Form;
  source: Program;
  sourceForm: Form;
  by: ContinuingProgram;
}

type OwnReader = RequestingCompany & { id: string };

/** Filing chosen for continuation, as far as the company may see it. */
export interface ChosenContinuation {
  isNamed: boolean;
  link: LinkedFilingTarget;
  /** Reason for refusing the submission, if any. */
  refusal: Text | null;
  /** Signed answers of the continued filing, for rules that compare. */
  snapshot?: Answers | undefined;
}

const createContextAtTime = (now: Date): FormContext => ({
  batchYear: getBeijingYear(now),
  today: formatBeijingDay(now),
  settings: {},
});

export type ContinuingDeps = Pick<Deps, 'db' | 'clock'> & { programs: readonly Program[] };

async function loadPair({ programs }: ContinuingDeps, program: Program): Promise<ProgramPair | undefined> {
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

async function findReader({ db }: ContinuingDeps, companyId: string): Promise<OwnReader> {
  const reader = await createContinuingStore(db).reader(companyId);
  if (!reader) throw problems.notFound();
  return reader;
}

/**
 * Returns the part of a filing that a company sees: its own in full; another company's once approved, as its program publishes
 * it.
 */
async function decideSight(
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

const findRefusal = (
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
async function listChoices(
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
async function findFirstStep(
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

const describeChoice = (
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

/** Returns the answers of an approved filing that may be copied, as far as the company may see them. */
async function readLinkedFiling(
  { db }: ContinuingDeps,
  { source }: ProgramPair,
  found: FoundContinuation,
  sight: FilingVisibility,
): Promise<{ filing?: LinkedFiling; paper?: Answers }> {
  const paper = found.no === null ? undefined : await createContinuingStore(db).paperOf(found.id);
  if (!paper) return {};
  const answers = await readSignedAnswers(source, paper);
  const facts = { id: found.id, no: found.no, grant_approved: found.grantApproved };
  return {
    filing: { facts, answers: sight === 'whole' ? answers : selectSingleValues(answers) },
    paper: answers,
  };
}

/** Returns the step required before a company can file the program; null without one. */
export async function findPrerequisite(
  deps: ContinuingDeps,
  program: Program,
  companyId: string,
): Promise<Text | null> {
  const pair = await loadPair(deps, program);
  return pair ? findFirstStep(deps, pair, await findReader(deps, companyId)) : null;
}

export async function listContinuable(
  deps: ContinuingDeps,
  caller: Caller,
  query: ContinuablesQuery,
  language: Language,
): Promise<ContinuableFilings> {
  const program = deps.programs.find(({ key }) => key === query.program);
  const pair = program && (await loadPair(deps, program));
  if (!pair) throw createRefusal(continuingMessages.noChoices);
  const reader = await findReader(deps, requireCompanyId(caller));
  const found = await listChoices(deps, pair, reader, MAX_CONTINUABLE_FILINGS + 1, query.keyword);
  const first = found.length === 0 ? await findFirstStep(deps, pair, reader) : null;
  return {
    list: found.slice(0, MAX_CONTINUABLE_FILINGS).map((row) => describeChoice(pair, reader, row)),
    more: found.length > MAX_CONTINUABLE_FILINGS,
    first: first && say(first, language),
  };
}

/** Returns the filing that a new one continues by default: the company's own most recently approved one that can be continued. */
export async function findNewestOwn(
  deps: ContinuingDeps,
  program: Program,
  companyId: string,
): Promise<LinkedFiling | undefined> {
  const pair = await loadPair(deps, program);
  if (!pair) return undefined;
  const [found] = await listChoices(deps, pair, await findReader(deps, companyId), 1);
  return found?.companyId === companyId
    ? (await readLinkedFiling(deps, pair, found, 'whole')).filing
    : undefined;
}

/**
 * Returns the filing chosen in the answers; undefined where the program continues none. `id`: id of the continuing filing, once
 * stored.
 */
export async function findChosen(
  deps: ContinuingDeps,
  program: Program,
  { companyId, id, answers }: { companyId: string; id?: string; answers: unknown },
): Promise<ChosenContinuation | undefined> {
  const pair = await loadPair(deps, program);
  if (!pair) return undefined;
  const { by, source, continues } = pair;
  const named = tryEvaluate(() => getAnswerAtPath(answers as Answers, continues.id));
  if (typeof named !== 'string' || named === '')
    return {
      isNamed: false,
      link: { program: getTriedKey(source.key), filing: undefined, isNew: false },
      refusal: null,
    };
  const store = createContinuingStore(deps.db);
  const isNew = !id || (await store.continuedBy(id, by)) !== named;
  const row = await store.one(named, source.key, by);
  const sight = row ? await decideSight(row, pair, await findReader(deps, companyId)) : 'none';
  const found = sight === 'none' ? undefined : row;
  const { filing, paper } = found ? await readLinkedFiling(deps, pair, found, sight) : {};
  // Fields name the program that they take values from by the key that it has in force.
  const link = { program: getTriedKey(source.key), filing, isNew };
  return { isNamed: true, link, refusal: findRefusal(deps, pair, found), snapshot: paper };
}

/**
 * Locks the continued filing until the open transaction ends. An approval locks it exclusively: of two filings that continue the
 * same one, only one is approved.
 */
export async function lockContinued(
  { db }: Pick<Deps, 'db'>,
  { continues }: Program,
  answers: unknown,
  strength: 'share' | 'update' = 'share',
): Promise<void> {
  const named = continues && tryEvaluate(() => getAnswerAtPath(answers as Answers, continues.id));
  if (typeof named === 'string') await createContinuingStore(db).hold(named, strength);
}
