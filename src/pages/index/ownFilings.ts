import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { ReportInfo, ReportItem } from '@domain/filing/calls';
import { type FilingStatus, listStatusesWith } from '@domain/filing/status';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import { call } from '@/utils/call';

export interface OwnFilings {
  /** Filings that wait for the company: returned ones, drafts, those taken back, and decisions that can be appealed against. */
  open: ReportItem[];
  /** The company's latest submitted filings. */
  sent: ReportItem[];
  totals: ReportInfo['totals'];
  /** Periodic reports that can be filed now. */
  due: ReportInfo['reports_due'];
}

const SENT_AT_MOST = 5;
const UNFINISHED: readonly FilingStatus[] = listStatusesWith('awaits', 'company');
const TO_FILE: ReportTaskItem['status'][] = ['returned', 'overdue', 'open'];

const isAppealable = ({ actions }: ReportItem) => actions.includes('appeal');
const isOpen = (filing: ReportItem) => UNFINISHED.includes(filing.status) || isAppealable(filing);
const pageSize = PAGE_SIZE.max;

/**
 * Fetches the filings that wait for the company. A company that has filed for many years may have some beyond the first page, so
 * they are queried by status.
 */
async function fetchOpen({ list, total }: ReportInfo): Promise<ReportItem[]> {
  if (list.length === total) return list.filter(isOpen);
  const answers = await Promise.all(
    UNFINISHED.map((status) => call('reportInfo', { params: { status, pageSize } })),
  );
  // Appeal periods end soon after the decision: these filings are among the latest.
  return [...answers.flatMap((answer) => answer.data?.list ?? []), ...list.filter(isAppealable)];
}

/** Fetches the company's filings for the home page. */
export async function fetchOwnFilings(): Promise<ResponseEnvelope<OwnFilings>> {
  const answer = await call('reportInfo', { params: { pageSize } });
  if (answer.code !== CODE.success) return answer as never;
  const { list, totals, reports_due } = answer.data;
  const due = reports_due.filter(({ status }) => TO_FILE.includes(status));
  const sent = list.filter((filing) => !isOpen(filing)).slice(0, SENT_AT_MOST);
  return { ...answer, data: { open: await fetchOpen(answer.data), sent, totals, due } };
}
