import type { Rule } from '../../../definition';
import { countDays } from '../../../expressions/dates';
import { near } from '../../../expressions/numbers';
import { first, getRowByKey, last, noOverlap } from '../../../expressions/tables';
import type { FundingSourcesRow, ProjectScheduleDataRow } from '../answers.generated';
import type { Period } from './period';

export const scheduleRules = <K extends string>(
  project: K,
): Rule<Record<K, Period> & { project_schedule_data: Omit<ProjectScheduleDataRow, 'planned_spend'>[] }>[] => [
  {
    id: 'SCH-01',
    level: 'error',
    zh: '有阶段的起止日期超出项目实施期或先后颠倒，请调整日期',
    en: 'A stage lies outside the project period or ends before it starts; change its dates',
    ar: 'مرحلة تقع خارج مدة المشروع أو تنتهي قبل بدئها، عدّل تواريخها',
    met: {
      zh: '各阶段起止日期均在项目实施期内',
      en: 'Every stage lies inside the project period',
      ar: 'تقع جميع المراحل ضمن مدة المشروع',
    },
    paths: [
      `${project}.start_date`,
      'project_schedule_data.stage_start',
      'project_schedule_data.stage_end',
      `${project}.end_date`,
    ],
    check: ({ all, project_schedule_data, [project]: period }) =>
      all(
        project_schedule_data,
        (row) =>
          countDays(period.start_date, row.stage_start) >= 0 &&
          countDays(row.stage_end, period.end_date) >= 0 &&
          countDays(row.stage_start, row.stage_end) >= 0,
      ),
  },
  {
    id: 'SCH-02',
    level: 'error',
    zh: '各阶段时间有重叠，请调整起止日期',
    en: 'Stages overlap; change their dates',
    ar: 'المراحل متداخلة، عدّل تواريخها',
    met: { zh: '各阶段时间无重叠', en: 'No two stages overlap', ar: 'لا تتداخل أي مرحلتين' },
    paths: ['project_schedule_data.stage_start', 'project_schedule_data.stage_end'],
    check: ({ project_schedule_data }) => noOverlap(project_schedule_data, 'stage_start', 'stage_end'),
  },
  {
    id: 'SCH-03',
    level: 'warning',
    zh: '进度安排未覆盖整个实施期，请调整首末阶段的日期',
    en: 'The stages do not cover the whole period; adjust the first and the last',
    ar: 'لا تغطي المراحل المدة كلها، عدّل الأولى والأخيرة',
    met: {
      zh: '进度安排覆盖整个实施期',
      en: 'The stages cover the whole period',
      ar: 'تغطي المراحل المدة كلها',
    },
    paths: [
      'project_schedule_data.stage_start',
      `${project}.start_date`,
      'project_schedule_data.stage_end',
      `${project}.end_date`,
    ],
    check: ({ project_schedule_data, [project]: period }) =>
      first(project_schedule_data, 'stage_start') === period.start_date &&
      last(project_schedule_data, 'stage_end') === period.end_date,
  },
];

export const scheduleSpendRules: Rule<{
  project_schedule_data: ProjectScheduleDataRow[];
  funding_sources: FundingSourcesRow[];
}>[] = [
  {
    id: 'SCH-04',
    level: 'error',
    zh: '各阶段计划支出合计与项目总投入不一致，请调整计划支出',
    en: 'Planned spending over the stages differs from the total investment; adjust it',
    ar: 'الإنفاق المخطط للمراحل يختلف عن مجموع الاستثمار، عدّله',
    met: {
      zh: '各阶段计划支出合计等于项目总投入',
      en: 'Planned spending over the stages equals the total investment',
      ar: 'الإنفاق المخطط للمراحل يساوي مجموع الاستثمار',
    },
    paths: ['project_schedule_data.planned_spend', 'funding_sources.amount'],
    check: ({ sum, project_schedule_data, funding_sources }) =>
      near(sum(project_schedule_data, 'planned_spend'), getRowByKey(funding_sources, 'total').amount),
  },
];
