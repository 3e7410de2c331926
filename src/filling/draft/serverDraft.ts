/** The draft machine of answers that the server keeps under one version: a company's profile, an expert's assessment. */
import type { Answers, Form } from '@domain/definition';
import { isOwnName } from '@/utils/session';
import { applyEdits, applyRaw, type CellEdit } from './changes';
import {
  type DraftEntry,
  type DraftScope,
  deleteAdoptedEntries,
  deleteEntry,
  listDraftEntries,
  type StoredEntry,
  saveEntry,
  tab,
} from './localStore';
import {
  type DraftEffects,
  type DraftMachine,
  draftReducers,
  loadReconcile,
  type MergeResult,
  type SavedDraft,
  type SaveOutcome,
  toFailedSave,
} from './machine';
import {
  createOpenConflict,
  type DraftState,
  emptyDraft,
  idle,
  isDirty,
  isUnsent,
  listSentSections,
} from './state';
import { filterStillUnparsed, type UnparsedInput } from './unparsedInput';

export interface StoredAnswers {
  version: number;
  data: Answers;
  /** null before the first save. */
  updatedAt: string | null;
  updatedBy: string;
}

/** Response to a save; `theirs`: somebody else has saved meanwhile. */
export type SaveAnswer = { stored: StoredAnswers } | { theirs: StoredAnswers } | { refused: string };

/** Subject of a draft: where its entries are stored and how it is saved. */
export interface DraftSubject {
  /** Key of the draft in the local store. */
  place: string;
  form: Form;
  stored: StoredAnswers;
  send(draft: Pick<ServerDraft, 'answers' | 'base' | 'version'>): Promise<SaveAnswer>;
  /** Reads the entry of an earlier release. */
  upgrade?(entry: object): StoredDraft;
}

export interface ServerDraft extends DraftState, DraftScope {
  version: number;
  updatedAt: string | null;
}

interface StoredDraft {
  version: number;
  base: Answers;
  answers: Answers;
  /** Sections that were sent since and not acknowledged; absent in entries of earlier releases. */
  unanswered?: readonly Answers[];
  /** Texts that could not be read as a value, by cell. */
  unreadable: UnparsedInput;
}

type ServerSaved = SavedDraft & Pick<ServerDraft, 'version' | 'updatedAt'>;
type ServerMerge = MergeResult & Pick<ServerDraft, 'version' | 'updatedAt'>;

export const serverReducers = {
  ...draftReducers,
  edit: (state: ServerDraft, { payload }: { payload: CellEdit[] }): ServerDraft => ({
    ...state,
    answers: applyEdits(state.answers, payload),
    unreadable: applyRaw(state.unreadable, payload),
  }),
  saved: (state: ServerDraft, action: { type: string; payload: ServerSaved }): ServerDraft => {
    const { version, updatedAt } = action.payload;
    return { ...draftReducers.saved(state, action), version, updatedAt };
  },
  merged: (state: ServerDraft, action: { type: string; payload: ServerMerge }): ServerDraft => {
    const { version, updatedAt } = action.payload;
    return { ...draftReducers.merged(state, action), version, updatedAt };
  },
  /** Replaces all answers, as a step back does. */
  replaced: (
    state: ServerDraft,
    { payload }: { payload: Pick<ServerDraft, 'answers' | 'unreadable'> },
  ): ServerDraft => ({ ...state, ...payload }),
  /** Discards the changes. */
  dropped: (state: ServerDraft): ServerDraft => ({
    ...state,
    answers: state.base,
    saved: state.base,
    unreadable: {},
    conflict: null,
    save: idle,
  }),
};

function keep(draft: ServerDraft): Promise<boolean> {
  const { user, place, version, base, answers, unreadable } = draft;
  const unanswered = listSentSections(draft);
  return saveEntry({
    ...{ user, place, version, base, answers, unanswered, unreadable },
    editedAt: new Date().toISOString(),
  });
}

async function adopt(state: ServerDraft, merged: readonly StoredEntry[]): Promise<void> {
  if (await keep(state)) await deleteAdoptedEntries(merged.filter((entry) => entry.tab !== tab));
}

