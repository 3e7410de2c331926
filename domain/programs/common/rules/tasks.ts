import type { Rule } from '../../../definition';
import { has } from '../../../expressions/choices';
import { countDays } from '../../../expressions/dates';
import { near } from '../../../expressions/numbers';
import { getRowByKey } from '../../../expressions/tables';
import type { FundingSourcesRow, LeaderTaskDataRow } from '../answers.generated';
import type { Period } from './period';

/** Rules of the tasks that are divided among leaders and units. */
export const taskRules = <K extends string>(
  project: K,
): Rule<
  Record<K, Period> & { leader_task_data: LeaderTaskDataRow[]; funding_sources: FundingSourcesRow[] }
>[] => [
  {
    id: 'TSK-01',
    level: 'error',
    zh: '分工中的财政资金合计与申请财政资助不一致，请调整各任务金额',
    en: 'Grant amounts over the tasks differ from the grant; adjust them',
    ar: 'مبالغ المنحة الموزعة على المهام تختلف عن المنحة، عدّلها',
    met: {
      zh: '分工中的财政资金合计等于申请财政资助',
      en: 'Grant amounts over the tasks equal the grant',
      ar: 'مبالغ المنحة الموزعة على المهام تساوي المنحة',
    },
    paths: ['leader_task_data.grant_amount', 'funding_sources.amount'],
    check: ({ sum, leader_task_data, funding_sources }) =>
      near(sum(leader_task_data, 'grant_amount'), getRowByKey(funding_sources, 'city_grant').amount),
  },
  {
    id: 'TSK-02',
    level: 'error',
    zh: '有任务的完成时间不在项目实施期内，请调整时间',
    en: 'A task is due outside the project period; change its date',
    ar: 'موعد مهمة يقع خارج مدة المشروع، عدّل تاريخها',
    met: {
      zh: '各任务完成时间均在项目实施期内',
      en: 'Every task is due inside the project period',
      ar: 'مواعيد جميع المهام ضمن مدة المشروع',
    },
    paths: [`${project}.start_date`, 'leader_task_data.due_date', `${project}.end_date`],
    check: ({ all, leader_task_data, [project]: period }) =>
      all(
        leader_task_data,
        (row) =>
          countDays(period.start_date, row.due_date) >= 0 && countDays(row.due_date, period.end_date) >= 0,
      ),
  },
  {
    id: 'TSK-03',
    level: 'warning',
    zh: '牵头单位没有承担任务，请至少安排1项',
    en: 'The lead unit carries no task; give it at least one',
    ar: 'لا تتولى الجهة الرائدة أي مهمة، أسند إليها مهمة على الأقل',
    met: {
      zh: '牵头单位至少承担1项任务',
      en: 'The lead unit carries at least one task',
      ar: 'تتولى الجهة الرائدة مهمة على الأقل',
    },
    paths: ['leader_task_data.party_kind'],
    check: ({ leader_task_data }) =>
      leader_task_data.some((row) => has(['lead_unit', 'leader'], row.party_kind)),
  },
];
