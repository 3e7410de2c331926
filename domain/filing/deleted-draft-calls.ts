/** Calls of deleted drafts, which can be restored for a while (deleted-drafts.ts). */
import { z } from 'zod';
import { defineCall } from '../calls/define';
import { idParams } from '../calls/shapes';
import { reportItem } from './calls';

const deletedDraft = reportItem
  .pick({ id: true, program: true, title: true, route: true, subject: true, batch: true })
  .extend({
    deleted_at: z.string(),
    deleted_by: z.string(),
    /** Time at which the draft is removed for good. */
    gone_at: z.string(),
  });
export type DeletedDraft = z.infer<typeof deletedDraft>;

export const deletedDrafts = defineCall('deletedDrafts', 'GET /api/v1.0/portal/report/deletedDrafts/', {
  tag: 'filings',
  summary: 'The drafts that the company deleted and can still restore, the latest deleted first',
  access: 'filing.delete',
  data: z.array(deletedDraft),
});

export const restoreDraft = defineCall('restoreDraft', 'POST /api/v1.0/portal/report/filing/{id}/restore/', {
  tag: 'filings',
  summary: 'Restore a deleted draft as it was',
  access: 'filing.delete',
  params: idParams,
  data: z.object({ id: z.string() }),
});
