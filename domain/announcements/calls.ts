/** Notices that an office writes to companies. The specification leaves the administering side open: the paths are our own. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { definePageShape, idParams, listQuery } from '../calls/shapes';
import { id, key, keyword, line, lines, visible } from '../calls/text-kinds';
import { STATUS_GROUPS } from '../filing/status';
import { officeNoticeMessages } from '../inbox/inbox-messages';
import { attachedFileData } from '../program-documents/guide-file-calls';
import { attachedFileSchema } from '../program-documents/guide-files';
import {
  ANNOUNCEMENT_CATEGORIES,
  ANNOUNCEMENT_STATES,
  MAX_BODY_LENGTH,
  MAX_ENGLISH_BODY_LENGTH,
  MAX_ENGLISH_TITLE_LENGTH,
  MAX_LISTED_COMPANIES,
  MAX_TITLE_LENGTH,
  noticeFileField,
} from './announcements';
import { MAX_LINE_LENGTH, UNRESOLVED_REASONS } from './company-list';

const TAG = 'office notices';

const unlistedAudiences = [
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('department'), department: key }),
  z.object({
    kind: z.literal('program'),
    program: key,
    batch: z
      .string()
      .regex(/^\d{4}-\d{1,3}$/)
      .optional(),
    group: z.enum(STATUS_GROUPS).optional(),
    department: key.optional(),
  }),
  z.object({ kind: z.literal('company'), company_id: id }),
] as const;

const audience = z.discriminatedUnion('kind', [
  ...unlistedAudiences,
  z.object({
    kind: z.literal('companies'),
    company_ids: z
      .array(id)
      .min(1)
      .max(MAX_LISTED_COMPANIES)
      .overwrite((ids) => [...new Set(ids)]),
  }),
]);

const audienceSummary = z.discriminatedUnion('kind', [
  ...unlistedAudiences,
  z.object({ kind: z.literal('companies'), count: z.number().int() }),
]);

const company = z.object({ id: z.string(), name: z.string(), credit_code: z.string() });
export type NoticeCompany = z.infer<typeof company>;

export const noticeData = z.object({
  id: z.string(),
  title: z.string(),
  title_en: z.string().nullable(),
  body: z.string(),
  body_en: z.string().nullable(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  /** A list of companies as their number: noticeListedCompanies names them. */
  audience: audienceSummary,
  attachments: z.array(attachedFileData),
  /** The company, where the audience is one, or a list of one. */
  company: company.nullable(),
  state: z.enum(ANNOUNCEMENT_STATES),
  version: z.number().int(),
  author: z.string(),
  /**
   * The department that wrote the notice and whose companies receive it: a value of the dictionary; null: the
   * city.
   */
  department: z.string().nullable(),
  /** The moment for which the notice is, or was, scheduled. */
  send_at: z.string(),
  sent_at: z.string().nullable(),
  updated_at: z.string(),
  /** Number of companies that have received the notice, and of those where somebody has read it. */
  received: z.number().int(),
  read: z.number().int(),
});
export type OfficeNotice = z.infer<typeof noticeData>;

const noticesQuery = listQuery.extend({
  state: z.enum(ANNOUNCEMENT_STATES).optional(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES).optional(),
});
export type OfficeNoticesQuery = z.infer<typeof noticesQuery>;

export const officeNotices = defineCall('officeNotices', 'GET /api/v1.0/review/notices/', {
  tag: TAG,
  summary: 'Notices of the own department, or of all offices, the latest first',
  access: 'notices.read',
  query: noticesQuery,
  data: definePageShape(noticeData),
});

export const officeNotice = defineCall('officeNotice', 'GET /api/v1.0/review/notices/{id}/', {
  tag: TAG,
  summary: 'One notice with how many have received and read it',
  access: 'notices.read',
  params: idParams,
  data: noticeData,
});

const noticeBody = z.object({
  title: visible(line(MAX_TITLE_LENGTH), officeNoticeMessages.empty),
  title_en: line(MAX_ENGLISH_TITLE_LENGTH).nullish(),
  body: visible(lines(MAX_BODY_LENGTH), officeNoticeMessages.empty),
  body_en: lines(MAX_ENGLISH_BODY_LENGTH).nullish(),
  category: z.enum(ANNOUNCEMENT_CATEGORIES),
  audience,
  /** Uploaded files; absent: none, and in a change those that the notice has. */
  attachments: z.array(attachedFileSchema).max(noticeFileField.maxFiles).optional(),
  /** The time of sending; absent: now. */
  send_at: z.iso.datetime({ offset: true }).nullish(),
});
export type NoticeBody = z.infer<typeof noticeBody>;

