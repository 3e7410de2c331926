/**
 * Forms of reports in the shape of programs, so that the engine and the portal can load them: with a key, an edition, and a
 * body loaded on demand. All of them use the calls of reports.
 */

import { paths } from '../api/paths.generated';
import type { Form, Program, ReportFormHead } from '../definition';
import { OFFICE_PREFIXES } from '../filing/number-prefixes';

export interface ReportForm extends Program {
  /** Keys of sections that hold facts of the approval, unchanged from the approved filing. */
  carries: readonly string[];
}

export const REPORT_ROUTE = '/enterpriseCenter/report';

/** Source name by which fields of a report refer to the approval, as in `approval.$filing.no`. */
export const APPROVAL = 'approval';

/** A report form belongs to one edition of a program, which its key names: `gazelle/2026.1/report_gazelle`. */
export interface ReportFormName {
  program: string;
  edition: string;
  form: string;
}

export const getReportFormKey = ({ program, edition, form }: ReportFormName): string =>
  `${program}/${edition}/${form}`;

/** Returns the parts of the key of a report form; null for the key of a program. */
export function parseReportFormKey(key: string): ReportFormName | null {
  const [program, edition, form] = key.split('/');
  return program && edition && form ? { program, edition, form } : null;
}

export function createReportForm(
  name: ReportFormName,
  { title, carries = [] }: Pick<ReportFormHead, 'title' | 'carries'>,
  load: () => Promise<Form>,
): ReportForm {
  return {
    key: getReportFormKey(name),
    title,
    load,
    loadFits: async () => ({}),
    carries,
    route: REPORT_ROUTE,
    calls: {
      info: paths.report,
      one: paths.report,
      save: [paths.saveReport],
      change: paths.changeReport,
      submit: paths.submitReport,
      log: paths.report,
    },
    receiptPrefix: OFFICE_PREFIXES.report,
    edition: name.edition,
    perCompanyAndBatch: 1,
    review: { expertReview: false, publicNotice: false },
  };
}
