import type { Answers, Form, FormContext, Program } from '@domain/definition';
import { adaptFormToBatch } from '@domain/filing/dated-form';
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { Filing } from '@domain/filing/types';
import { addYearBefore } from '@domain/filing/year-before';
import { findFillable } from '@domain/programs/reports';
import { formatBeijingDay, getBeijingYear } from '@domain/windows/calendar';
import type { RootState } from '@/models/connect';
import type { FilingEntry, FilingScope } from './localStore';
import type { MergeResult, SavedDraft } from './machine';
import { type DraftState, emptyDraft } from './state';

/** Undo step: one change of a table or record, with the row references that changed along. */
export interface UndoStep {
  section: string;
  /** The sections that the change touched, as they were and as they became. */
  before: Answers;
  after: Answers;
  unreadable: Record<string, string>;
  /** The cell that is being typed in: what is typed next belongs to the same step. */
  typed?: string;
}

/** The filing that an address names: one that is there by its id, a further one by the id that it shall get. */
export interface FilingAddress {
  id: string | null;
  draft: string | null;
}

export interface FilingState extends DraftState {
  user: string;
  program: string;
  /** One of the kinds of the program; empty where it has one. */
  kind: string;
  /** The address that was opened. */
  asked: FilingAddress;
  filing: Filing | null;
  /** The id that the first save of a new filing asks for. */
  draft: string;
  /** The reason why nothing is open. */
  problem: string | null;
  /** The server's clock less this computer's, in milliseconds. */
  skew: number;
  /** Set aside when the answers came to this edition, and not on the server yet. */
  aside: AsideAnswer[];
  /** Values that came from the company profile, as long as nothing was saved. */
  prefilled: Answers;
  submitting: boolean;
  /** The server is busy: the submission is sent again by itself. */
  isWaiting: boolean;
  /** Sent with a submission until it is answered: repeating it files nothing twice. */
  submitKey: string;
  undo: UndoStep | null;
  /** The step that was undone last, to be taken again. */
  redo: UndoStep | null;
}

/** The state of the portal where a declaration or report can be open: its model belongs to this room. */
export interface FilingRoot extends RootState {
  filing: FilingState;
}

export interface FilingSaved extends SavedDraft {
  filing: Filing;
}

export interface FilingMerge extends MergeResult {
  filing: Filing;
  aside: FilingState['aside'];
}

export const nothingOpen: FilingState = {
  ...emptyDraft,
  user: '',
  program: '',
  kind: '',
  asked: { id: null, draft: null },
  filing: null,
  draft: '',
  problem: null,
  skew: 0,
  aside: [],
  prefilled: {},
  submitting: false,
  isWaiting: false,
  submitKey: '',
  undo: null,
  redo: null,
};

/** A step can be undone, or taken again, as long as what it changed was not changed since. */
export const canUndo = ({ before, after }: UndoStep, answers: Answers): boolean =>
  Object.keys({ ...before, ...after }).every((section) => answers[section] === after[section]);

/** The person may change the answers now. */
export const isEditable = ({ filing }: FilingState): boolean => filing?.actions.includes('save') ?? false;

/** Context of a form beside its answers, by the server's clock. Feature switches are on unless the server says otherwise. */
export function createFilingContext(filing: Pick<Filing, 'batch' | 'window'>, skew: number): FormContext {
  const now = new Date(Date.now() + skew);
  const batchYear = filing.window?.batch_year ?? (Number.parseInt(filing.batch, 10) || getBeijingYear(now));
  return { batchYear, today: formatBeijingDay(now), settings: {} };
}

/** Adapts a form to the batch of a filing, with the year before where the filing includes it. */
export const resolveFilingForm = (
  form: Form,
  filing: Pick<Filing, 'batch' | 'window' | 'year_before'>,
): Form =>
  addYearBefore(adaptFormToBatch(form, createFilingContext(filing, 0).batchYear), filing.year_before ?? {});

export const getFilingProgram = (state: FilingState) => findFillable(state.program) as Program;

export const getFilingScope = ({ user, program, kind, filing, draft }: FilingState): FilingScope => ({
  user,
  program,
  kind,
  batch: filing?.batch ?? '',
  filing: filing?.id ?? draft,
});

/** The state as the local store keeps it. */
export const createFilingEntry = (state: FilingState): Omit<FilingEntry, 'tab'> => ({
  ...getFilingScope(state),
  version: state.filing?.version ?? 0,
  edition: state.filing?.edition ?? '',
  base: state.base,
  answers: state.answers,
  unreadable: state.unreadable,
  aside: state.aside,
  editedAt: new Date().toISOString(),
});
