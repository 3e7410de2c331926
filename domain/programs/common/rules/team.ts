import type { Rule } from '../../../definition';
import { count } from '../../../expressions/tables';
import type { ApplicantBasic, Leader, WorkerDataRow } from '../answers.generated';

/** TEAM-01 and TEAM-02 as one rule, for programs that give it an id of their own. */
export const membersOnce: Omit<
  Rule<{ worker_data: WorkerDataRow[]; leader: Pick<Leader, 'leader_id_no'> }>,
  'id'
> = {
  level: 'error',
  zh: '项目组成员证件号码重复，或与负责人重复，请删除重复的成员',
  en: 'A person is listed twice, or is the leader; remove that row',
  ar: 'شخص مدرج مرتين أو هو الرئيس، احذف ذلك الصف',
  met: {
    zh: '项目组成员无重复，且不含负责人',
    en: 'Every member is listed once, without the leader',
    ar: 'كل عضو مدرج مرة واحدة دون الرئيس',
  },
  paths: ['worker_data.id_no', 'leader.leader_id_no'],
  check: ({ unique, worker_data, all, leader }) =>
    unique(worker_data, 'id_no') && all(worker_data, (row) => row.id_no !== leader.leader_id_no),
};

export const teamRules: Rule<{
  worker_data: WorkerDataRow[];
  leader: Leader;
  applicant_basic: ApplicantBasic;
}>[] = [
  {
    id: 'TEAM-01',
    level: 'error',
    zh: '项目组成员证件号码重复，请删除重复的成员',
    en: 'The same person is listed twice; remove one row',
    ar: 'الشخص نفسه مدرج مرتين، احذف أحد الصفين',
    met: {
      zh: '项目组成员无重复',
      en: 'Every team member is listed once',
      ar: 'كل عضو في الفريق مدرج مرة واحدة',
    },
    paths: ['worker_data.id_no'],
    check: ({ unique, worker_data }) => unique(worker_data, 'id_no'),
  },
  {
    id: 'TEAM-02',
    level: 'error',
    zh: '项目负责人重复列入项目组成员，请从成员表中删除',
    en: 'The project leader is also in the team table; remove that row',
    ar: 'رئيس المشروع مدرج أيضًا في جدول الفريق، احذف ذلك الصف',
    met: {
      zh: '项目组成员中不含项目负责人',
      en: 'The team table leaves out the project leader',
      ar: 'جدول الفريق لا يتضمن رئيس المشروع',
    },
    paths: ['worker_data.id_no', 'leader.leader_id_no'],
    check: ({ all, worker_data, leader }) => all(worker_data, (row) => row.id_no !== leader.leader_id_no),
  },
  {
    id: 'TEAM-03',
    level: 'warning',
    zh: '申报单位人员不足项目组成员的一半，请调整成员或核对工作单位',
    en: 'Fewer than half of the team are employed by the applicant; change the team or check the employers',
    ar: 'أقل من نصف الفريق يعمل لدى مقدم الطلب، عدّل الفريق أو راجع جهات العمل',
    met: {
      zh: '申报单位人员占项目组成员一半以上',
      en: 'At least half of the team is employed by the applicant',
      ar: 'نصف الفريق على الأقل يعمل لدى مقدم الطلب',
    },
    paths: ['worker_data.unit_name', 'applicant_basic.company_name'],
    check: ({ worker_data, applicant_basic }) =>
      count(worker_data, (row) => row.unit_name === applicant_basic.company_name) * 2 >= worker_data.length,
  },
  {
    id: 'TEAM-04',
    level: 'warning',
    zh: '有成员年投入时间为0，请填写投入时间',
    en: 'A member spends no time on the project; enter the months',
    ar: 'عضو لا يخصص وقتًا للمشروع، أدخل عدد الأشهر',
    met: {
      zh: '各成员年投入时间均大于0',
      en: 'Every member spends time on the project',
      ar: 'كل عضو يخصص وقتًا للمشروع',
    },
    paths: ['worker_data.months'],
    check: ({ all, worker_data }) => all(worker_data, (row) => row.months > 0),
  },
];
