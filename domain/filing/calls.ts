/**
 * A filing on the wire, in one shape for every program, and the calls of filings that all programs share (contract: filings).
 * Calls of a single program are created from its manifest in program-calls.ts.
 */

import { z } from 'zod';
import { REPORT_COLUMNS } from '../api/call-constants';
import { decidingSteps } from '../appeals/decision';
import { defineCall } from '../calls/define';
import { defineSorter, idParams, listQuery } from '../calls/shapes';
import { key, line } from '../calls/text-kinds';
import { SIGNATORY_ROLES } from '../definition';
import { reportItem as dueReport } from '../reports/report-shapes';
import { filingPeriod, filingWindow } from '../windows/calls';
import { signedPart } from '../workflow/signed-part';
import { LEVEL_CODES } from '../workflow/workflow';
import { COMPANY_ACTIONS } from './actions';
import { MAX_CHANGES } from './change-set';
import { correction } from './correction-calls';
import { CORRECTION_STATES } from './corrections';
import { asideAnswers, edition, editionNote, snapshotShape } from './edition-shapes';
import { paperSignature } from './signatory-calls';
import { FILING_STATUSES, STATUS_GROUPS } from './status';

export const filingStatus = z.enum(FILING_STATUSES);
const time = z.string();
export const pathMessage = z.object({ path: z.string(), message: z.string() });

/** Answers by section key; the engine checks them against the form. */
export const answers = z.record(z.string(), z.unknown());

const receipt = z.object({ no: z.string(), submitted_at: time, sha256: z.string() });

/** Review route of a submitted filing, by the workflow that it keeps. */
const filingWay = z.object({
  levels: z.array(z.enum(LEVEL_CODES)),
  /** Index of the level that decides now; null while the filing is with its company, or decided. */
  at: z.number().int().nullable(),
  experts: z.boolean(),
  notice: z.boolean(),
  /** Index of the level that returned the filing; only while it is returned. */
  returned_by: z.number().int().optional(),
});

/** Task book that an approval requires: the day by which it must be signed, and how. */
export const taskBook = z.object({ due: z.string(), how: z.object({ zh: z.string(), en: z.string() }) });

/** The latest decision on a filing. */
const decision = z.object({
  /** Id of the log line of the decision, by which its letter is downloaded. */
  id: z.string(),
  action: z.enum(decidingSteps),
  /** Level that decided; absent for decisions logged before levels were. */
  level: z.enum(LEVEL_CODES).optional(),
  at: time,
  comment: z.string().nullable(),
  /** Keys of the reasons in their dictionary. */
  reasons: z.array(z.string()),
  /** Number of the document by which an approval was revoked. */
  doc_no: z.string().optional(),
  /** Deadline for an appeal; null where none is possible, or one was made already. */
  appeal_until: time.nullable(),
  /** Last moment for the answer to an open appeal against the decision. */
  appeal_due_at: time.optional(),
  task_book: taskBook.nullable(),
  /** Number and grant (万元) that an approval gave. */
  project: z.object({ no: z.string(), grant: z.number() }).optional(),
});

export const voided = z.array(z.object({ hand: z.enum(SIGNATORY_ROLES), name: z.string() }));

export const filingData = z.object({
  id: z.string().nullable(),
  program: z.string(),
  /** The chosen kind, where the program has several. */
  kind: z.string(),
  status: filingStatus,
  version: z.number().int(),
  batch: z.string(),
  edition: z.string(),
  edition_note: editionNote.nullable(),
  /** True where the answers were copied from an earlier filing. */
  copied: z.literal(true).optional(),
  masked: z.literal(true).optional(),
  paper: snapshotShape.optional(),
  data: answers,
  computed: answers,
  completeness: z.object({ percent: z.number(), missing: z.array(pathMessage) }),
  warnings: z.array(pathMessage.extend({ rule: z.string() })),
  window: filingWindow
    .extend({ grace_until: z.string().optional(), owed: z.literal(true).optional() })
    .nullable(),
  returned: z.array(correction),
  correction_due_at: time.nullish(),
  /** Last day of the public notice that the filing is in. */
  notice_until: z.string().optional(),
  receipt: receipt.nullable(),
  decision: decision.nullish(),
  way: filingWay.nullish(),
  updated_at: time.nullable(),
  updated_by: z.string().nullable(),
  /** Actions that the asking user may take now. */
  actions: z.array(z.enum(COMPANY_ACTIONS)),
  /** True where people of the company sign the filing before it is submitted. */
  signs: z.literal(true).optional(),
  /** Obstacles to a submission from the filing that this one continues, or has to continue. */
  blocked: z.array(pathMessage).optional(),
  /** Values that were replaced because their source decides them; only in the answer to a save. */
  overruled: z.array(pathMessage).optional(),
  /** Signatures that a save has voided; only in the answer to it. */
  voided: voided.optional(),
});

