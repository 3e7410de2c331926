/** What the address says of the list of reports, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import type { ReportQueueQuery } from '@domain/calls/report-tasks';
import { reportTasks } from '@domain/programs/reports';
import { REPORT_STATUSES } from '@domain/reports/status';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const ALL = 'all';
/** What is filed on the desk: a declaration of its own is reviewed as such. */
export const CODES = reportTasks.filter(({ mode }) => mode !== 'filing');

export const listUrl = {
  keyword: anyText,
  code: oneOf(CODES.map(({ code }) => code)),
  status: oneOf([ALL, ...REPORT_STATUSES], 'submitted'),
  current: pageNumber,
};

export type ListState = UrlState<keyof typeof listUrl>;

export const NO_FILTER: Partial<ListState> = { keyword: '', code: '', status: ALL };

export const queryOf = ({ keyword, code, status, current }: ListState): Partial<ReportQueueQuery> => ({
  current: Number(current),
  pageSize: PAGE_SIZE.default,
  ...(keyword && { keyword }),
  ...(code && { code }),
  ...(status !== ALL && { status: status as ReportQueueQuery['status'] }),
});
