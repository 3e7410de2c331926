/** From the open declaration to the server: each function says what came of it as an action of the filing model. */
import { CODE } from '@domain/api/codes';
import type { Answers } from '@domain/definition';
import type { Conflict, Filing, PathMessage } from '@domain/filing/types';
import { fetchOne, type Refusal, saveDraft, submitFiling } from '@/services/filing';
import { RequestFailure } from '@/utils/failure';
import { withRowIds } from './changes';
import { contextOf, entryOf, type FilingState, isUnsent, messageOf, scopeOf } from './filingState';
import { amend, forget, type JournalEntry, record } from './localStore';
import { conflictOf, type Meeting, programOf, reconciling } from './mergeResult';

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

/** HTTP says that the same body will never be taken: it cannot be read, or there is too much of it. */
const NEVER_TAKEN = [400, 413];

const isRefusal = ({ kind, status }: RequestFailure): boolean =>
  kind === 'refused' || (status !== undefined && NEVER_TAKEN.includes(status));

function unsaved(error: unknown): SaveOutcome {
  const envelope = error instanceof RequestFailure ? error.envelope : undefined;
  if (error instanceof RequestFailure && isRefusal(error) && envelope) {
    return { type: 'unsaved', payload: { phase: 'refused', message: messageOf(envelope) } };
  }
  return { type: 'unsaved', payload: { phase: 'failed', message: '' } };
}

/** Sends the answers as a draft. Whatever goes wrong on the way, a part that did not come too, is tried again. */
export const sendDraft = (state: FilingState): Promise<SaveOutcome> => send(state).catch(unsaved);

async function send(state: FilingState): Promise<SaveOutcome> {
  const program = programOf(state);
  const filing = state.filing as Filing;
  const { savable, decidedByServer } = await reconciling();
  const form = await program.load();
  const { data, withheld } = savable(form, state, contextOf(filing, state.skew));
  const { id, version } = filing;
  const { kind, aside, draft: newId } = state;
  const answer = await saveDraft(program, { id, newId, version, data, kind, aside });
  if (answer.code === CODE.success) {
    const kept = answer.data as Filing;
    const payload = {
      filing: kept,
      sent: state.answers,
      withheld,
      settle: decidedByServer(form, data, kept.data),
    };
    return { type: 'saved', payload };
  }
  const refusal = answer.data as Refusal | null;
  if (refusal?.conflict) return { type: 'meet', payload: refusal };
  const phase = refusal?.other_edition ? 'outdated' : 'refused';
  return { type: 'unsaved', payload: { phase, message: messageOf(answer) } };
}

/**
 * Fetches what somebody else has saved meanwhile. Resolves with what brings it together with my answers as they are then:
 * the person types on.
 */
export async function meetTheirs(
  state: FilingState,
  refusal: Refusal,
): Promise<(mine: FilingState) => Meeting> {
  const form = await programOf(state).load();
  const { reconcile } = await reconciling();
  const filing = await theirFiling(state, refusal);
  const theirs = withRowIds(form.sections, filing.data);
  const by = filing.updated_by ?? '';
  const at = filing.updated_at;
  return ({ base, answers: mine, unreadable, aside }) => {
    const { answers, differences } = reconcile(form, base, mine, theirs);
    const conflict = conflictOf(differences, by, at);
    return {
      filing,
      theirs,
      answers,
      unreadable,
      conflict,
      aside,
      note: { kind: 'merged', at: at ?? '', by },
    };
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
  if (isUnsent(after)) await record(entryOf(after));
  else await forget(scopeOf(after));
}

/**
 * The same for a save that was acknowledged after its form was left: what was typed after it stays in the journal, on the
 * version that holds the rest. An entry of another version belongs to a form that was opened meanwhile.
 */
export async function settleLate(before: FilingState, saved: Saved): Promise<void> {
  const { filing, sent, withheld, settle } = saved;
  const { same } = await reconciling();
  const { id, version, data: base } = filing;
  await amend(scopeOf(before), (entry): JournalEntry | null => {
    if (entry.version !== before.filing?.version) return entry;
    if (withheld === 0 && same(entry.answers, sent)) return null;
    const answers = settle ? settle(entry.answers) : entry.answers;
    return { ...entry, filing: id ?? entry.filing, version, base, answers, aside: [] };
  });
}
