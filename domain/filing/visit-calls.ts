/** Calls of what has changed in a filing since the person last looked. */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';

const seenChange = z.object({
  is: z.enum(['section', 'step', 'note']),
  section: z.string().optional(),
  /** Keys of the changed fields of a section, or columns of a table; empty where they cannot be told. */
  fields: z.array(z.string()).optional(),
  action: z.string().optional(),
  at: z.string(),
  by: z.array(z.string()),
});

const newsData = z.object({
  /** Time of the person's last visit; null before the first. */
  since: z.string().nullable(),
  changes: z.array(seenChange),
});
export type FilingNews = z.infer<typeof newsData>;

export const filingNews = defineCall('filingNews', 'GET /api/v1.0/portal/filing/{id}/news/', {
  tag: 'filings',
  summary: 'What others have changed in a filing since the person last looked at it',
  access: 'filing.read',
  params: idParams,
  data: newsData,
});

export const noteVisit = defineCall('noteVisit', 'POST /api/v1.0/portal/filing/{id}/news/', {
  tag: 'filings',
  summary: 'Note that the person has seen a filing as it is now',
  access: 'filing.read',
  params: idParams,
  data: z.object({ seen_at: z.string() }),
});

const unseenData = z.array(z.object({ id: z.string(), count: z.number().int() }));
export type UnseenChanges = z.infer<typeof unseenData>;

export const unseenChanges = defineCall('unseenChanges', 'GET /api/v1.0/portal/report/news/', {
  tag: 'filings',
  summary: 'How many acts and notes of others there are in each filing since the person last looked at it',
  access: 'filing.read',
  data: unseenData,
});
