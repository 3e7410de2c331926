/**
 * Continuations of earlier filings: which filings can be chosen, what follows from the chosen one, and why one cannot be. The
 * programs define the rules; this module reads the data that they are applied to.
 */

import type { Answers, AnswerValue, FilingVisibility, Program } from '../../domain/definition';
import {
  type ContinuableFilings,
  type ContinuablesQuery,
  MAX_CONTINUABLE_FILINGS,
} from '../../domain/filing/continuation-calls';
import {
  type LinkedFiling,
  type LinkedFilingTarget,
  selectSingleValues,
} from '../../domain/filing/linked-filings';
import { continuingMessages } from '../../domain/filing/messages';
import { getAnswerAtPath, parsePath, setAnswerAtPath } from '../../domain/filing/paths';
import { tryEvaluate } from '../../domain/filing/scope';
import { readSignedAnswers } from '../../domain/filing/signed-answers';
import { type Language, say, type Text } from '../../domain/text';
import { getTriedKey } from '../../domain/trials/trial-key';
import { type Caller, requireCompanyId } from '../core/access';
import type { Deps } from '../core/deps';
import { createRefusal } from '../core/errors';
import {
  type ContinuingDeps,
  decideSight,
  describeChoice,
  findFirstStep,
  findReader,
  findRefusal,
  listChoices,
  loadPair,
  type ProgramPair,
} from './continuation-choices';
import { createContinuingStore, type FoundContinuation } from './continuing-store';

/** Filing chosen for continuation, as far as the company may see it. */
export interface ChosenContinuation {
  isNamed: boolean;
  link: LinkedFilingTarget;
  /** Reason for refusing the submission, if any. */
  refusal: Text | null;
  /** Signed answers of the continued filing, for rules that compare. */
  snapshot?: Answers | undefined;
  /** Answers among these that the company may read. */
  known?: Answers | undefined;
}

/** Answers of a continued filing that the company may read: all of one that it sees whole, else those that everybody may. */
function selectKnownAnswers({ published }: Program, paper: Answers, sight: FilingVisibility): Answers {
  if (sight === 'whole') return paper;
  const places = published?.answers ?? [];
  const sections = places.flatMap((path) => parsePath(path)?.section ?? []);
  const nothing: Answers = Object.fromEntries(sections.map((section) => [section, {}]));
  return places.reduce((known, path) => {
    const value = getAnswerAtPath(paper, path);
    return setAnswerAtPath(known, path, value as AnswerValue);
  }, nothing);
}

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
  const known = paper && selectKnownAnswers(source, paper, sight);
  return { isNamed: true, link, refusal: findRefusal(deps, pair, found), snapshot: paper, known };
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
