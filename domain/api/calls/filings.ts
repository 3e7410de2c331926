/**
 * The calls of filing: those of one program are made from its manifest, those of every program stand here (contract:
 * filings). One shape for every program.
 */
import { z } from 'zod';
import { CORRECTION_STATES } from '../../filing/corrections';
import { COMPANY_ACTIONS, FILING_STATUSES, STATUS_GROUPS } from '../../filing/status';
import type { Manifest } from '../../programs/define';
import { SELECT_INDEX_DEFAULT } from '../codes';
import { correction } from './corrections';
import { type Call, defineCall, defineProgramCall } from './define';
import { asideAnswers, edition, editionNote, paper } from './editions';
import { reportItem as dueReport } from './report-item';
import { idParams, listQuery } from './shapes';
import { filingWindow } from './windows';

export const filingStatus = z.enum(FILING_STATUSES);
const time = z.string();
export const pathMessage = z.object({ path: z.string(), message: z.string() });

/** Sections by key. What a section may hold is the form's to say: the engine checks it. */
export const answers = z.record(z.string(), z.unknown());

const receipt = z.object({ no: z.string(), submitted_at: time, sha256: z.string() });

export const filingData = z.object({
  id: z.string().nullable(),
  program: z.string(),
  /** Where the program has several kinds: the chosen one. */
  kind: z.string(),
  status: filingStatus,
  version: z.number().int(),
  batch: z.string(),
  edition: z.string(),
  edition_note: editionNote.nullable(),
  masked: z.literal(true).optional(),
  paper: paper.optional(),
  data: answers,
  computed: answers,
  completeness: z.object({ percent: z.number(), missing: z.array(pathMessage) }),
  warnings: z.array(pathMessage.extend({ rule: z.string() })),
  window: filingWindow.extend({ grace_until: z.string().optional() }).nullable(),
  returned: z.array(correction),
  correction_due_at: time.nullish(),
  receipt: receipt.nullable(),
  updated_at: time.nullable(),
  updated_by: z.string().nullable(),
  /** What the asking user may do with it now. */
  actions: z.array(z.enum(COMPANY_ACTIONS)),
  /** Why the filing that it continues, or would have to, stands in the way of a submission. */
  blocked: z.array(pathMessage).optional(),
  /** Of the answer to a save: values that are decided elsewhere and were sent otherwise. */
  overruled: z.array(pathMessage).optional(),
});

// ---------- calls of one program

const kindQuery = z.object({
  /** The kind of filing, where a program has several. */
  selectIndex: z.coerce.number().int().min(0).max(99).default(SELECT_INDEX_DEFAULT),
});
export type KindQuery = z.infer<typeof kindQuery>;

const infoQuery = kindQuery.extend({
  /** A further filing beside those that the company holds; refused when it may hold no more. Nothing is kept yet. */
  fresh: z.literal('1').optional(),
});
export type InfoQuery = z.infer<typeof infoQuery>;

const version = z.number().int().min(0);
/** Warnings that the filer has read; they are kept with the submission. */
const confirmed = z.array(z.string().max(64)).max(200).optional();

export const saveBody = z.object({
  /** Absent: a new filing of the current batch. */
  id: z.string().nullish(),
  /**
   * The id that a new filing shall get. A client that lost the answer sends the same one again, and is told what it has
   * begun already.
   */
  new_id: z.uuid().nullish(),
  /** The version that the client read; needed as soon as the filing exists. */
  version: version.nullish(),
  action: z.enum(['save', 'submit']).default('save'),
  edition,
  data: answers,
  /** Answers that found no place when this browser brought them from an earlier edition: kept beside the filing. */
  aside: asideAnswers.optional(),
  selectIndex: z.coerce.number().int().min(0).max(99).optional(),
  confirmed_warnings: confirmed,
});
export type SaveBody = z.infer<typeof saveBody>;

export const submitBody = z.object({
  /** The version that the filer saw. Without it and without data, what is stored is submitted. */
  version: version.nullish(),
  edition,
  data: answers.optional(),
  confirmed_warnings: confirmed,
});
export type SubmitBody = z.infer<typeof submitBody>;

const logEntry = z.object({
  id: z.string(),
  at: time,
  actor: z.object({ name: z.string(), role: z.string() }),
  action: z.string(),
  from_status: filingStatus.nullable(),
  to_status: filingStatus.nullable(),
  version: z.number().int().nullable(),
  comment: z.string().nullable(),
  changes: z.array(z.object({ path: z.string(), before: z.unknown(), after: z.unknown() })).optional(),
  reasons: z.array(z.string()).optional(),
  fix_items: z.array(z.object({ path: z.string().optional(), comment: z.string() })).optional(),
  correction_deadline: time.optional(),
  /** How one of the corrections was answered. */
  correction: z
    .object({ path: z.string().optional(), comment: z.string(), state: z.enum(CORRECTION_STATES) })
    .optional(),
  /** Of a filing that began as a copy. */
  copied_from: z.object({ id: z.string(), batch: z.string(), no: z.string().nullable() }).optional(),
  /** What the copy has no place for. */
  left_out: z.array(pathMessage).optional(),
});
export type LogEntry = z.infer<typeof logEntry>;

export const logData = z.array(logEntry);

const quantityData = z.object({
  quota: z.number().int(),
  used: z.number().int(),
  submitted: z.number().int(),
});
export type SubmitQuantity = z.infer<typeof quantityData>;

