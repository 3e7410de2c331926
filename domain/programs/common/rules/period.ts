import type { Rule } from '../../../definition';
import { countDays, year } from '../../../expressions/dates';
import type { ProjectBasic } from '../answers.generated';

/** Start and end of the project, as fields of a section. */
export type Period = Pick<ProjectBasic, 'start_date' | 'end_date'>;

/** Rules of the section that holds the period of the project. */
export const periodRules = <K extends string>(project: K): Rule<Record<K, Period>>[] => [
  {
    id: 'PER-01',
    level: 'error',
    zh: '项目结束日期不晚于开始日期，请核对两个日期',
    en: 'The end date is not after the start date; check both dates',
    ar: 'تاريخ الانتهاء ليس بعد تاريخ البدء، راجع التاريخين',
    met: {
      zh: '项目结束日期晚于开始日期',
      en: 'The end date is after the start date',
      ar: 'تاريخ الانتهاء بعد تاريخ البدء',
    },
    paths: [`${project}.start_date`, `${project}.end_date`],
    check: ({ [project]: period }) => countDays(period.start_date, period.end_date) > 0,
  },
  {
    id: 'PER-02',
    level: 'warning',
    zh: '项目开始日期不在申报年度前一年1月1日至申报年度12月31日之间，请核对日期',
    en: 'The start date does not fall between 1 January of the year before the batch and 31 December of the batch year; check it',
    ar: 'لا يقع تاريخ البدء بين 1 يناير من السنة السابقة للدفعة و31 ديسمبر من سنة الدفعة، راجعه',
    met: {
      zh: '项目开始日期在申报年度前一年1月1日至申报年度12月31日之间',
      en: 'The start date falls between 1 January of the year before the batch and 31 December of the batch year',
      ar: 'يقع تاريخ البدء بين 1 يناير من السنة السابقة للدفعة و31 ديسمبر من سنة الدفعة',
    },
    paths: [`${project}.start_date`],
    check: ({ ctx, [project]: period }) =>
      year(period.start_date) >= ctx.batchYear - 1 && year(period.start_date) <= ctx.batchYear,
  },
];
