import type { Rule } from '../../../definition';
import { count } from '../../../expressions/tables';
import type { ApplicantBasic, Leader, WorkerDataRow } from '../answers.generated';

export const teamRules: Rule<{
  worker_data: WorkerDataRow[];
  leader: Leader;
  applicant_basic: ApplicantBasic;
}>[] = [
  {
    id: 'TEAM-01',
    level: 'error',
    zh: '项目组成员证件号码重复',
    en: 'The same person is listed twice',
    paths: ['worker_data.id_no'],
    check: ({ unique, worker_data }) => unique(worker_data, 'id_no'),
  },
  {
    id: 'TEAM-02',
    level: 'error',
    zh: '项目负责人不应重复列入项目组成员',
    en: 'Leave the project leader out of the team table',
    paths: ['worker_data.id_no', 'leader.leader_id_no'],
    check: ({ all, worker_data, leader }) => all(worker_data, (row) => row.id_no !== leader.leader_id_no),
  },
  {
    id: 'TEAM-03',
    level: 'warning',
    zh: '申报单位人员应占项目组成员一半以上',
    en: 'At least half of the team should be employed by the applicant',
    paths: ['worker_data.unit_name', 'applicant_basic.company_name'],
    check: ({ worker_data, applicant_basic }) =>
      count(worker_data, (row) => row.unit_name === applicant_basic.company_name) * 2 >= worker_data.length,
  },
  {
    id: 'TEAM-04',
    level: 'warning',
    zh: '成员年投入时间应大于0',
    en: 'Each member should spend some time on the project',
    paths: ['worker_data.months'],
    check: ({ all, worker_data }) => all(worker_data, (row) => row.months > 0),
  },
];
