/** Adapter of the draft machine for declarations and periodic reports: saving, merging and submitting. */
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Answers, Form, Program } from '@domain/definition';
import type { ChangeAcknowledgement } from '@domain/filing/calls';
import { addRowIds } from '@domain/filing/rows';
import type { CodedMessage, Filing, SaveConflict, VoidedSignature } from '@domain/filing/types';
import { signatoryNames } from '@domain/workflow/signatories';
import { fetchOne, findOne, type SaveRefusal, saveChanges, saveDraft, submitFiling } from '@/services/filing';
import { formatEnvelopeMessage, RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { formatText, translate } from '@/utils/language';
import {
  createFilingContext,
  createFilingEntry,
  type FilingMerge,
  type FilingSaved,
  type FilingState,
  getFilingProgram,
  getFilingScope,
  isEditable,
} from './filingState';
import { deleteEntry, type FilingEntry, saveEntry, updateEntry } from './localStore';
import { type DraftMachine, loadReconcile, type SaveOutcome, toFailedSave } from './machine';
import { mergeLocalEntries } from './openDraft';
import { createOpenConflict, isUnsent } from './state';

type FilingOutcome = SaveOutcome<FilingSaved, SaveRefusal>;

/** Outcome of a submission; after `ok` the receipt is shown. `isShut`: the window is not open any more. */
export type SubmitResult =
  | { ok: true; filing: Filing }
  | { ok: false; message: string; missing: CodedMessage[]; stale?: SaveRefusal; isShut?: true };

/** Answers that can be sent, with the form and filing they belong to. */
interface Sendable {
  program: Program;
  form: Form;
  filing: Filing;
  data: Answers;
  withheld: number;
}

/** Tells which signatures a save has voided; the server has notified the signatories. */
export function tellVoided(voided: readonly VoidedSignature[] = []): void {
  if (voided.length === 0) return;
  const who = voided.map(({ hand, name }) =>
    translate('forms.hands.who', { hand: formatText(signatoryNames[hand]), name }),
  );
  feedback.warn(translate('forms.hands.voided', { who: who.join(translate('list.comma')) }));
}

/** Sends the changes, or the whole draft where that is not possible or the server refused the request. */
async function send(state: FilingState): Promise<FilingOutcome> {
  const program = getFilingProgram(state);
  const filing = state.filing as Filing;
  const { selectSavableAnswers: savable } = await loadReconcile();
  const form = await program.load();
  const sendable = {
    program,
    form,
    filing,
    ...savable(form, state, createFilingContext(filing, state.skew)),
  };
  return (await sendChanges(state, sendable)) ?? sendWhole(state, sendable);
}

function refused(answer: ResponseEnvelope<unknown>): FilingOutcome {
  const refusal = answer.data as SaveRefusal | null;
  if (refusal?.conflict) return { type: 'stale', payload: refusal };
  const phase = refusal?.other_edition ? 'outdated' : 'refused';
  return { type: 'unsaved', payload: { phase, message: formatEnvelopeMessage(answer) } };
}

/** Sends the changes; null where the whole draft must be sent. */
async function sendChanges(
  state: FilingState,
  { program, form, filing, data, withheld }: Sendable,
): Promise<FilingOutcome | null> {
  const { id, version } = filing;
  if (id === null) return null;
  const { computeSaveDifference, applyServerDecisions } = await loadReconcile();
  const difference = computeSaveDifference(form, state.base, data, program.continues?.id);
  if (!difference) return null;
  try {
    const answer = await saveChanges(program, { id, version, aside: state.aside }, difference.changes);
    if (answer.code !== CODE.success) return refused(answer);
    const { decided, version: next, updated_at, voided } = answer.data as ChangeAcknowledgement;
    tellVoided(voided);
    const base = applyServerDecisions(difference.stored, decided);
    const { overruled: _, ...known } = filing;
    const stored = { ...known, data: base, version: next, updated_at };
    const settle = decided ? (answers: Answers) => applyServerDecisions(answers, decided) : null;
    return { type: 'saved', payload: { filing: stored, base, sent: state.answers, withheld, settle } };
  } catch (failure) {
    if (failure instanceof RequestFailure && failure.kind === 'refused') return null;
    throw failure;
  }
}

async function sendWhole(
  state: FilingState,
  { program, form, filing, data, withheld }: Sendable,
): Promise<FilingOutcome> {
  const { id, version } = filing;
  const { kind, aside, draft: newId } = state;
  const answer = await saveDraft(program, { id, newId, version, data, kind, aside });
  if (answer.code !== CODE.success) return refused(answer);
  const { createServerOverrides: decidedByServer } = await loadReconcile();
  const { voided, ...stored } = answer.data as Filing;
  tellVoided(voided);
  const settle = decidedByServer(form, data, stored.data);
  const payload = { filing: stored, base: stored.data, sent: state.answers, withheld, settle };
  return { type: 'saved', payload };
}

/** Fetches the other person's filing. The merge applies to the answers of its own time, since the person types on meanwhile. */
async function fetchTheirs(
  state: FilingState,
  refusal: SaveRefusal,
): Promise<(mine: FilingState) => FilingMerge> {
  return mergeWith(state, await theirFiling(state, refusal));
}

/** Fetches the stored filing together with a function that merges it. */
export async function fetchStored(
  state: FilingState,
): Promise<{ filing: Filing; mergeInto(mine: FilingState): FilingMerge }> {
  const { id } = state.filing as Filing & { id: string };
  const { data: filing } = await findOne(getFilingProgram(state), id, state.kind);
  return { filing, mergeInto: await mergeWith(state, filing) };
}

async function mergeWith(state: FilingState, filing: Filing): Promise<(mine: FilingState) => FilingMerge> {
  const form = await getFilingProgram(state).load();
  const { mergeMyChanges: reconcile, decide, listReplacedValues } = await loadReconcile();
  const theirs = addRowIds(form.sections, filing.data);
  const by = filing.updated_by ?? '';
  const at = filing.updated_at;
  return ({ base, answers: mine, unreadable, aside, save, replaced: known }) => {
    const from = { base, unanswered: save.unanswered };
    const { answers, differences } = reconcile(form, from, mine, theirs);
    const conflict = createOpenConflict(differences, by, at);
    // Differences are shown by the conflict dialog.
    const settled = decide(answers, differences, {});
    return {
      filing,
      replaced: listReplacedValues(form, mine, settled, { by, at: at ?? '', known }),
      theirs,
      answers,
      unreadable,
      conflict,
      aside,
      note: { kind: 'merged', at: at ?? '', by },
    };
  };
}

/** Returns the other person's filing; a first save that meets a filing begun meanwhile fetches it whole. */
async function theirFiling(state: FilingState, refusal: SaveRefusal): Promise<Filing> {
  const mine = state.filing as Filing;
  const { id, theirs, version, updated_by, updated_at } = refusal as SaveConflict;
  if (mine.id === null) return (await fetchOne(getFilingProgram(state), id, state.kind)).data;
  return { ...mine, data: theirs, version, updated_by, updated_at };
}

/** Submits the saved answers. */
export async function submitDraft(
  state: FilingState,
  confirmed: string[],
  key: string,
): Promise<SubmitResult> {
  const program = getFilingProgram(state);
  const { id, version, data } = state.filing as Filing & { id: string };
  const draft = { id, version, data, kind: state.kind };
  const answer = await submitFiling(program, draft, confirmed, key);
  if (answer.code === CODE.success) return { ok: true, filing: answer.data as Filing };
  const refusal = (answer.data ?? {}) as SaveRefusal;
  if (refusal.receipt) return { ok: true, filing: (await fetchOne(program, id, state.kind)).data };
  const message = formatEnvelopeMessage(answer);
  return {
    ok: false,
    message,
    missing: refusal.missing ?? [],
    ...(refusal.conflict && { stale: refusal }),
    ...(refusal.server_time && { isShut: true }),
  };
}

async function settleEntry(before: FilingState, after: FilingState): Promise<void> {
  if (before.filing?.id !== after.filing?.id) await deleteEntry(getFilingScope(before));
  if (isUnsent(after)) await saveEntry(createFilingEntry(after));
  else await deleteEntry(getFilingScope(after));
}

/**
 * Updates the entry after a save acknowledged late: text typed after the save stays in the local store, based on the new
 * version. An entry of another version belongs to a form opened meanwhile and stays as it is.
 */
async function applyLateAnswer(before: FilingState, saved: FilingSaved): Promise<void> {
  const { filing, sent, withheld, settle, base } = saved;
  const { isSameContent: same } = await loadReconcile();
  const { id, version } = filing;
  await updateEntry(getFilingScope(before), (entry: FilingEntry): FilingEntry | null => {
    if (entry.version !== before.filing?.version) return entry;
    if (withheld === 0 && same(entry.answers, sent)) return null;
    const answers = settle ? settle(entry.answers) : entry.answers;
    return { ...entry, filing: id ?? entry.filing, version, base, answers, aside: [] };
  });
}

export const filingMachine: DraftMachine<FilingState, FilingSaved, SaveRefusal> = {
  current: ({ filing }: { filing: FilingState }) => filing,
  isEditable,
  keep: (state) => saveEntry(createFilingEntry(state)),
  // A chunk that failed to load is a failure too, and retried.
  send: (state) => send(state).catch(toFailedSave),
  fetchTheirs,
  settleEntry,
  applyLateAnswer,
  adopt: mergeLocalEntries,
  isMoved: ({ filing }) => filing?.id === null,
};
