import type { ReportItem } from '@domain/api/calls/filings';
import { findProgram } from '@domain/programs/find';
import { useBatchName } from '@/utils/batchName';
import { useText } from '@/utils/language';

export interface FilingHandlers {
  onLog(filing: ReportItem): void;
  onWithdraw(filing: ReportItem): void;
  onDelete(filing: ReportItem): void;
}

/** The program's title and the batch: what a filing is called. */
export function useFilingName(): (filing: Pick<ReportItem, 'program' | 'title' | 'batch'>) => string {
  const say = useText();
  const batchName = useBatchName();
  return ({ program: key, title, batch }) => {
    const program = findProgram(key);
    return `${program ? say(program.title) : title} ${batchName(batch)}`;
  };
}