const logEntry = z.object({
  id: z.string(),
  at: time,
  actor: z.object({ name: z.string(), role: z.string() }),
  action: z.string(),
  /** Level that took the step, or to which the filing was submitted; absent in lines from before levels were logged. */
  level: z.enum(LEVEL_CODES).optional(),
  /** Level that decides next, in lines of a level that passed the filing on. */
  to_level: z.enum(LEVEL_CODES).optional(),
  from_status: filingStatus.nullable(),
  to_status: filingStatus.nullable(),
  version: z.number().int().nullable(),
  comment: z.string().nullable(),
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })).optional(),
  /** Signatures of colleagues on a decision; for offices only. */
  signatures: z.array(signedPart).optional(),
  /** Signatures of the company that were given, were voided, or were part of a submission. */
  hands: z
    .array(
      z.object({ hand: z.enum(SIGNATORY_ROLES), by: z.string(), at: time.optional(), sha256: z.string() }),
    )
    .optional(),
  reasons: z.array(z.string()).optional(),
  doc_no: z.string().optional(),
  fix_items: z.array(z.object({ path: z.string().optional(), comment: z.string() })).optional(),
  correction_deadline: time.optional(),
  /** The answer to one of the corrections. */
  correction: z
    .object({ path: z.string().optional(), comment: z.string(), state: z.enum(CORRECTION_STATES) })
    .optional(),
  /** The filing from which this one was copied. */
  copied_from: z.object({ id: z.string(), batch: z.string(), no: z.string().nullable() }).optional(),
  /** Answers that did not fit into the copy. */
  left_out: z.array(pathMessage).optional(),
  /** The payment (万元) that the line records or takes back; its note is for offices only. */
  payment: z.object({ amount: z.number(), paid_on: z.string(), note: z.string().optional() }).optional(),
});
export type LogEntry = z.infer<typeof logEntry>;

export const logData = z.array(logEntry);

const PATH_AT_MOST = 200;
const ROW_AT_MOST = 64;

/** Changes of a draft since the version that the client read (domain/filing/change-set). */
export const changeBody = z.object({
  version: z.number().int().min(0),
  edition,
  changes: z
    .array(
      z.object({
        op: z.enum(['set', 'remove', 'insert', 'move']),
        /** `section.field`, `section[row]` or `section[row].field`; rows by their identity, else by their year. */
        path: line(PATH_AT_MOST),
        /** Value of a `set`, null for a cleared one; row of an `insert`. */
        value: z.unknown().optional(),
        /** Name (identity or year) of the row before which an `insert` or `move` places the row; absent: at the end. */
        before: line(ROW_AT_MOST).nullish(),
      }),
    )
    .max(MAX_CHANGES),
  /** Answers that were set aside, as in a save of the whole draft. */
  aside: asideAnswers.optional(),
});
export type ChangeBody = z.infer<typeof changeBody>;

/** Acknowledgement of changes: the new version, and the values that the portal computed or replaced. */
export const acknowledgement = z.object({
  id: z.string(),
  version: z.number().int(),
  updated_at: time,
  /** Sections with computed values that have changed. */
  computed: answers,
  /** Faults of the changed answers that would prevent a submission. */
  faults: z.array(pathMessage),
  /** Values and tables that another source decides, as stored after the save. */
  decided: z.array(z.object({ path: z.string(), value: z.unknown() })).optional(),
  /** Signatures that these changes have voided. */
  voided: voided.optional(),
});
export type ChangeAcknowledgement = z.infer<typeof acknowledgement>;

/**
 * Acknowledgement of a save of the whole draft, for clients that ask for no more: with `Prefer: return=minimal` (RFC 7240) the
 * answer comes without rules, completeness and what is stored.
 */
export const savedDraft = acknowledgement
  .pick({ id: true, version: true, updated_at: true, voided: true })
  .extend({ overruled: z.array(pathMessage).optional() })
  // A filing that does not fit its own shape must not pass for an acknowledgement.
  .strict();
export type SavedDraft = z.infer<typeof savedDraft>;

/** True for the value of a `Prefer` header that asks for an acknowledgement alone. */
export const prefersMinimal = (prefer: string | string[] | undefined): boolean =>
  [prefer ?? []].flat().some((each) => each.split(/[,;]/).some((one) => one.trim() === 'return=minimal'));

export const changeFilingCall = defineCall('changeFiling', 'PATCH /api/v1.0/portal/filing/{id}/', {
  tag: 'filings',
  summary: 'Keep what changed of a draft, whatever its program',
  access: 'filing.edit',
  params: idParams,
  body: changeBody,
  large: true,
  data: acknowledgement,
});

const submissionCheck = z.object({
  rules: z.array(
    z.object({
      rule: z.string(),
      /** Fault of the rule; null: it is met. */
      fault: z.string().nullable(),
    }),
  ),
  /** Faults of what the answers name: of attached files since they were uploaded, and of the filing that is continued. */
  faults: z.array(pathMessage.extend({ code: z.string() })),
});
export type SubmissionCheck = z.infer<typeof submissionCheck>;