/** The calls of a program as its manifest spells them. */
export function filingCallsOf(manifest: Manifest) {
  const { key, calls, title } = manifest;
  const call = <P, Q, B, D>(
    name: string,
    path: string,
    rest: Omit<Call<P, Q, B, D>, 'name' | 'method' | 'path' | 'tag' | 'summary'> & { summary: string },
  ): Call<P, Q, B, D> =>
    defineProgramCall(`${key}.${name}`, path, { ...rest, tag: key, summary: `${title.en}: ${rest.summary}` });

  return {
    info: call('info', calls.info, {
      summary: 'the filing of the current batch, or a new one prefilled from the company profile',
      access: 'filing.read',
      query: infoQuery,
      data: filingData,
    }),
    one: call('one', calls.one, {
      summary: 'one filing',
      access: 'filing.read',
      params: idParams,
      data: filingData,
    }),
    saves: calls.save.map((path, i) =>
      call(i === 0 ? 'save' : `save${i + 1}`, path, {
        summary: 'save a draft, or submit it',
        access: 'filing.edit',
        params: idParams.partial(),
        body: saveBody,
        data: filingData,
      }),
    ),
    submit:
      calls.submit &&
      call('submit', calls.submit, {
        summary: 'submit',
        access: 'filing.submit',
        params: idParams,
        body: submitBody,
        data: filingData,
      }),
    log: call('log', calls.log, {
      summary: 'what happened to a filing, oldest first',
      access: 'filing.read',
      params: idParams,
      data: logData,
    }),
    submitQuantity:
      calls.submitQuantity &&
      call('submitQuantity', calls.submitQuantity, {
        summary: 'how many filings the company may hold and has',
        access: 'filing.read',
        query: kindQuery,
        data: quantityData,
      }),
  };
}

/** The same calls as a flat list: what describes and walks the wire. */
export function filingCalls(manifest: Manifest): Call[] {
  const { saves, ...rest } = filingCallsOf(manifest);
  return [...Object.values(rest), ...saves].filter((call) => call !== undefined) as Call[];
}

// ---------- calls of every program

const withdrawBody = z.object({ version: version.nullish() });
export type WithdrawBody = z.infer<typeof withdrawBody>;

export const withdraw = defineCall('withdraw', {
  tag: 'filings',
  summary: 'Take back a submitted filing that nobody has begun to review',
  access: 'filing.withdraw',
  params: idParams,
  body: withdrawBody,
  data: filingData,
});

export const deleteDraft = defineCall('deleteDraft', {
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
  /** 1 for the first submission, then each one after a withdrawal or a return. */
  seq: z.number().int(),
  submitted_by: z.string(),
  status: filingStatus,
  next_step: z.string(),
  /** When the first review should be done, in words. */
  next_step_by: z.string(),
  contact: z.object({ name: z.string(), phone: z.string() }),
});
export type ReceiptData = z.infer<typeof receiptData>;

export const receiptCall = defineCall('receipt', {
  tag: 'filings',
  summary: 'The receipt of the latest submission',
  access: 'filing.read',
  params: idParams,
  data: receiptData,
});

const reportItem = z.object({
  id: z.string(),
  program: z.string(),
  title: z.string(),
  kind: z.string(),
  route: z.string(),
  /** What tells it from other filings of the program, such as the title of the project. */
  subject: z.string().nullable(),
  batch: z.string(),
  batch_year: z.number().int(),
  status: filingStatus,
  group: z.enum(STATUS_GROUPS),
  version: z.number().int(),
  receipt: receipt.nullable(),
  /** Corrections still open. */
  corrections: z.number().int(),
  correction_due_at: time.nullable(),
  created_at: time,
  updated_at: time,
  updated_by: z.string(),
  actions: z.array(z.enum(COMPANY_ACTIONS)),
});
export type ReportItem = z.infer<typeof reportItem>;

const reportInfoData = z.object({
  list: z.array(reportItem),
  total: z.number().int(),
  /** Over all filings of the company, whatever the filters. */
  totals: z.object({
    by_status: z.partialRecord(filingStatus, z.number().int()),
    by_group: z.partialRecord(z.enum(STATUS_GROUPS), z.number().int()),
    by_program: z.record(z.string(), z.number().int()),
  }),
  /** Periodic reports that the company owes, the most pressing first, whatever the filters. */
  reports_due: z.array(dueReport),
});
export type ReportInfo = z.infer<typeof reportInfoData>;

export const REPORT_COLUMNS = ['updated_at', 'created_at', 'program', 'status'] as const;

export const reportQuery = listQuery.extend({
  program: z.string().max(64).optional(),
  /** A status, or a group of statuses. */
  status: z.enum([...FILING_STATUSES, ...STATUS_GROUPS]).optional(),
  batch_year: z.coerce.number().int().min(2000).max(2100).optional(),
  sorter: z.enum(REPORT_COLUMNS.flatMap((column) => [column, `-${column}` as const])).default('-updated_at'),
});
export type ReportQuery = z.infer<typeof reportQuery>;

export const reportInfo = defineCall('reportInfo', {
  tag: 'filings',
  summary: "The company's filings over all programs, with totals and the periodic reports that are due",
  access: 'filing.read',
  query: reportQuery,
  data: reportInfoData,
});

export const commonFilingCalls = [withdraw, deleteDraft, receiptCall, reportInfo];
