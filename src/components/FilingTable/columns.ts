/** The columns of the list of filings that a person may choose; what a filing is called and its actions always stand. */
export const FILING_COLUMNS = ['status', 'updated_at', 'created_at', 'receipt'] as const;
export type FilingColumn = (typeof FILING_COLUMNS)[number];

export const DEFAULT_COLUMNS: readonly FilingColumn[] = ['status', 'updated_at', 'receipt'];

/** Text key of each column. */
export const columnNames: Record<FilingColumn, string> = {
  status: 'center.filing.status',
  updated_at: 'center.filing.updated',
  created_at: 'center.filing.created',
  receipt: 'center.filing.receiptNo',
};
