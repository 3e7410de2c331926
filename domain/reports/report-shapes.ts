/** A periodic report as every list shows it (catalogue: report_info, response). */
import { z } from 'zod';
import { REPORT_STATUSES } from './status';

export const reportStatus = z.enum(REPORT_STATUSES);

export const reportItem = z.object({
  id: z.string(),
  code: z.string(),
  title: z.string(),
  title_en: z.string(),
  /** Period in words: a year, a half-year, a first and a last day, or the name of a milestone. */
  period: z.string(),
  /** Id of the approved filing that a report is about; null for one about the company. */
  filing: z.string().nullable(),
  /** The number and the name of the project that a report is about. */
  project_id: z.string().nullable(),
  project_name: z.string().nullable(),
  program: z.string(),
  open_at: z.string(),
  /** End of the last day for filing. */
  due_at: z.string(),
  /** Deadline of the correction of a returned report. */
  correction_due_at: z.iso.datetime().nullable(),
  /**
   * Calendar days until the deadline, or until that of the correction. Negative when overdue, null when nothing is left to
   * do.
   */
  days_left: z.number().int().nullable(),
  status: reportStatus,
  /** True where the report is overdue: not filed, or returned and not corrected in time. */
  overdue: z.boolean(),
  /** True where the report was filed late. */
  late: z.boolean(),
  done_at: z.string().nullable(),
  mode: z.enum(['external', 'in_portal', 'filing']),
  link: z.string().nullable(),
  consequence: z.string().nullable(),
  receipt_no: z.string().nullable(),
  /** True if the caller may change and submit the report now. */
  fillable: z.boolean(),
});
/** An overdue report in the record of its company. */
export const overdueReport = z.object({
  id: z.string(),
  title: z.string(),
  period: z.string(),
  /** The last day on which it could be filed in time. */
  due_on: z.string(),
});
export type OverdueReport = z.infer<typeof overdueReport>;
export type ReportTaskItem = z.infer<typeof reportItem>;
