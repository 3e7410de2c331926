/** The part of the reports of a document that lists, jobs and calendars need. */
import type { ReportFormHead, ReportsHead } from '../../definition';
import type { ReportsDocument } from '../types';
import { listCarriedSections } from './write-out';

export function getReportsHead({ forms = [], ...stated }: ReportsDocument): ReportsHead {
  return {
    ...stated,
    forms: forms.map((form): ReportFormHead => {
      const carries = listCarriedSections(form);
      return { key: form.key, title: form.title, ...(carries.length > 0 && { carries }) };
    }),
  };
}
