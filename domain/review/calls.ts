/** Calls of the review of a filing: the filing with all related data, and the decision. */

import { z } from 'zod';
import { APPEAL_HEARINGS } from '../appeals/appeal';
import { logFile } from '../audit/chain';
import { defineCall } from '../calls/define';
import { agreed, idParams, namedId, unshownData } from '../calls/shapes';
import { key, line, lines } from '../calls/text-kinds';
import { newPanel } from '../experts/calls';
import { fileInfoData } from '../files/calls';
import { OFFICE_ACTIONS } from '../filing/actions';
import { filingData, filingStatus, logData, taskBook } from '../filing/calls';
import { filingChange } from '../filing/comparison-calls';
import { correction } from '../filing/correction-calls';
import { MAX_CORRECTION_DAYS } from '../filing/deciding';
import { MAX_MARKS_PER_CALL } from '../filing/reading-marks';
import { paperSignature } from '../filing/signatory-calls';
import { standingPayment } from '../payments/calls';
import { DECISION_REASONS } from '../reference/decision-reason';
import { registerFact } from '../registers/calls';
import { overdueReport } from '../reports/report-shapes';
import { SIGNING_PARTS } from '../workflow/workflow';
import { held, office, openCheck } from './queue-calls';

const time = z.string();

const OPINION_AT_MOST = 1000;
const CORRECTIONS_AT_MOST = 200;
/** Maximum grant, in 万元. */
export const MAX_GRANT = 99_999_999;

export const decisionBody = z.object({
  action: z.enum(OFFICE_ACTIONS),
  /** Version of the filing that the officer saw. */
  version: z.number().int().min(0),
  opinion: lines(OPINION_AT_MOST).optional(),
  reasons: z.array(z.enum(DECISION_REASONS)).max(DECISION_REASONS.length).optional(),
  /** Working days of a correction, counted from today; those of an extension are counted from the return. */
  days: z.number().int().min(1).max(MAX_CORRECTION_DAYS).optional(),
  corrections: z
    .array(
      z.object({
        path: line(200).optional(),
        comment: lines(OPINION_AT_MOST).min(1),
      }),
    )
    .max(CORRECTIONS_AT_MOST)
    .optional(),
  /** Approved grant, in 万元. */
  grant_approved: z.number().min(0).max(MAX_GRANT).multipleOf(0.01).optional(),
  doc_no: line(100).optional(),
  /** Experts to be asked, where the filing goes to experts. */
  panel: newPanel.optional(),
  /** Reason for deciding although experts have not answered; the company does not see it. */
  without_experts: lines(OPINION_AT_MOST).optional(),
  /** Reason for granting more than the budget of the batch holds; the company does not see it. */
  over_budget: lines(OPINION_AT_MOST).optional(),
  /** Confirms that the deadline of a correction may lie in a year whose holidays are not entered. */
  confirmed: agreed,
});
export type DecisionBody = z.infer<typeof decisionBody>;

