import { isolate } from '@domain/bidi';
import type { ReportItem } from '@domain/filing/calls';
import type { QuotaPlace } from '@domain/filing/entry';
import { findProgram } from '@domain/programs/find';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';

export interface FilingHandlers {
  onWithdraw(filing: ReportItem): void;
  onDelete(filing: ReportItem): void;
  onCopy(filing: ReportItem): void;
  /** Quota for another filing of the same program in the present batch. */
  placeFor(filing: ReportItem): QuotaPlace | null;
  /** Number of changes by others since the person last looked at the filing. */
  countNews?(filing: ReportItem): number;
}

/**
 * Returns a function that names a filing: title of the program, batch, and the subject, which tells filings of one batch
 * apart.
 */
export function useFilingName(): (
  filing: Pick<ReportItem, 'program' | 'title' | 'batch' | 'subject'>,
) => string {
  const say = useText();
  const batchName = useBatchName();
  const { direction } = useLanguage();
  return ({ program: key, title, batch, subject }) => {
    const program = findProgram(key);
    const name = program ? say(program.title) : isolate(title, direction);
    const whole = `${name} ${isolate(batchName(batch), direction)}`;
    return subject ? `${whole} · ${isolate(subject, direction)}` : whole;
  };
}

/** Optional columns of the list of filings; the columns for name and actions are always shown. */
export const FILING_COLUMNS = ['status', 'updated_at', 'created_at', 'receipt'] as const;
export type FilingColumn = (typeof FILING_COLUMNS)[number];

export const DEFAULT_COLUMNS: readonly FilingColumn[] = ['status', 'updated_at', 'receipt'];

/** Text key of each column. */
export const columnNames: Record<FilingColumn, string> = {
  status: 'common.status',
  updated_at: 'center.filing.updated',
  created_at: 'center.filing.created',
  receipt: 'center.filing.receiptNo',
};
