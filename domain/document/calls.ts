/** Calls of documents: a filing with its attachments; letters, lists and archives of an office; the check of a printed copy. */
import { z } from 'zod';
import { SELECT_INDEX_DEFAULT } from '../api/codes';
import { addApiBase, type CallDefinition, defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { code, id, key, line } from '../calls/text-kinds';
import type { Manifest } from '../definition';
import { revocation } from '../recognitions/calls';
import { RECOGNITION_STATES } from '../recognitions/recognition';
import { queueQuery } from '../review/queue-calls';
import { ARCHIVE_STATES } from './archive';
import { EXPORT_FORMATS, MAX_EXPORT_COLUMNS } from './export';
import { MAX_HEADING_LENGTH, NOTICE_ORDERS, PRINTED_LISTS } from './list';
import { COPY_PURPOSES } from './watermark';

/** Language of a document: Chinese for offices, English for companies that want to understand what they file. */
const languageQuery = z.object({ language: z.enum(['zh', 'en']).default('zh') });

const copyQuery = languageQuery.extend({
  /** Key of a separate document of the program, in place of the main one. */
  paper: key.optional(),
});

export const documentCall = defineCall('document', 'GET /api/v1.0/portal/report/filing/{id}/document/', {
  tag: 'documents',
  summary: 'The filing as a paged PDF on A4',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: copyQuery.extend({
    /** Purpose of the document; signing: a draft without watermark, to be signed, sealed and uploaded. */
    purpose: z.enum(COPY_PURPOSES).default('copy'),
  }),
});

export const bundleCall = defineCall('bundle', 'GET /api/v1.0/portal/report/filing/{id}/bundle/', {
  tag: 'documents',
  summary: 'The document and every attachment of the filing in one zip archive',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

export const reviewDocument = defineCall('reviewDocument', 'GET /api/v1.0/review/filings/{id}/document/', {
  tag: 'documents',
  summary: 'A reviewed filing, as it was submitted, as a paged PDF on A4',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: copyQuery,
});

export const reviewBundle = defineCall('reviewBundle', 'GET /api/v1.0/review/filings/{id}/bundle/', {
  tag: 'documents',
  summary: 'The document and every attachment of a reviewed filing in one zip archive',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

const downloadBody = z
  .object({
    /** Id of the filing; absent: the latest one of the current batch. */
    id: z.string().nullish(),
    selectIndex: z.coerce.number().int().min(0).max(99).default(SELECT_INDEX_DEFAULT),
    language: languageQuery.shape.language,
  })
  .prefault({});
export type DownloadBody = z.infer<typeof downloadBody>;

export type DownloadedProgram = Pick<Manifest, 'key' | 'title' | 'calls'>;

/** Finds the download call that the specification itself names for a program, where it has one. */
export const findDownloadCall = ({
  key,
  calls,
  title,
}: DownloadedProgram): CallDefinition<unknown, unknown, DownloadBody> | undefined =>
  calls.download
    ? defineCall(`${key}.download`, addApiBase(calls.download), {
        tag: key,
        summary: `${title.en}: the filing as a paged PDF on A4`,
        access: 'filing.read',
        kind: 'print',
        body: downloadBody,
      })
    : undefined;

/** Records in the log that a page has exported a spreadsheet with personal data; the page itself creates the file. */
export const tableExported = defineCall('tableExported', 'POST /api/v1.0/portal/report/filing/{id}/export/', {
  tag: 'documents',
  summary: 'Tells the log that a table or section of the filing was exported',
  access: 'filing.read',
  params: idParams,
  body: z.object({ section: key }),
  data: z.null(),
});

export const copyData = z.object({
  /** Kind of the document: a filing as submitted, the letter of a decision, or the certificate that a decision granted. */
  kind: z.enum(['filing', 'letter', 'certificate']),
  no: z.string(),
  title: z.string(),
  company: z.string(),
  credit_code: z.string(),
  /** Subject of a letter or certificate, under the labels of its form. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })).optional(),
  /** Time of the submission or of the decision. */
  submitted_at: z.string(),
  /** False where the filing was submitted again, withdrawn or decided anew since; for a certificate, where it does not hold. */
  current: z.boolean(),
  /** First and last day of a certificate. */
  validity: z.object({ from: z.string(), to: z.string() }).optional(),
  /** Time at which another certificate replaced this one. */
  replaced_at: z.string().optional(),
  /** State of a certificate's recognition today, with its present first and last day and its revocation. */
  recognition: z
    .object({
      state: z.enum(RECOGNITION_STATES),
      from: z.string(),
      to: z.string(),
      revoked: revocation.nullable(),
    })
    .optional(),
});
export type CopyCheck = z.infer<typeof copyData>;

export const checkCopy = defineCall('checkCopy', 'GET /api/v1.0/portal/report/check/', {
  tag: 'documents',
  summary: 'Whether a printed copy is genuine: its number and its hash belong together',
  access: 'public',
  query: z.object({ no: code, hash: line(128) }),
  data: copyData,
});

/** `line`: id of the line of the filing's log that records the decision; absent: the latest decision. */
const letterQuery = z.object({ line: id.optional() });

export const letterCall = defineCall('letter', 'GET /api/v1.0/portal/report/filing/{id}/letter/', {
  tag: 'documents',
  summary: 'The letter of a decision about the own filing as a PDF on A4',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: letterQuery,
});

export const reviewLetter = defineCall('reviewLetter', 'GET /api/v1.0/review/filings/{id}/letter/', {
  tag: 'documents',
  summary: 'The letter of a decision about a reviewed filing as a PDF on A4',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: letterQuery,
});

export const certificateCall = defineCall(
  'certificate',
  'GET /api/v1.0/portal/report/filing/{id}/certificate/',
  {
    tag: 'documents',
    summary: 'The certificate of the own recognition as a PDF on A4, by the filing that gave it',
    access: 'filing.read',
    kind: 'print',
    params: idParams,
  },
);

export const reviewCertificate = defineCall(
  'reviewCertificate',
  'GET /api/v1.0/review/filings/{id}/certificate/',
  {
    tag: 'documents',
    summary: 'The certificate of a recognition that the office looks after as a PDF on A4, by its filing',
    access: 'review.list',
    kind: 'print',
    params: idParams,
  },
);

export const queueFilter = queueQuery.omit({ current: true, pageSize: true, sorter: true }).prefault({});

const taken = z.object({ language: z.enum(['zh', 'en']).default('zh'), filter: queueFilter });

const exportBody = taken.extend({
  format: z.enum(EXPORT_FORMATS),
  /** Column keys in the order of the export: columns of the work list, and answers as `section.field`. */
  columns: z.array(line(140)).min(1).max(MAX_EXPORT_COLUMNS),
});
export type ExportBody = z.infer<typeof exportBody>;
export type ExportRequest = z.input<typeof exportBody>;

export const exportFilings = defineCall('exportFilings', 'POST /api/v1.0/review/export/', {
  tag: 'review',
  summary: 'Columns of the filings that a filter of the queue finds, as .xlsx or CSV',
  access: 'review.list',
  kind: 'print',
  body: exportBody,
});

const listBody = taken.extend({
  list: z.enum(PRINTED_LISTS),
  /** Heading that replaces the one of the office settings, and order of the filings, for the public notice. */
  heading: line(MAX_HEADING_LENGTH).optional(),
  order: z.enum(NOTICE_ORDERS).default('no'),
});
export type ListBody = z.infer<typeof listBody>;
export type ListRequest = z.input<typeof listBody>;

export const printList = defineCall('printList', 'POST /api/v1.0/review/list/', {
  tag: 'review',
  summary: 'A list of the filings that a filter of the queue finds, as a PDF on A4',
  access: 'review.list',
  kind: 'print',
  body: listBody,
});

const TAG = 'review';
const time = z.string();

const archiveBody = z.object({ filter: queueFilter });
export type ArchiveRequest = z.input<typeof archiveBody>;

const archiveData = z.object({
  id: z.string(),
  state: z.enum(ARCHIVE_STATES),
  /** Number of filings that the archive contains so far. */
  done: z.number().int(),
  total: z.number().int(),
  ordered_at: time,
  /** Size in bytes; null until the archive is done. */
  size: z.number().int().nullable(),
  /** Time until which the archive can be downloaded; null until it is done or failed. */
  ends_at: time.nullable(),
  /** Reason of a failure, and how to proceed. */
  why: z.string().nullable(),
});
export type ArchiveData = z.infer<typeof archiveData>;

export const orderArchive = defineCall('orderArchive', 'POST /api/v1.0/review/archives/', {
  tag: TAG,
  summary:
    'Have the filings that a filter of the queue finds archived: papers, attachments, letters and logs',
  access: 'review.final',
  body: archiveBody,
  data: archiveData,
});

export const archives = defineCall('archives', 'GET /api/v1.0/review/archives/', {
  tag: TAG,
  summary: "The person's latest archives and how far they are, the newest first",
  access: 'review.final',
  data: z.array(archiveData),
});

export const downloadArchive = defineCall('downloadArchive', 'GET /api/v1.0/review/archives/{id}/', {
  tag: TAG,
  summary: 'An archive that is done, as a zip',
  access: 'review.final',
  kind: 'print',
  params: idParams,
});
