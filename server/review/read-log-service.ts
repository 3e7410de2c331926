import type { ReadLogData, ReadLogQuery } from '../../domain/audit/calls';
import { type Caller, getOfficeScope } from '../core/access';
import { toTimeRange } from '../core/db/lists';
import { loadRetentionDays } from '../retention/retention-store';
import { READS_AT_MOST } from './read-log-store';
import type { ReviewDeps } from './review-deps';

/**
 * Searches the log of reads. A keyword that is a receipt number finds reads of the filing and its files; any other finds reads of
 * matching companies. `until`: time at which the search ends, so that later reads do not shift its pages.
 */
export async function searchReads(
  { db, reads }: Pick<ReviewDeps, 'db' | 'reads'>,
  caller: Caller,
  query: ReadLogQuery,
  until?: Date,
): Promise<ReadLogData> {
  const { keyword, person, kind } = query;
  const filing = keyword ? await reads.filingOf(keyword.toUpperCase()) : undefined;
  const filter = {
    scope: getOfficeScope(caller),
    person,
    kind,
    filing,
    company: filing ? undefined : keyword,
    ...toTimeRange(query, until),
  };
  const [rows, total, days] = await Promise.all([
    reads.list(filter, query),
    reads.total(filter),
    loadRetentionDays(db),
  ]);
  return {
    list: rows.map(({ userId, subjectId, kind, at, name, username, role, company, receiptNo, file }) => ({
      id: `${userId}/${subjectId}/${kind}/${at.toISOString()}`,
      at: at.toISOString(),
      kind,
      person: { name, username, role },
      company,
      filing: kind === 'file' ? null : { id: subjectId, name: receiptNo ?? '' },
      file,
    })),
    total: Math.min(total, READS_AT_MOST),
    more: total > READS_AT_MOST,
    kept_days: days.read_log,
  };
}
