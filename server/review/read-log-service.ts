import type { ReadLogData, ReadLogQuery } from '../../domain/audit/calls';
import { getStartOfDay } from '../../domain/windows/calendar';
import { getNextDay } from '../../domain/windows/working-days';
import { type Caller, getOfficeScope } from '../core/access';
import { loadRetentionDays } from '../retention/retention-store';
import { READS_AT_MOST } from './read-log-store';
import type { ReviewDeps } from './review-deps';

/**
 * Searches the log of reads. A keyword that is a receipt number finds reads of the filing and its files; any other finds reads of
 * matching companies.
 */
export async function searchReads(
  { db, reads }: Pick<ReviewDeps, 'db' | 'reads'>,
  caller: Caller,
  query: ReadLogQuery,
): Promise<ReadLogData> {
  const { keyword, person, kind, from, to } = query;
  const filing = keyword ? await reads.filingOf(keyword.toUpperCase()) : undefined;
  const filter = {
    scope: getOfficeScope(caller),
    person,
    kind,
    filing,
    company: filing ? undefined : keyword,
    from: from === undefined ? undefined : getStartOfDay(from),
    before: to === undefined ? undefined : getStartOfDay(getNextDay(to)),
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
