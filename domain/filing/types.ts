import type { Answers, SignatoryRole } from '../definition';
import type { Text } from '../text';
import type { FilingWindowStatus } from '../windows/state';
import type { LevelCode, ReviewRoute } from '../workflow/workflow';
import type { CompanyAction, FilingAction } from './actions';
import type { EditionNote } from './edition-note';
import type { SubmittedForm } from './snapshot';
import type { FilingStatus } from './status';

export interface PathMessage {
  path: string;
  message: string;
}

/** A fault on the wire; `code`: kind of the fault, or id of the rule. */
export interface CodedMessage extends PathMessage {
  code: string;
}

export interface Completeness {
  /** Share of required values that are filled in, in whole percent. */
  percent: number;
  missing: PathMessage[];
}

export interface Correction {
  id: string;
  /** Path of the correction; absent: the whole filing. */
  path?: string | undefined;
  /** Identity of the row to which the correction is pinned, as rows move. */
  row?: string | undefined;
  comment: string;
  /** True once the company has answered the correction. */
  resolved: boolean;
  /** Version of the company's answer. */
  version: number;
  answer: { state: 'corrected' | 'answered'; remark: string; by: string; at: string } | null;
  /** True where the value at the path differs from the submitted one. */
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
  status: FilingWindowStatus;
  days_left: number | null;
  server_time: string;
  quota: number;
  used: number;
  extended_until?: string;
  /** Since when and why a suspended window is so; `reason` is '' where the office gave none. */
  suspended?: { since: string; reason: string };
  /** Time until which a filing is accepted after the closing: it was begun before, or is owed. */
  grace_until?: string;
  /** True where a project owes the filing as a report: until its due day it is accepted whatever the window says. */
  owed?: true;
}

/** The latest decision of an office on a filing, as shown to its company. */
export interface FilingDecision {
  /** Id of the log line of the decision, by which its letter is downloaded. */
  id: string;
  action: FilingAction;
  /** Level that decided; absent for decisions logged before levels were. */
  level?: LevelCode;
  at: string;
  /** The general opinion of the office. */
  comment: string | null;
  /** Keys of the reasons in their dictionary. */
  reasons: string[];
  /** Number of the document by which an approval was revoked. */
  doc_no?: string;
  /** Deadline for an appeal; null where none is possible, or one was made already. */
  appeal_until: string | null;
  /** Last moment for the answer to an open appeal against the decision. */
  appeal_due_at?: string;
  /** Task book that an approval requires: the day by which it must be signed, and how. */
  task_book: { due: string; how: Text } | null;
  /** Number and grant (万元) that an approval gave. */
  project?: { no: string; grant: number };
}

/** A filing on the wire: one shape for every program. */
export interface Filing {
  /** Rows of the year before the first year of a report. */
  year_before?: Answers;
  /** Id of the filing; null while nothing is saved: `data` is prefilled from the company profile. */
  id: string | null;
  program: string;
  /** Kind of the filing (`selectIndex`) where the program has several, '' otherwise. */
  kind: string;
  status: FilingStatus;
  version: number;
  batch: string;
  /** Edition of the form of `data`: the present one while the filing can change, else the signed one. */
  edition: string;
  /** Note on answers that were given under an earlier edition. */
  edition_note: EditionNote | null;
  /** True where the answers were copied from an earlier filing (`filingOrigin` tells from which). */
  copied?: true;
  /** The signed snapshot, where the form has another edition by now: it is displayed with its own sections and labels. */
  paper?: SubmittedForm;
  /** True where sensitive answers are masked for the reader. */
  masked?: true;
  data: Answers;
  computed: Answers;
  completeness: Completeness;
  warnings: { rule: string; path: string; message: string }[];
  window: FilingWindow | null;
  returned: Correction[];
  /** Time until which a returned filing can be submitted again. */
  correction_due_at?: string | null;
  /** Last day of the public notice that a filing is in. */
  notice_until?: string;
  receipt: FilingReceipt | null;
  /** The latest return or decision; absent before one, and for offices. */
  decision?: FilingDecision | null | undefined;
  updated_at: string | null;
  updated_by: string | null;
  /** Review route of a submitted filing. */
  way?: ReviewRoute | null | undefined;
  /** Actions that the asking user may take now. */
  actions: CompanyAction[];
  /** True where people of the company sign the filing before it is submitted. */
  signs?: true;
  /** Obstacles to a submission from the filing that this one continues, or has to continue. */
  blocked?: PathMessage[];
  /** Values that were replaced because their source decides them; only in the answer to a save. */
  overruled?: PathMessage[];
  /** Signatures that a save has voided; only in the answer to it. */
  voided?: VoidedSignature[];
}

export interface VoidedSignature {
  hand: SignatoryRole;
  /** Name of the person who had signed. */
  name: string;
}

/** `data` of a 208 answer to a save that carried a stale version. Nothing was overwritten. */
export interface SaveConflict {
  conflict: true;
  /** Id of the stored filing; also sent in answer to a save without id that would have exceeded the quota. */
  id: string;
  version: number;
  theirs: Answers;
  updated_by: string;
  updated_at: string;
}
