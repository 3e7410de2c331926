/** The company's filings over all programs, and what happened to each (specification, section 7: reportInfo and logs). */

import { paths } from '@domain/api/paths.generated';
import type { LogEntry, ReportInfo, ReportQuery } from '@domain/filing/calls';
import type {
  RemindedReports,
  ReportData,
  ReportDecisionBody,
  ReportQueueData,
  ReportQueueQuery,
  ReviewedReport,
} from '@domain/reports/calls';
import type { Manifest } from '@domain/definition';
import { request } from '@/utils/request';

/** The list, with totals over all filings whatever the filters. */
export const fetchReports = (params: Partial<ReportQuery>) =>
  request<ReportInfo>(paths.reportInfo, { params });

/** The log of a filing, oldest first. Each program has its own call for it. */
export const fetchLog = (program: Manifest, id: string) =>
  request<LogEntry[]>(program.calls.log, { path: { id } });

/** Drops a draft that was never submitted. */
export const deleteDraft = (id: string) => request<{ id: string }>(paths.deleteDraft, { path: { id } });

/** A periodic report, to be filled in and followed. Its draft is kept as those of filings are (services/filing). */
export const fetchReport = (id: string) => request<ReportData>(paths.report, { path: { id } });

/** Reports on the desk of the administering side. */
export const fetchReportQueue = (params: Partial<ReportQueueQuery>) =>
  request<ReportQueueData>(paths.reportQueue, { params });

export const fetchReviewedReport = (id: string) =>
  request<ReviewedReport>(paths.reviewReport, { path: { id } });

export const decideReport = (id: string, data: ReportDecisionBody) =>
  request<ReviewedReport>(paths.decideReport, { path: { id }, data });

/** Reminds the companies of reports that are owed; of each once a day. */
export const remindReports = (ids: string[]) =>
  request<RemindedReports>(paths.remindReports, { data: { ids } });
