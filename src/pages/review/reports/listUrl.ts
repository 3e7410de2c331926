import { reportTasks } from '@domain/programs/reports';
import { REPORT_STATUSES } from '@domain/reports/status';
import { anyText, oneOf, oneOrAll, pages } from '@/utils/urlState';

/** Tasks that are filed on the desk: a declaration of its own is reviewed as such. */
export const CODES = reportTasks.filter(({ mode }) => mode !== 'filing');

export const listUrl = {
  keyword: anyText,
  code: oneOf(CODES.map(({ code }) => code)),
  status: oneOrAll(REPORT_STATUSES, 'submitted'),
  ...pages,
};