export const checkSubmissionCall = defineCall('checkSubmission', 'GET /api/v1.0/portal/filing/{id}/check/', {
  tag: 'filings',
  summary:
    'Verdicts on the rules of a draft that only the server can judge, and faults of what it names, as a submission would meet them now',
  access: 'filing.edit',
  params: idParams,
  data: submissionCheck,
});

const withdrawBody = z.object({ version: z.number().int().min(0).nullish() });
export const withdraw = defineCall('withdraw', 'POST /api/v1.0/portal/report/filing/{id}/withdraw/', {
  tag: 'filings',
  summary: 'Take back a submitted filing that nobody has begun to review',
  access: 'filing.withdraw',
  params: idParams,
  body: withdrawBody,
  data: filingData,
});

export const undoWithdrawal = defineCall(
  'undoWithdrawal',
  'POST /api/v1.0/portal/report/filing/{id}/withdraw/undo/',
  {
    tag: 'filings',
    summary: 'Take back a withdrawal within a few minutes, while nothing else has happened',
    access: 'filing.withdraw',
    params: idParams,
    body: withdrawBody,
    data: filingData,
  },
);

export const deleteDraft = defineCall('deleteDraft', 'DELETE /api/v1.0/portal/report/filing/{id}/', {
  tag: 'filings',
  summary: 'Drop a draft that was never submitted',
  access: 'filing.delete',
  params: idParams,
  data: z.object({ id: z.string() }),
});

const receiptData = receipt.extend({
  filing_id: z.string(),
  program: z.string(),
  title: z.string(),
  route: z.string(),
  company: z.string(),
  batch: z.string(),
  /** Number of the submission: 1 for the first, then one more after each withdrawal or return. */
  seq: z.number().int(),
  submitted_by: z.string(),
  /** Signatures of the company's people before the submission; empty where the program requires none. */
  signatures: z.array(paperSignature),
  status: filingStatus,
  next_step: z.string(),
  /** Day by which the first review should be done, in words. */
  next_step_by: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
});
export type ReceiptData = z.infer<typeof receiptData>;

export const receiptCall = defineCall('receipt', 'GET /api/v1.0/portal/report/filing/{id}/receipt/', {
  tag: 'filings',
  summary: 'The receipt of the latest submission',
  access: 'filing.read',
  params: idParams,
  data: receiptData,
});

export const reportItem = z.object({
  id: z.string(),
  program: z.string(),
  title: z.string(),
  kind: z.string(),
  route: z.string(),
  /** Subject that distinguishes the filing from others of the program, such as the title of the project. */
  subject: z.string().nullable(),
  batch: z.string(),
  way: filingWay.nullish(),
  batch_year: z.number().int(),
  batch_no: z.number().int(),
  status: filingStatus,
  group: z.enum(STATUS_GROUPS),
  version: z.number().int(),
  receipt: receipt.nullable(),
  /** Number of corrections that are not answered yet. */
  corrections: z.number().int(),
  correction_due_at: time.nullable(),
  /** Window of its own batch for the company, of a filing that can be changed and has one. */
  period: filingPeriod.optional(),
  /** Time until which a draft is accepted after the closing: the end of its grace period, or of the day on which it is owed. */
  grace_until: time.optional(),
  /** Closing time of a draft that can no longer be submitted. */
  closed_at: time.optional(),
  decision: decision.nullable(),
  created_at: time,
  updated_at: time,
  updated_by: z.string(),
  actions: z.array(z.enum(COMPANY_ACTIONS)),
  /** True where people of the company sign the filing before it is submitted. */
  signs: z.literal(true).optional(),
});
export type ReportItem = z.infer<typeof reportItem>;

const reportInfoData = z.object({
  list: z.array(reportItem),
  total: z.number().int(),
  /** Totals over all filings of the company, independent of the filters. */
  totals: z.object({
    by_status: z.partialRecord(filingStatus, z.number().int()),
    by_group: z.partialRecord(z.enum(STATUS_GROUPS), z.number().int()),
    by_program: z.record(z.string(), z.number().int()),
  }),
  /** Periodic reports that the company owes, the most urgent first, independent of the filters. */
  reports_due: z.array(dueReport),
});
export type ReportInfo = z.infer<typeof reportInfoData>;

const reportQuery = listQuery.extend({
  program: key.optional(),
  /** A status, or a group of statuses. */
  status: z.enum([...FILING_STATUSES, ...STATUS_GROUPS]).optional(),
  batch_year: z.coerce.number().int().min(2000).max(2100).optional(),
  sorter: defineSorter(REPORT_COLUMNS).default('-updated_at'),
});
export type ReportQuery = z.infer<typeof reportQuery>;

export const reportInfo = defineCall('reportInfo', 'GET /api/v1.0/portal/report/reportInfo/', {
  tag: 'filings',
  summary: "The company's filings over all programs, with totals and the periodic reports that are due",
  access: 'filing.read',
  query: reportQuery,
  data: reportInfoData,
});