const reviewData = z.object({
  filing: filingData,
  /** The person expected to review the filing; `assignment_version` counts the changes of it. */
  assignee: namedId.nullable(),
  assignment_version: z.number().int(),
  /** The person who acts for the assignee today. */
  deputy: namedId.nullable(),
  company: z.object({ name: z.string(), credit_code: z.string(), department: office }),
  subject: z.string().nullable(),
  submitted_by: z.string(),
  /** Signatures of the company's people before the submission that is shown. */
  signatures: z.array(paperSignature),
  /** Number of the submission that is shown, from 1. */
  submission: z.number().int(),
  /** The day by which the first review should be done; null at later levels. */
  review_by: time.nullable(),
  /** Deadline of the level that decides at present; null where the workflow sets none. */
  level_due_at: time.nullable(),
  /** True where one of these deadlines has passed. */
  is_late: z.boolean(),
  correction_due_at: time.nullable(),
  /** The last day of the public notice; the filing can be approved from the day after. */
  notice_until: z.string().nullable(),
  log: logData,
  /** Differences between the filing and the company's record at the time of its submission. */
  differences: z.array(
    z.object({ path: z.string(), field: z.string(), given: z.string(), recorded: z.string() }),
  ),
  /** Filings of any company that name the same person, intellectual property right or project. */
  matches: z.array(
    z.object({
      path: z.string(),
      kind: z.enum(['person', 'right', 'project']),
      /** Text of the rule that allows only one such filing in a batch; null unless one of these filings is in the same batch. */
      rule: z.string().nullable(),
      filings: z.array(
        z.object({
          /** Id of the filing; null where another department reviews it. */
          id: z.string().nullable(),
          no: z.string(),
          company: z.string(),
          department: office,
          status: filingStatus,
          program: z.string(),
          batch: z.string(),
        }),
      ),
    }),
  ),
  /** Figures that differed from earlier statements of the company, or had moved far, at the time of submission. */
  figures: z.array(
    z.object({
      path: z.string(),
      is: z.enum(['other', 'jump']),
      message: z.string(),
      /** True where the company was asked for a reason. */
      asked: z.boolean(),
      reason: z.string().nullable(),
      /** Id of the other filing; null where another department reviews it. */
      filing: z.string().nullable(),
      no: z.string(),
    }),
  ),
  /** Facts from registers about the company and its patents; null: not queried yet. */
  registers: z
    .object({
      checked_at: time,
      /** True where a register has changed and is being queried again. */
      asked_again: z.boolean(),
      facts: z.array(registerFact),
    })
    .nullable(),
  /** Reports of the company that are overdue, the longest overdue first. */
  reports: z.array(overdueReport),
  /** Open checks as lists name them, the gravest first. */
  checks: z.array(openCheck),
  /** Objections that the office upheld, in order of their answers. */
  upheld_objections: z.array(z.object({ id: z.string(), no: z.string(), answered_at: time })),
  /** Appeals that the office upheld, each with the reasons that the company was told, in order of their answers. */
  upheld_appeals: z.array(z.object({ no: z.string(), answered_at: time, answer: z.string() })),
  /** People who may hear the open appeal; null without one. */
  appeal_hearing: z.enum(APPEAL_HEARINGS).nullable(),
  unshown: unshownData,
  /** Changes since the submission before; null for the first one. */
  changes: z.array(filingChange).nullable(),
  /** Corrections of the last return with the company's answers, each with the changes at its path. */
  corrections: z.array(correction.extend({ changes: z.array(filingChange) })),
  attachments: z.array(z.object({ path: z.string(), label: z.string(), file: fileInfoData })),
  /** Project number, grant and task book of an approval; null without one. */
  approval: z
    .object({
      project_no: z.string(),
      grant_approved: z.number(),
      task_book: taskBook.nullable(),
      /** Payments of the grant (万元) that stand, the earliest first. */
      payments: z.array(standingPayment),
    })
    .nullable(),
  /** Sections by key and files by id that the person has read and that have not changed since. */
  read: z.array(z.string()),
  steps: z.array(z.enum(OFFICE_ACTIONS)),
  held: held.nullable(),
  /** Decision that waits for a signature of the asking person; null without one. */
  to_sign: z
    .object({
      id: z.string(),
      part: z.enum(SIGNING_PARTS),
      by: z.string(),
      decision: decisionBody.omit({ version: true }),
    })
    .nullable(),
  /** Progress of the experts, visible to the office that asked them; null where no expert was asked. */
  panel: z
    .object({ required: z.number().int(), submitted: z.number().int(), complete: z.boolean() })
    .nullable(),
});
export type ReviewData = z.infer<typeof reviewData>;

export const reviewFiling = defineCall('reviewFiling', 'GET /api/v1.0/review/filings/{id}/', {
  tag: 'review',
  summary: 'One submitted filing as it was signed, with its attachments, its log and what changed',
  access: 'review.read',
  params: idParams,
  /** `ahead`: the filing is loaded before anybody opens it; the log of reads keeps the two apart. */
  query: z.object({ ahead: z.literal('true').optional() }),
  data: reviewData,
});

export const reviewLogFile = defineCall('reviewLogFile', 'GET /api/v1.0/review/filings/{id}/log_file/', {
  tag: 'review',
  summary: 'The log of a submitted filing as a file that can be checked',
  access: 'review.read',
  params: idParams,
  data: logFile,
  exact: true,
});

export const decideFiling = defineCall('decideFiling', 'POST /api/v1.0/review/filings/{id}/decision/', {
  tag: 'review',
  summary:
    'One step of the workflow: pass, return, reject, send to experts, publish, approve, extend or revoke',
  access: 'review.first',
  params: idParams,
  body: decisionBody,
  large: true,
  data: reviewData,
});

const readingMarks = z.object({
  /** Keys of sections, or ids of files. */
  keys: z.array(key).min(1).max(MAX_MARKS_PER_CALL),
  /** Number of the submission that was read. */
  submission: z.number().int().min(1),
  /** True to set the marks, false to remove them. */
  is_read: z.boolean(),
});
export type ReadingMarks = z.infer<typeof readingMarks>;

export const markRead = defineCall('markRead', 'POST /api/v1.0/review/filings/{id}/read/', {
  tag: 'review',
  summary: 'Note for oneself which sections and files of a filing one has read',
  access: 'review.read',
  params: idParams,
  body: readingMarks,
  data: z.null(),
});

export const presentReader = z.object({ name: z.string(), since: time });
export type ActiveReader = z.infer<typeof presentReader>;

export const notePresence = defineCall('notePresence', 'POST /api/v1.0/review/filings/{id}/presence/', {
  tag: 'review',
  summary: 'Say that one has a filing open, every half minute, and hear which colleagues have it too',
  access: 'review.read',
  params: idParams,
  body: z.object({ section: key.nullable().optional() }),
  kind: 'read',
  data: z.array(presentReader),
});
