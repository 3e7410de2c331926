import type { Answers, SignatoryRole } from '../definition';
import type { Text } from '../text';
import type { FilingWay } from '../workflow/workflow';
import type { CompanyAction, FilingAction } from './actions';
import type { EditionNote } from './edition-note';
import type { SubmittedForm } from './snapshot';
import type { FilingStatus } from './status';

export interface PathMessage {
  path: string;
  message: string;
}

export interface Completeness {
  /** Needed values that are there, in whole percent. */
  percent: number;
  missing: PathMessage[];
}

export interface Correction {
  id: string;
  /** Absent: it is about the whole filing. */
  path?: string | undefined;
  /** The identity of the row that it is pinned to: rows move. */
  row?: string | undefined;
  comment: string;
  /** True once it was answered, one way or the other. */
  resolved: boolean;
  /** Counts answers. */
  version: number;
  answer: { state: 'corrected' | 'answered'; remark: string; by: string; at: string } | null;
  /** Something else stands there than was submitted. */
  changed?: boolean | undefined;
}

export interface FilingReceipt {
  no: string;
  submitted_at: string;
  sha256: string;
}

export interface FilingWindow {
  program: string;
  title: string;
  batch_year: number;
  batch_no: number;
  opens_at: string;
  closes_at: string;
  status: 'upcoming' | 'open' | 'closed';
  days_left: number | null;
  server_time: string;
  quota: number;
  used: number;
  extended_until?: string;
  /** The moment until which a filing that was begun in time is still taken although the window has closed. */
  grace_until?: string;
}

/** The decision of an office that a filing stands at, as its company is told of it. */
export interface FilingDecision {
  /** The line of the log: names the letter. */
  id: string;
  action: FilingAction;
  at: string;
  /** The general opinion of the office. */
  comment: string | null;
  /** Values of the dictionary of reasons. */
  reasons: string[];
  /** The last moment for an appeal; null where it cannot be appealed against, or was already. */
  appeal_until: string | null;
  /** The task book that an approval asks for: until which day it is signed, and how. */
  task_book: { due: string; how: Text } | null;
}

/** A filing on the wire: one shape for every program. */
export interface Filing {
  /** Rows of the year before the first one that a report asks for. */
  year_before?: Answers;
  /** null: nothing saved yet; `data` is prefilled from the company profile. */
  id: string | null;
  program: string;
  /** selectIndex of a program that has several kinds, '' otherwise. */
  kind: string;
  status: FilingStatus;
  version: number;
  batch: string;
  /** The edition of the form that `data` belongs to: the present one while the filing can change, else the one that was signed. */
  edition: string;
  /** The note on answers that were given under an earlier edition. */
  edition_note: EditionNote | null;
  /** The signed snapshot, where the form has another edition by now: it is shown with its own sections and labels. */
  paper?: SubmittedForm;
  /** Sensitive answers are masked for whoever asked. */
  masked?: true;
  data: Answers;
  computed: Answers;
  completeness: Completeness;
  warnings: { rule: string; path: string; message: string }[];
  window: FilingWindow | null;
  returned: Correction[];
  /** The moment until which a returned filing can be submitted again. */
  correction_due_at?: string | null;
  receipt: FilingReceipt | null;
  /** The return or decision that it stands at; absent before one, and for offices. */
  decision?: FilingDecision | null | undefined;
  updated_at: string | null;
  updated_by: string | null;
  /** Once it was submitted: its way through the offices. */
  way?: FilingWay | null | undefined;
  /** Actions that the asking user may take now. */
  actions: CompanyAction[];
  /** People of the company sign it before it is submitted. */
  signs?: true;
  /** The reason why the filing that it continues, or would have to, stands in the way of a submission. */
  blocked?: PathMessage[];
  /** Values that are decided elsewhere and were sent otherwise: in the answer to a save alone. */
  overruled?: PathMessage[];
  /** Signatures that a save made void: in its answer alone. */
  voided?: VoidedSignature[];
}

export interface VoidedSignature {
  hand: SignatoryRole;
  /** The name of the person who had signed. */
  name: string;
}

/** `data` of a 208 answer to a save that carried a stale version. Nothing was overwritten. */
export interface SaveConflict {
  conflict: true;
  /** The filing that stands there: also told to a save without id that would have been one too many. */
  id: string;
  version: number;
  theirs: Answers;
  updated_by: string;
  updated_at: string;
}
