/** Archives of filings, made in the background and kept for some days. */
import { z } from 'zod';
import { ARCHIVE_STATES } from '../document/archive';
import { defineCall } from './define';
import { queueFilter } from './exports';
import { idParams } from './shapes';

const TAG = 'review';
const time = z.string();

const archiveBody = z.object({ filter: queueFilter });
export type ArchiveAsked = z.input<typeof archiveBody>;

const archiveData = z.object({
  id: z.string(),
  state: z.enum(ARCHIVE_STATES),
  /** Filings that are in it, of those that it is to hold. */
  done: z.number().int(),
  total: z.number().int(),
  ordered_at: time,
  /** In bytes; null until it is done. */
  size: z.number().int().nullable(),
  /** It can be downloaded until then; null until it is done or failed. */
  ends_at: time.nullable(),
  /** The reason of a failure, with what to do. */
  why: z.string().nullable(),
});
export type ArchiveData = z.infer<typeof archiveData>;

export const orderArchive = defineCall('orderArchive', {
  tag: TAG,
  summary:
    'Have the filings that a filter of the queue finds archived: papers, attachments, letters and logs',
  access: 'review.final',
  body: archiveBody,
  data: archiveData,
});

export const archives = defineCall('archives', {
  tag: TAG,
  summary: "The person's latest archives and how far they are, the newest first",
  access: 'review.final',
  data: z.array(archiveData),
});

export const downloadArchive = defineCall('downloadArchive', {
  tag: TAG,
  summary: 'An archive that is done, as a zip',
  access: 'review.final',
  kind: 'print',
  params: idParams,
});