export const writeNotice = defineCall('writeNotice', 'POST /api/v1.0/review/notices/', {
  tag: TAG,
  summary: 'Write a notice, to be sent now or at a time; takes an Idempotency-Key',
  access: 'notices.send',
  body: noticeBody,
  data: noticeData,
});

/** Version of the notice that the caller read. */
const version = z.number().int().min(0);

const editBody = noticeBody.extend({ version });
export type EditNoticeBody = z.infer<typeof editBody>;

export const editNotice = defineCall('editNotice', 'PUT /api/v1.0/review/notices/{id}/', {
  tag: TAG,
  summary: 'Change a notice that is not being sent yet',
  access: 'notices.send',
  params: idParams,
  body: editBody,
  data: noticeData,
});

const cancelBody = z.object({ version });
export type CancelNoticeBody = z.infer<typeof cancelBody>;

export const cancelNotice = defineCall('cancelNotice', 'POST /api/v1.0/review/notices/{id}/cancel/', {
  tag: TAG,
  summary: 'Cancel a notice that is not being sent yet',
  access: 'notices.send',
  params: idParams,
  body: cancelBody,
  data: noticeData,
});

const recipientsBody = z.object({ audience });
const recipientsData = z.object({ companies: z.number().int() });
export type NoticeRecipients = z.infer<typeof recipientsData>;

export const noticeRecipients = defineCall('noticeRecipients', 'POST /api/v1.0/review/notices/recipients/', {
  tag: TAG,
  summary: 'How many companies a notice would reach now',
  access: 'notices.send',
  body: recipientsBody,
  data: recipientsData,
});

const companiesQuery = z.object({ keyword: keyword.default('') });

export const noticeCompanies = defineCall('noticeCompanies', 'GET /api/v1.0/review/notices/companies/', {
  tag: TAG,
  summary:
    'Companies that a notice can be written to, by a part of the name or credit code: the first twenty',
  access: 'notices.send',
  query: companiesQuery,
  data: z.array(company),
});

export const noticeListedCompanies = defineCall(
  'noticeListedCompanies',
  'GET /api/v1.0/review/notices/{id}/companies/',
  {
    tag: TAG,
    summary: 'Companies that the list of a notice names; empty for another audience',
    access: 'notices.read',
    params: idParams,
    data: z.array(company),
  },
);

const resolveBody = z.object({
  /** Credit codes or names of companies, as a person pasted them. */
  lines: z.array(line(MAX_LINE_LENGTH)).min(1).max(MAX_LISTED_COMPANIES),
});

const resolveData = z.object({
  /** Companies of the lines, each once. */
  companies: z.array(company),
  /** Lines without a company, by their index. */
  unresolved: z.array(z.object({ index: z.number().int(), reason: z.enum(UNRESOLVED_REASONS) })),
});
export type ResolvedCompanies = z.infer<typeof resolveData>;

export const resolveNoticeCompanies = defineCall(
  'resolveNoticeCompanies',
  'POST /api/v1.0/review/notices/companies/',
  {
    tag: TAG,
    summary: 'Companies of the own department, or of all, by a list of credit codes and names',
    access: 'notices.send',
    body: resolveBody,
    data: resolveData,
  },
);

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const fileParams = idParams.extend({ sha256 });

export const uploadNoticeFile = defineCall('uploadNoticeFile', 'POST /api/v1.0/review/notices/files/', {
  tag: TAG,
  summary:
    'Upload a file for a notice (multipart). The answer goes into the notice; a file that none names is deleted after two months',
  access: 'notices.send',
  upload: { type: 'multipart/form-data', shape: z.object({ file: z.file() }) },
  data: attachedFileData,
});

export const noticeFile = defineCall('noticeFile', 'GET /api/v1.0/review/notices/{id}/files/{sha256}/', {
  tag: TAG,
  summary: 'The bytes of an attachment of a notice, always as a download',
  access: 'notices.read',
  params: fileParams,
});

export const messageFile = defineCall(
  'messageFile',
  'GET /api/v1.0/portal/company/message/{id}/files/{sha256}/',
  {
    tag: 'messages',
    summary: 'The bytes of an attachment of a message, always as a download',
    access: 'message.read',
    params: fileParams,
  },
);
