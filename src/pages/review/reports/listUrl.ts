import { listProgramKeys } from '@domain/programs/find';
import { listReportTasks } from '@domain/programs/reports';
import { department } from '@domain/reference/authorities';
import { REPORT_STATUSES } from '@domain/reports/status';
import { anyText, matching, oneOf, oneOrAll, pages } from '@/utils/urlState';

/** Report tasks handled on this desk; a report filed as a declaration of its own is reviewed as such. */
export const listDeskTasks = () => listReportTasks().filter(({ mode }) => mode !== 'filing');

export const listUrl = {
  keyword: anyText,
  code: oneOf(() => listDeskTasks().map(({ code }) => code)),
  program: oneOf(listProgramKeys),
  department: oneOf(department.items.map(({ value }) => String(value))),
  batch: matching(/^\d{4}-\d{1,3}$/),
  status: oneOrAll(REPORT_STATUSES, 'submitted'),
  ...pages,
};
