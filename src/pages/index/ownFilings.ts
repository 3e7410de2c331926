import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { ReportInfo, ReportItem } from '@domain/calls/filings';
import type { ReportTaskItem } from '@domain/calls/report-item';
import { AT_HOME } from '@domain/filing/status';
import { fetchReports } from '@/services/reports';

export interface OwnFilings {
  /** Filings that wait for the company: returned ones, drafts, and those taken back. */
  open: ReportItem[];
  totals: ReportInfo['totals'];
  /** Periodic reports that can be filed now. */
  due: ReportInfo['reports_due'];
}

const UNFINISHED = ['returned', ...AT_HOME] as const;
const TO_FILE: ReportTaskItem['status'][] = ['returned', 'overdue', 'open'];

/** The company's filings, as the home page shows them. */
export async function fetchOwnFilings(): Promise<Envelope<OwnFilings>> {
  const pageSize = PAGE_SIZE.max;
  const answers = await Promise.all(UNFINISHED.map((status) => fetchReports({ status, pageSize })));
  const open = answers.flatMap((answer) => answer.data?.list ?? []);
  const telling = answers.find(({ code }) => code !== CODE.success) ?? (answers[0] as Envelope<ReportInfo>);
  const due = (telling.data?.reports_due ?? []).filter(({ status }) => TO_FILE.includes(status));
  return { code: telling.code, msg: telling.msg, data: { open, totals: telling.data?.totals, due } };
}
