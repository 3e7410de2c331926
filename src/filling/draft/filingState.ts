import type { Envelope } from '@domain/api/envelope';
import type { Answers, Context } from '@domain/definition';
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { MergeConflict } from '@domain/filing/merge';
import type { Filing } from '@domain/filing/types';
import { dayOf, yearOf } from '@domain/windows/calendar';
import type { JournalEntry, JournalScope } from './localStore';

/** The way back from one change of a table, with the references to its rows that changed along. */
export interface UndoStep {
  section: string;
  /** The sections that the change touched, as they were and as they became. */
  before: Answers;
  after: Answers;
  unreadable: Record<string, string>;
}

export interface OpenConflict {
  updatedBy: string;
  updatedAt: string;
  differences: MergeConflict[];
}

export interface SaveStatus {
  /** outdated: the server has another edition of the form; this page can save nothing more. */
  phase: 'idle' | 'saving' | 'failed' | 'refused' | 'outdated';
  /** Failures in a row. */
  attempt: number;
  /** The answers that went with the last attempt; null when that was acknowledged. */
  sent: Answers | null;
  message: string;
  /** Values that stayed behind because of their type or size. */
  withheld: number;
}

/** The filing that an address names: one that is there by its id, a further one by the id that it shall get. */
export interface Asked {
  id: string | null;
  draft: string | null;
}

export interface FilingState {
  /** Counts openings: an answer that belongs to an earlier one is not for the form on the screen. */
  opening: number;
  user: string;
  program: string;
  /** Of a program with several kinds: which one. Otherwise empty. */
  kind: string;
  /** What was asked for. */
  asked: Asked;
  filing: Filing | null;
  /** The id that the first save of a new filing asks for. */
  draft: string;
  /** Why nothing is open. */
  problem: string | null;
  /** The server's clock less this computer's, in milliseconds. */
  skew: number;
  /** The server's answers at `filing.version`: what a merge starts from. */
  base: Answers;
  /** What the screen shows. */
  answers: Answers;
  /** The object among past `answers` that the server has acknowledged. */
  saved: Answers;
  /** Set aside when the answers came to this edition, and not on the server yet. */
  aside: AsideAnswer[];
  /** What came from the company profile, as long as nothing was saved. */
  prefilled: Answers;
  /** Texts that could not be read as a value, by cell. */
  unreadable: Record<string, string>;
  save: SaveStatus;
  /** False when the browser refuses to keep a journal. */
  journaled: boolean;
  submitting: boolean;
  /** Sent with a submission until it is answered: repeating it files nothing twice. */
  submitKey: string;
  conflict: OpenConflict | null;
  /** What happened to the answers without the person's doing. */
  note: { kind: 'replayed' | 'merged'; at: string; by: string } | null;
  undo: UndoStep | null;
}

export const nothingOpen: FilingState = {
  opening: 0,
  user: '',
  program: '',
  kind: '',
  asked: { id: null, draft: null },
  filing: null,
  draft: '',
  problem: null,
  skew: 0,
  base: {},
  answers: {},
  saved: {},
  aside: [],
  prefilled: {},
  unreadable: {},
  save: { phase: 'idle', attempt: 0, sent: null, message: '', withheld: 0 },
  journaled: true,
  submitting: false,
  submitKey: '',
  conflict: null,
  note: null,
  undo: null,
};

/** A step can be undone as long as what it changed was not changed again. */
export const canUndo = (step: UndoStep, answers: Answers): boolean =>
  Object.entries(step.after).every(([section, value]) => answers[section] === value);

/** There are edits that the server has not acknowledged. */
export const isDirty = (state: FilingState): boolean => state.answers !== state.saved;

/** Something of the answers is not on the server: such edits, or values that the server cannot keep. */
export const isUnsent = (state: FilingState): boolean => isDirty(state) || state.save.withheld > 0;

/** The person may change the answers now. */
export const isEditable = ({ filing }: FilingState): boolean => filing?.actions.includes('save') ?? false;

/** A save may start: one at a time, nothing to decide first, and something to save. */
export const maySave = (state: FilingState): boolean =>
  isEditable(state) &&
  isDirty(state) &&
  !['saving', 'outdated'].includes(state.save.phase) &&
  !state.conflict;

/** What a form may know besides the answers, by the server's clock. Switches of the deployment are on unless told. */
export function contextOf(filing: Pick<Filing, 'batch' | 'window'>, skew: number): Context {
  const now = new Date(Date.now() + skew);
  const batchYear = filing.window?.batch_year ?? (Number.parseInt(filing.batch, 10) || yearOf(now));
  return { batchYear, today: dayOf(now), settings: {} };
}

export const scopeOf = ({ user, program, kind, filing, draft }: FilingState): JournalScope => ({
  user,
  program,
  kind,
  batch: filing?.batch ?? '',
  filing: filing?.id ?? draft,
});

/** The state as the journal keeps it. */
export const entryOf = (state: FilingState): Omit<JournalEntry, 'tab'> => ({
  ...scopeOf(state),
  version: state.filing?.version ?? 0,
  edition: state.filing?.edition ?? '',
  base: state.base,
  answers: state.answers,
  unreadable: state.unreadable,
  aside: state.aside,
  editedAt: new Date().toISOString(),
});

export const messageOf = ({ msg }: Pick<Envelope, 'msg'>): string => [msg].flat().join('\n');
