import type { ReportInfo, ReportItem } from '@domain/api/calls/filings';
import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { fetchReports } from '@/services/reports';

export interface OwnFilings {
  /** Filings that wait for the company: returned ones and drafts. */
  open: ReportItem[];
  totals: ReportInfo['totals'];
}

/** What the home page shows of the company's filings. */
export async function fetchOwnFilings(): Promise<Envelope<OwnFilings>> {
  const pageSize = PAGE_SIZE.max;
  const answers = await Promise.all([
    fetchReports({ status: 'returned', pageSize }),
    fetchReports({ status: 'draft', pageSize }),
  ]);
  const [returned, drafts] = answers;
  const open = answers.flatMap((answer) => answer.data?.list ?? []);
  const { code, msg } = returned.code === CODE.success ? drafts : returned;
  return { code, msg, data: { open, totals: drafts.data?.totals } };
}
