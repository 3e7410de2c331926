/** Filings of a company as its home page shows them: those that wait for it, those sent last, and reports that it owes. */
import { PAGE_SIZE } from '../../domain/api/codes';
import type { ReportItem } from '../../domain/filing/calls';
import { type FilingStatus, listStatusesWith } from '../../domain/filing/status';
import type { OwnFilings } from '../../domain/home/calls';
import type { ReportTaskItem } from '../../domain/reports/report-shapes';
import type { Language } from '../../domain/text';
import type { Caller } from '../core/access';
import type { ReportDeps } from '../reports/report-deps';
import { loadReportInfo } from '../reports/reports-service';
import { listPapersToSign } from './papers-to-sign';

const SENT_AT_MOST = 5;
const UNFINISHED: readonly FilingStatus[] = listStatusesWith('awaits', 'company');
const TO_FILE: readonly ReportTaskItem['status'][] = ['returned', 'overdue', 'open'];
const firstPage = { current: 1, pageSize: PAGE_SIZE.max, sorter: '-updated_at' } as const;

const isAppealable = ({ actions }: ReportItem) => actions.includes('appeal');
const isOpen = (filing: ReportItem) => UNFINISHED.includes(filing.status) || isAppealable(filing);

export async function loadOwnFilings(
  deps: ReportDeps,
  caller: Caller,
  language: Language,
): Promise<OwnFilings> {
  const read = (query: object) => loadReportInfo(deps, caller, { ...firstPage, ...query }, language);
  const latest = await read({});
  // A company that has filed for many years may have unfinished filings beyond the first page. Appeal periods end soon after
  // the decision: filings with one are among the latest.
  const beyond =
    latest.list.length < latest.total
      ? await Promise.all(UNFINISHED.map(async (status) => (await read({ status })).list))
      : [];
  const open = beyond.length > 0 ? [...beyond.flat(), ...latest.list.filter(isAppealable)] : latest.list;
  return {
    open: open.filter(isOpen),
    sent: latest.list.filter((filing) => !isOpen(filing)).slice(0, SENT_AT_MOST),
    total: latest.total,
    to_sign: await listPapersToSign(deps, caller),
    reports: latest.reports_due.filter(({ status }) => TO_FILE.includes(status)),
  };
}
