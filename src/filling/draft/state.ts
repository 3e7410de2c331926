/** State of an open draft of any kind, and of its save. */

import type { Answers } from '@domain/definition';
import type { MergeConflict } from '@domain/filing/merge';
import type { StoredEntry } from './localStore';
import type { UnparsedInput } from './unparsedInput';

export interface SaveStatus<Content = Answers> {
  /** outdated: the server has another edition of the form; this page can save nothing more. */
  phase: 'idle' | 'saving' | 'failed' | 'refused' | 'outdated';
  /** Number of consecutive failures. */
  attempt: number;
  /** The answers that went with the last attempt; null when that was acknowledged. */
  sent: Content | null;
  /** Contents that were sent and not acknowledged, the latest last: the server may have stored any of them. */
  unanswered: readonly Content[];
  message: string;
  /** Milliseconds that a busy server asked to wait after the last attempt; null where it did not ask. */
  wait: number | null;
  /** Number of values not sent because of their type or size. */
  withheld: number;
}

export interface OpenConflict {
  updatedBy: string;
  updatedAt: string;
  differences: MergeConflict[];
  /** Entries of this browser that the differences come from: a decision covers these, and none that a tab leaves later. */
  entries: readonly StoredEntry[];
}

export interface DraftState<Content extends object = Answers> {
  /** Number of drafts opened so far: a response for an earlier one must not be applied to the present one. */
  opening: number;
  /** Answers of the server at the version read last, the base of merges. */
  base: Content;
  /** The answers on the screen. */
  answers: Content;
  /** The `answers` object that the server has acknowledged. */
  saved: Content;
  /** Texts that could not be read as a value, by cell. */
  unreadable: UnparsedInput;
  save: SaveStatus<Content>;
  /** False when the browser refuses to keep the draft. */
  isKept: boolean;
  conflict: OpenConflict | null;
  /** Reason for changes of the answers that the person did not make. */
  note: { kind: 'replayed' | 'merged' | 'decided' | 'pulled'; at: string; by: string } | null;
}

export const idle: SaveStatus = {
  phase: 'idle',
  attempt: 0,
  sent: null,
  unanswered: [],
  message: '',
  wait: null,
  withheld: 0,
};

const nothing: Answers = {};

export const emptyDraft: DraftState = {
  opening: 0,
  base: nothing,
  answers: nothing,
  saved: nothing,
  unreadable: {},
  save: idle,
  isKept: true,
  conflict: null,
  note: null,
};

/** The sections of unacknowledged saves that differ from the base: a local store keeps no second copy of the rest. */
export const listSentSections = ({ base, save }: Pick<DraftState, 'base' | 'save'>): Answers[] =>
  save.unanswered.map((sent) =>
    Object.fromEntries(Object.entries(sent).filter(([section, content]) => content !== base[section])),
  );

/** True if some edits are not acknowledged by the server. */
export const isDirty = ({ answers, saved }: Pick<DraftState<object>, 'answers' | 'saved'>): boolean =>
  answers !== saved;

/** True if part of the answers is not on the server: unacknowledged edits, or values that it cannot accept. */
export const isUnsent = (state: DraftState<object>): boolean => isDirty(state) || state.save.withheld > 0;

export const createOpenConflict = (
  differences: MergeConflict[],
  by: string | null | undefined,
  at: string | null | undefined,
  entries: readonly StoredEntry[] = [],
): OpenConflict | null =>
  differences.length > 0 ? { differences, entries, updatedBy: by ?? '', updatedAt: at ?? '' } : null;
