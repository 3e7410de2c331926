import type { Answers, AnswerValue, Form, FormContext, Program } from '@domain/definition';
import { adaptFormToBatch } from '@domain/filing/dated-form';
import type { AsideAnswer } from '@domain/filing/edition-note';
import { getAnswerAtPath } from '@domain/filing/paths';
import { isSameFieldValue } from '@domain/filing/sections';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { addYearBefore } from '@domain/filing/year-before';
import { findEditionInForce } from '@domain/programs/registry';
import { findFillable } from '@domain/programs/reports';
import { formatBeijingDay, getBeijingYear } from '@domain/windows/calendar';
import type { FilingPeriod } from '@domain/windows/calls';
import type { RootState } from '@/models/connect';
import { formatCellKey } from './changes';
import type { FilingEntry, FilingScope } from './localStore';
import type { MergeResult, SavedDraft } from './machine';
import type { ReplacedValue } from './replacedValues';
import { type DraftState, emptyDraft, listSentSections } from './state';
import type { UndoStep } from './undo';
import { findCellPath } from './unparsedInput';

/** Filing named by a URL: an existing one by `id`, a further one by the id it will get (`draft`). */
export interface FilingAddress {
  id: string | null;
  draft: string | null;
}

export interface FilingState extends DraftState {
  user: string;
  program: string;
  /** Kind of filing; empty in programs with one kind. */
  kind: string;
  /** The address that was opened. */
  asked: FilingAddress;
  filing: Filing | null;
  /** Id that the first save requests for a new filing. */
  draft: string;
  /** Reason why no filing could be opened. */
  problem: string | null;
  /** Server's clock minus this computer's, in milliseconds. */
  skew: number;
  /** The window as the page has shown it before it was moved; null while it was not. */
  formerWindow: FilingWindow | null;
  /** Answers without a field in this edition of the form, not saved on the server yet. */
  aside: AsideAnswer[];
  /** Answers that colleagues have replaced while the form was open. */
  replaced: readonly ReplacedValue[];
  /** Values from the company profile, until the first save. */
  prefilled: Answers;
  submitting: boolean;
  /** True while a submission waits for a busy server before it is retried. */
  isWaiting: boolean;
  /** Idempotency key of a submission, kept until it is answered: a retry does not submit twice. */
  submitKey: string;
  /** Steps that can be undone, the latest last. */
  undo: UndoStep[];
  /** Steps that were undone and can be redone, the latest undone last. */
  redo: UndoStep[];
}

/** State of the portal where the model of a declaration or report is registered. */
export interface FilingRoot extends RootState {
  filing: FilingState;
}

export interface FilingSaved extends SavedDraft {
  filing: Filing;
}

export interface FilingMerge extends MergeResult {
  filing: Filing;
  aside: FilingState['aside'];
  replaced: FilingState['replaced'];
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
  formerWindow: null,
  aside: [],
  replaced: [],
  prefilled: {},
  submitting: false,
  isWaiting: false,
  submitKey: '',
  undo: [],
  redo: [],
};

/** True if the person may change the answers. */
export const isEditable = ({ filing }: FilingState): boolean => filing?.actions.includes('save') ?? false;

/** True if two views of a window show the same state and times; the days left count down by themselves. */
export const isSamePeriod = (
  one: FilingPeriod | null | undefined,
  other: FilingPeriod | null | undefined,
): boolean =>
  one?.status === other?.status && one?.opens_at === other?.opens_at && one?.closes_at === other?.closes_at;

/** Creates the form context by the server's clock. Feature switches are on unless the server says otherwise. */
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

/** The program in the edition of a filing, where that holds for its batch; otherwise the one in force. */
export const findFilingEdition = (program: Program, filing: Pick<Filing, 'edition'> | null): Program =>
  (filing && findEditionInForce(program, filing.edition)) ?? program;

export const getFilingProgram = ({ program, filing }: FilingState): Program =>
  findFilingEdition(findFillable(program) as Program, filing);

export const getFilingScope = ({ user, program, kind, filing, draft }: FilingState): FilingScope => ({
  user,
  program,
  kind,
  batch: filing?.batch ?? '',
  filing: filing?.id ?? draft,
});

/** Selects the replaced values by their present path; those that stand there again and those of removed rows are left out. */
export function locateReplacedValues(
  replaced: readonly ReplacedValue[],
  answers: Answers,
): Map<string, ReplacedValue> {
  const located = replaced.flatMap((each): [string, ReplacedValue][] => {
    const path = findCellPath(formatCellKey(each.cell), answers);
    if (path === null) return [];
    const present = getAnswerAtPath(answers, path) as AnswerValue;
    return isSameFieldValue(present, each.former) ? [] : [[path, each]];
  });
  return new Map(located);
}

/** Creates the local store entry of a state. */
export const createFilingEntry = (state: FilingState): Omit<FilingEntry, 'tab'> => ({
  ...getFilingScope(state),
  version: state.filing?.version ?? 0,
  edition: state.filing?.edition ?? '',
  base: state.base,
  answers: state.answers,
  unanswered: listSentSections(state),
  unreadable: state.unreadable,
  aside: state.aside,
  editedAt: new Date().toISOString(),
});
