import { and, eq, inArray, sql } from 'drizzle-orm';
import { FILING_STATUSES, isEditable } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { filings } from '../core/db/tables';
import { selectOutlines } from '../filings/filing-reads-store';

const EDITABLE = FILING_STATUSES.filter(isEditable);
/** Maximum drafts with signatures that are looked at. */
const DRAFTS_AT_MOST = 50;

export const createHomeStore = (db: Database) => ({
  /** Unsent filings of a company that somebody of it has signed. */
  signedDrafts(companyId: string) {
    return selectOutlines(db.q)
      .where(
        and(
          eq(filings.companyId, companyId),
          inArray(filings.status, EDITABLE),
          sql`jsonb_array_length(${filings.signed}) > 0`,
        ),
      )
      .limit(DRAFTS_AT_MOST);
  },
});
