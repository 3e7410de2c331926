/** A filing as a document, with its attachments, and whether a printed copy of it is genuine. */
import { z } from 'zod';
import { SELECT_INDEX_DEFAULT } from '../api/codes';
import type { Manifest } from '../definition';
import { type Call, defineCall, defineProgramCall } from './define';
import { idParams } from './shapes';
import { code, key, line } from './text-kinds';

/** Bureaus read Chinese; the other language is for people who want to understand what they file. */
const languageQuery = z.object({ language: z.enum(['zh', 'en']).default('zh') });

export const documentCall = defineCall('document', {
  tag: 'documents',
  summary: 'The filing as a paged PDF on A4',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

export const bundleCall = defineCall('bundle', {
  tag: 'documents',
  summary: 'The document and every attachment of the filing in one zip archive',
  access: 'filing.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

export const reviewDocument = defineCall('reviewDocument', {
  tag: 'documents',
  summary: 'A reviewed filing, as it was submitted, as a paged PDF on A4',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

export const reviewBundle = defineCall('reviewBundle', {
  tag: 'documents',
  summary: 'The document and every attachment of a reviewed filing in one zip archive',
  access: 'review.read',
  kind: 'print',
  params: idParams,
  query: languageQuery,
});

const downloadBody = z
  .object({
    /** Absent: the filing of the current batch that was touched last. */
    id: z.string().nullish(),
    selectIndex: z.coerce.number().int().min(0).max(99).default(SELECT_INDEX_DEFAULT),
    language: languageQuery.shape.language,
  })
  .prefault({});
export type DownloadBody = z.infer<typeof downloadBody>;

/** The specification's own download call, where a program has one. */
export const downloadCallOf = ({
  key,
  calls,
  title,
}: Manifest): Call<unknown, unknown, DownloadBody> | undefined =>
  calls.download
    ? defineProgramCall(`${key}.download`, calls.download, {
        tag: key,
        summary: `${title.en}: the filing as a paged PDF on A4`,
        access: 'filing.read',
        kind: 'print',
        body: downloadBody,
      })
    : undefined;

/** The page writes spreadsheets itself; that personal data went into one belongs into the log. */
export const tableExported = defineCall('tableExported', {
  tag: 'documents',
  summary: 'Tells the log that a table or section of the filing was exported',
  access: 'filing.read',
  params: idParams,
  body: z.object({ section: key }),
  data: z.null(),
});

export const copyData = z.object({
  /** A filing as it was submitted, or the letter of a decision about it. */
  kind: z.enum(['filing', 'letter']),
  no: z.string(),
  title: z.string(),
  company: z.string(),
  /** The moment at which it was submitted, or decided. */
  submitted_at: z.string(),
  /** False where the filing was submitted again, taken back, or decided about anew, since. */
  current: z.boolean(),
});
export type CopyData = z.infer<typeof copyData>;

export const checkCopy = defineCall('checkCopy', {
  tag: 'documents',
  summary: 'Whether a printed copy is genuine: its number and its hash belong together',
  access: 'public',
  query: z.object({ no: code, hash: line(128) }),
  data: copyData,
});
