/** Reading marks of a person in a filing; nobody else sees them. */

import { MAX_READING_MARKS } from '../../domain/filing/reading-marks';
import type { ReadingMarks } from '../../domain/review/calls';
import type { Caller } from '../core/access';
import { problems } from '../core/errors';
import type { ReviewDeps } from './review-deps';
import { findReviewed } from './review-service';

export async function markRead(
  deps: ReviewDeps,
  caller: Caller,
  id: string,
  { keys, submission, is_read }: ReadingMarks,
): Promise<null> {
  const { row, submission: latest } = await findReviewed(deps, caller, id);
  const reading = { userId: caller.userId, filingId: row.id };
  const named = [...new Set(keys)];
  if (!is_read) await deps.marks.remove(reading, named);
  else if ((await deps.marks.countOthers(reading, named)) + named.length > MAX_READING_MARKS)
    throw problems.badRequest();
  else await deps.marks.put(reading, named, Math.min(submission, latest.seq));
  return null;
}
