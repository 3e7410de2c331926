/** Between the open declaration and the server: each function says what came of it as an action of the filing model. */
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { Conflict, Filing, PathMessage } from '@domain/filing/types';
import type { Answers, Program } from '@domain/programs/define';
import { findProgram } from '@domain/programs/find';
import {
  fetchCurrent,
  fetchFresh,
  fetchOne,
  findOne,
  type Refusal,
  saveDraft,
  submitFiling,
} from '@/services/filing';
import { RequestFailure } from '@/utils/failure';
import { withRowIds } from './changes';
import {
  type Asked,
  contextOf,
  entryOf,
  type FilingState,
  isEditable,
  messageOf,
  type OpenConflict,
  scopeOf,
} from './filing-state';
import { begunUnsaved, forget, forgetEntries, leftovers, record } from './journal';
import { newId } from './newId';
import { tab } from './tab';

/** Answers of the server that my own have been put onto. */
export interface Meeting {
  filing: Filing;
  theirs: Answers;
  answers: Answers;
  conflict: OpenConflict | null;
  aside: FilingState['aside'];
  note: FilingState['note'];
}

export interface Saved {
  filing: Filing;
  sent: Answers;
  withheld: number;
  /** Puts onto the answers what the server decided. */
  settle: ((answers: Answers) => Answers) | null;
}

export type SaveOutcome =
  | { type: 'saved'; payload: Saved }
  | { type: 'unsaved'; payload: { phase: 'failed' | 'refused' | 'outdated'; message: string } }
  | { type: 'meet'; payload: Refusal };

/** What a submission came to; `ok` leads to the receipt. */
export type SubmitResult =
  | { ok: true; filing: Filing }
  | { ok: false; message: string; missing: PathMessage[]; behind?: Refusal };

const programOf = (state: FilingState) => findProgram(state.program) as Program;

/** The engine comes with the first form, not with the portal. */
const reconciling = () => import('./reconcile');

/** Without id and draft: the filing of the current batch. */
export interface Opening extends Asked {
  user: string;
  program: string;
  kind: string;
}

export interface Opened {
  filing: Filing;
  /** The id that a first save asks for. */
  draft: string;
}

interface Found {
  answer: Envelope<Filing>;
  draft: string;
}

/** Fetches a filing with row ids in place. Answers with the reason when there is none to show. */
export async function openFiling(opening: Opening): Promise<Opened | string> {
  const program = findProgram(opening.program) as Program;
  const { answer, draft } = await findFiling(program, opening);
  if (answer.code !== CODE.success) return messageOf(answer);
  // What saving needs comes with the form: the network may be gone by then.
  const [{ sections }] = await Promise.all([program.load(), reconciling()]);
  return { filing: { ...answer.data, data: withRowIds(sections, answer.data.data) }, draft };
}

async function findFiling(program: Program, { user, kind, id, draft }: Opening): Promise<Found> {
  if (id) return { answer: await fetchOne(program, id, kind), draft: '' };
  if (draft) return findFurther(program, kind, draft);
  const answer = await fetchCurrent(program, kind);
  const found = { answer, draft: newId() };
  if (answer.code !== CODE.success || answer.data.id === null || quotaOf(program, answer.data) === 1)
    return found;
  const begun = await begunUnsaved({
    user,
    program: program.key,
    kind: answer.data.kind,
    batch: answer.data.batch,
  });
  const further = begun ? await findFurther(program, kind, begun) : found;
  return further.answer.code === CODE.success ? further : found;
}

/** A further filing under the id that it was given here: it is there already if only the answer to its first save was lost. */
async function findFurther(program: Program, kind: string, draft: string): Promise<Found> {
  const known = await findOne(program, draft, kind);
  return { answer: known.code === CODE.success ? known : await fetchFresh(program, kind), draft };
}

const quotaOf = (program: Program, { window }: Filing): number => window?.quota ?? program.perCompanyAndBatch;

/** No other filing of the batch can be the one that something was begun for: one may be held, or none is there yet. */
const isAlone = ({ filing, ...state }: FilingState): boolean =>
  filing !== null &&
  (quotaOf(findProgram(state.program) as Program, filing) === 1 ||
    (filing.id === null && !filing.window?.used));

/** Puts what this browser still holds of a filing onto it; null when there is nothing new. */
export async function replayJournal(state: FilingState): Promise<Meeting | null> {
  const program = programOf(state);
  if (!isEditable(state) || state.filing?.edition !== program.edition) return null;
  const left = await leftovers(scopeOf(state), isAlone(state));
  if (left.length === 0) return null;
  const { inEdition, replay, same } = await reconciling();
  const form = await program.load();
  const entries = left.map((entry) => inEdition(form, program.edition, entry));
  const { answers, differences } = replay(form, entries, state.answers);
  const aside = entries.flatMap((entry) => entry.aside);
  const { updated_by, updated_at } = state.filing;
  const conflict = conflictOf(differences, updated_by, updated_at);
  const isNews = conflict !== null || aside.length > 0 || !same(answers, state.answers);
  if (!isNews) await forgetEntries(left);
  else if (!conflict) await takeOver({ ...state, answers, aside });
  if (!isNews) return null;
  const note = { kind: 'replayed', at: left.at(-1)?.editedAt ?? '', by: '' } as const;
  return { filing: state.filing, theirs: state.base, answers, conflict, aside, note };
}

