/** Between the open declaration and the server: each function says what came of it as an action of the filing model. */
import { CODE } from '@domain/api/codes';
import type { Conflict, Filing, PathMessage } from '@domain/filing/types';
import type { Answers, Program } from '@domain/programs/define';
import { findProgram } from '@domain/programs/find';
import {
  type FilingAnswer,
  fetchCurrent,
  fetchOne,
  type Refusal,
  saveDraft,
  submitFiling,
} from '@/services/filing';
import { RequestFailure } from '@/utils/failure';
import { withRowIds } from './changes';
import {
  contextOf,
  entryOf,
  type FilingState,
  isEditable,
  messageOf,
  type OpenConflict,
  scopeOf,
} from './filing-state';
import { forget, forgetEntries, leftovers, record } from './journal';
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

export type SaveOutcome =
  | { type: 'saved'; payload: { filing: Filing; sent: Answers; withheld: number } }
  | { type: 'unsaved'; payload: { phase: 'failed' | 'refused' | 'outdated'; message: string } }
  | { type: 'meet'; payload: Refusal };

/** What a submission came to; `ok` leads to the receipt. */
export type SubmitResult =
  | { ok: true; filing: Filing }
  | { ok: false; message: string; missing: PathMessage[]; behind?: Refusal };

const programOf = (state: FilingState) => findProgram(state.program) as Program;

/** The engine comes with the first form, not with the portal. */
const reconciling = () => import('./reconcile');

export interface Opening {
  user: string;
  program: string;
  kind: string;
  /** Absent: the filing of the current batch. */
  id: string | null;
}

/** Fetches a filing with row ids in place. Answers with the reason when there is none to show. */
export async function openFiling({ program: key, kind, id }: Opening): Promise<Filing | string> {
  const program = findProgram(key) as Program;
  const answer = id ? await fetchOne(program, id, kind) : await fetchCurrent(program, kind);
  if (answer.code !== CODE.success) return messageOf(answer);
  const { sections } = await program.load();
  return { ...answer.data, data: withRowIds(sections, answer.data.data) };
}

/** Puts what this browser still holds of a filing onto it; null when there is nothing new. */
export async function replayJournal(state: FilingState): Promise<Meeting | null> {
  const program = programOf(state);
  if (!isEditable(state) || state.filing?.edition !== program.edition) return null;
  const left = await leftovers(scopeOf(state));
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
  const left = await leftovers(entry);
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

/** Sends the answers as a draft. */
export async function sendDraft(state: FilingState): Promise<SaveOutcome> {
  const program = programOf(state);
  const filing = state.filing as Filing;
  const { savable } = await reconciling();
  const { data, withheld } = savable(await program.load(), state.answers, contextOf(filing, state.skew));
  const { id, version } = filing;
  let answer: FilingAnswer;
  try {
    answer = await saveDraft(program, { id, version, data, kind: state.kind, aside: state.aside });
  } catch (error) {
    return unsaved(error);
  }
  if (answer.code === CODE.success) {
    const unread = Object.keys(state.unreadable).length;
    const payload = {
      filing: answer.data as Filing,
      sent: state.answers,
      withheld: withheld.length + unread,
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
