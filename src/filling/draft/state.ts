/** A draft on the screen, whatever is filled in, and how far the server has it. */

import type { Answers } from '@domain/definition';
import type { MergeConflict } from '@domain/filing/merge';
import type { UnparsedInput } from './unparsedInput';

export interface SaveStatus<Content = Answers> {
  /** outdated: the server has another edition of the form; this page can save nothing more. */
  phase: 'idle' | 'saving' | 'failed' | 'refused' | 'outdated';
  /** Failures in a row. */
  attempt: number;
  /** The answers that went with the last attempt; null when that was acknowledged. */
  sent: Content | null;
  message: string;
  /** Milliseconds that a busy server asked to wait after the last attempt; null where it did not ask. */
  wait: number | null;
  /** Values that stayed behind because of their type or size. */
  withheld: number;
}

export interface OpenConflict {
  updatedBy: string;
  updatedAt: string;
  differences: MergeConflict[];
}

export interface DraftState<Content extends object = Answers> {
  /** Counts the drafts opened: an answer for an earlier one is not for the draft on the screen. */
  opening: number;
  /** The server's answers at the version that was read last: a merge starts from them. */
  base: Content;
  /** The answers on the screen. */
  answers: Content;
  /** The object among past `answers` that the server has acknowledged. */
  saved: Content;
  /** Texts that could not be read as a value, by cell. */
  unreadable: UnparsedInput;
  save: SaveStatus<Content>;
  /** False when the browser refuses to keep the draft. */
  isKept: boolean;
  conflict: OpenConflict | null;
  /** Changes of the answers that the person did not make. */
  note: { kind: 'replayed' | 'merged' | 'pulled'; at: string; by: string } | null;
}

export const idle: SaveStatus = {
  phase: 'idle',
  attempt: 0,
  sent: null,
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

/** Some edits are not acknowledged by the server. */
export const isDirty = ({ answers, saved }: Pick<DraftState<object>, 'answers' | 'saved'>): boolean =>
  answers !== saved;

/** Something of the answers is not on the server: such edits, or values that the server cannot keep. */
export const isUnsent = (state: DraftState<object>): boolean => isDirty(state) || state.save.withheld > 0;

export const createOpenConflict = (
  differences: MergeConflict[],
  by: string | null | undefined,
  at: string | null | undefined,
): OpenConflict | null =>
  differences.length > 0 ? { differences, updatedBy: by ?? '', updatedAt: at ?? '' } : null;