/** Makes this tab's entry the only one: it holds by now what was left of others. */
export async function takeOver(state: FilingState): Promise<void> {
  const entry = entryOf(state);
  const left = await leftovers(entry, isAlone(state));
  await record(entry);
  await forgetEntries(left.filter((other) => other.tab !== tab || other.filing !== entry.filing));
}

function unsaved(error: unknown): SaveOutcome {
  const envelope = error instanceof RequestFailure ? error.envelope : undefined;
  if (error instanceof RequestFailure && error.kind === 'refused' && envelope) {
    return { type: 'unsaved', payload: { phase: 'refused', message: messageOf(envelope) } };
  }
  return { type: 'unsaved', payload: { phase: 'failed', message: '' } };
}

const conflictOf = (
  differences: OpenConflict['differences'],
  by: string | null,
  at: string | null,
): OpenConflict | null =>
  differences.length > 0 ? { differences, updatedBy: by ?? '', updatedAt: at ?? '' } : null;

/** Sends the answers as a draft. Whatever goes wrong on the way, a part that did not come too, is tried again. */
export const sendDraft = (state: FilingState): Promise<SaveOutcome> => send(state).catch(unsaved);

async function send(state: FilingState): Promise<SaveOutcome> {
  const program = programOf(state);
  const filing = state.filing as Filing;
  const { savable, decidedByServer } = await reconciling();
  const form = await program.load();
  const { data, withheld } = savable(form, state.answers, contextOf(filing, state.skew));
  const { id, version } = filing;
  const { kind, aside, draft: newId } = state;
  const answer = await saveDraft(program, { id, newId, version, data, kind, aside });
  if (answer.code === CODE.success) {
    const unread = Object.keys(state.unreadable).length;
    const kept = answer.data as Filing;
    const payload = {
      filing: kept,
      sent: state.answers,
      withheld: withheld.length + unread,
      settle: decidedByServer(form, data, kept.data),
    };
    return { type: 'saved', payload };
  }
  const refusal = answer.data as Refusal | null;
  if (refusal?.conflict) return { type: 'meet', payload: refusal };
  const phase = refusal?.other_edition ? 'outdated' : 'refused';
  return { type: 'unsaved', payload: { phase, message: messageOf(answer) } };
}

/** Brings my answers together with those that somebody else has saved meanwhile. */
export async function meetTheirs(state: FilingState, refusal: Refusal): Promise<Meeting> {
  const program = programOf(state);
  const { sections, ...form } = await program.load();
  const filing = await theirFiling(state, refusal);
  const theirs = withRowIds(sections, filing.data);
  const { reconcile } = await reconciling();
  const { answers, differences } = reconcile({ sections, ...form }, state.base, state.answers, theirs);
  const by = filing.updated_by ?? '';
  return {
    filing,
    theirs,
    answers,
    conflict: conflictOf(differences, by, filing.updated_at),
    aside: state.aside,
    note: { kind: 'merged', at: filing.updated_at ?? '', by },
  };
}

/** A first save may meet a filing that somebody else has just begun: it is fetched whole. */
async function theirFiling(state: FilingState, refusal: Refusal): Promise<Filing> {
  const mine = state.filing as Filing;
  const { id, theirs, version, updated_by, updated_at } = refusal as Conflict;
  if (mine.id === null) return (await fetchOne(programOf(state), id, state.kind)).data;
  return { ...mine, data: theirs, version, updated_by, updated_at };
}

/** Files what has been saved. */
export async function fileDraft(state: FilingState, confirmed: string[], key: string): Promise<SubmitResult> {
  const program = programOf(state);
  const { id, version, data } = state.filing as Filing & { id: string };
  const draft = { id, version, data, kind: state.kind };
  const answer = await submitFiling(program, draft, confirmed, key);
  if (answer.code === CODE.success) return { ok: true, filing: answer.data as Filing };
  const refusal = (answer.data ?? {}) as Refusal;
  if (refusal.receipt) return { ok: true, filing: (await fetchOne(program, id, state.kind)).data };
  const message = messageOf(answer);
  return { ok: false, message, missing: refusal.missing ?? [], ...(refusal.conflict && { behind: refusal }) };
}

/** Keeps the journal in step with an acknowledged save: drops the entry, or starts it anew from the new version. */
export async function settleJournal(before: FilingState, after: FilingState): Promise<void> {
  if (before.filing?.id !== after.filing?.id) await forget(scopeOf(before));
  if (after.answers === after.saved) await forget(scopeOf(after));
  else await record(entryOf(after));
}