export const createServerDraftMachine = (
  subject: DraftSubject,
): DraftMachine<ServerDraft, ServerSaved, StoredAnswers> => ({
  current: (draft: ServerDraft) => draft,
  isEditable: () => true,
  keep,
  send: (state) => send(subject, state).catch(toFailedSave),
  async fetchTheirs(_, { version, data: theirs, updatedAt, updatedBy: by }) {
    const { mergeMyChanges: reconcile } = await loadReconcile();
    return ({ base, answers: mine, unreadable, save }): ServerMerge => {
      const from = { base, unanswered: save.unanswered };
      const { answers, differences } = reconcile(subject.form, from, mine, theirs);
      const conflict = createOpenConflict(differences, by, updatedAt);
      const note = { kind: 'merged', at: updatedAt ?? '', by } as const;
      return { theirs, answers, unreadable, conflict, note, version, updatedAt };
    };
  },
  settleEntry: (_, after) => (isUnsent(after) ? keep(after) : deleteEntry(after)),
  adopt,
});

/** True while a save is running or a conflict is open: what others saved is then merged with the next save. */
const isBusy = ({ save, conflict }: ServerDraft): boolean =>
  !['idle', 'failed'].includes(save.phase) || conflict !== null;

/** Merges what somebody else has saved, where it conflicts with no unsaved edit; a conflict is shown by the next save. */
export function* mergeTheirs(
  machine: ReturnType<typeof createServerDraftMachine>,
  stored: StoredAnswers,
  { call, put, select }: DraftEffects,
): Generator {
  const before = (yield select(machine.current)) as ServerDraft;
  const mergeInto = (yield call(machine.fetchTheirs, before, stored)) as (mine: ServerDraft) => ServerMerge;
  const now = (yield select(machine.current)) as ServerDraft;
  if (isBusy(now) || now.version >= stored.version) return;
  const merge = mergeInto(now);
  if (merge.conflict) return;
  const note = { kind: 'pulled', at: stored.updatedAt ?? '', by: stored.updatedBy } as const;
  // Without edits of one's own there is nothing to save.
  const answers = isDirty(now) ? merge.answers : stored.data;
  yield put({ type: 'merged', payload: { ...merge, answers, note } });
}

async function send(
  { send: sendTo }: DraftSubject,
  state: ServerDraft,
): Promise<SaveOutcome<ServerSaved, StoredAnswers>> {
  const { isSameContent: same } = await loadReconcile();
  const { answers: sent, base, version, updatedAt } = state;
  const saved = (at: Pick<StoredAnswers, 'version' | 'updatedAt'>, data: Answers) =>
    ({
      type: 'saved',
      payload: { sent, base: data, withheld: 0, settle: null, version: at.version, updatedAt: at.updatedAt },
    }) as const;
  if (same(sent, base) && state.save.unanswered.length === 0) return saved({ version, updatedAt }, base);
  const answer = await sendTo(state);
  if ('stored' in answer) return saved(answer.stored, answer.stored.data);
  if ('refused' in answer) return { type: 'unsaved', payload: { phase: 'refused', message: answer.refused } };
  return { type: 'stale', payload: answer.theirs };
}

const keptIn = (entry: DraftEntry<StoredDraft>, { upgrade }: DraftSubject): StoredDraft =>
  'base' in entry ? entry : (upgrade?.(entry) ?? entry);

/** Opens the stored answers and applies the unsent work on them in this browser. */
export async function openServerDraft(subject: DraftSubject, user: string): Promise<ServerDraft> {
  const { place, form, stored } = subject;
  const { data, version, updatedAt, updatedBy } = stored;
  const scope = { user, place };
  const draft = { ...emptyDraft, ...scope, version, updatedAt, base: data, answers: data, saved: data };
  // The merge code is loaded together with the draft: the network may be down when it is needed.
  const [{ applyEntries: replay, isSameContent: same }, entries] = await Promise.all([
    loadReconcile(),
    listDraftEntries<StoredDraft>(scope),
  ]);
  if (entries.length === 0) return draft;
  const kept = entries.map((entry) => keptIn(entry, subject));
  const { answers, differences } = replay(form, kept, data, isOwnName(updatedBy));
  const unreadable = filterStillUnparsed(
    Object.assign({}, ...kept.map((entry) => entry.unreadable)),
    answers,
  );
  const conflict = createOpenConflict(differences, updatedBy, updatedAt, entries);
  if (!conflict && Object.keys(unreadable).length === 0 && same(answers, data)) {
    await deleteAdoptedEntries(entries);
    return draft;
  }
  const note = { kind: 'replayed', at: entries.at(-1)?.editedAt ?? '', by: '' } as const;
  const replayed = { ...draft, answers, unreadable, conflict, note };
  if (!conflict) await adopt(replayed, entries);
  return replayed;
}
