import type { Rule } from '../../../definition';
import { atLeast, ratioAtLeast } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const kindsRules: Rule<InnovationPlatformAnswers>[] = [
  {
    id: 'IP-12',
    level: 'error',
    zh: '新型研发机构常驻研发人员、研发支出占比未达到要求',
    en: 'New-type R&D institution: resident staff or R&D share too low',
    paths: [
      'newRdData.resident_rd_staff',
      'newRdData.staff_total',
      'newRdData.rd_spend',
      'newRdData.total_income',
    ],
    check: ({ selectIndex, newRdData, T }) =>
      selectIndex.select_index !== 4 ||
      (atLeast(newRdData.resident_rd_staff, T('full_time_rd_staff')) &&
        ratioAtLeast(newRdData.resident_rd_staff, newRdData.staff_total, T('rd_staff_ratio')) &&
        ratioAtLeast(newRdData.rd_spend, newRdData.total_income, T('rd_income_ratio')) &&
        atLeast(newRdData.rd_spend, T('rd_spend'))),
  },
  {
    id: 'IP-13',
    level: 'warning',
    zh: '成果转化收入占经营性收入低于30%',
    en: 'Transfer income is below 30% of operating income',
    paths: ['newRdData.transfer_income', 'newRdData.operating_income'],
    check: ({ selectIndex, newRdData, T }) =>
      selectIndex.select_index !== 4 ||
      atLeast(
        newRdData.transfer_income,
        (newRdData.operating_income * (T('transfer_income_ratio') ?? 0)) / 100,
      ),
  },
  /** Hospital grade, registration, trials, and projects of provincial level or above. */
  {
    id: 'IP-15',
    level: 'error',
    zh: '临床医学研究中心须为三级甲等医院并具备临床试验资质',
    en: 'A clinical centre needs a Grade III A hospital with clinical trial registration',
    paths: [
      'clinicalData.hospital_grade',
      'clinicalData.has_trial_qualification',
      'clinicalData.trial_count',
      'projectData.project_level',
    ],
    check: ({ selectIndex, clinicalData, T, projectData }) =>
      selectIndex.select_index !== 5 ||
      (clinicalData.hospital_grade === T<string>('hospital_grade') &&
        clinicalData.has_trial_qualification === true &&
        atLeast(clinicalData.trial_count, T('trials')) &&
        atLeast(
          count(projectData, (row) => ['national', 'provincial'].includes(row.project_level)),
          T('projects_provincial'),
        )),
  },
  {
    id: 'IP-21',
    level: 'error',
    zh: '分项收入之和不能大于总收入',
    en: 'Income items cannot exceed total income',
    paths: ['newRdData.operating_income', 'newRdData.total_income', 'newRdData.transfer_income'],
    check: ({ selectIndex, newRdData }) =>
      selectIndex.select_index !== 4 ||
      (newRdData.operating_income <= newRdData.total_income &&
        newRdData.transfer_income <= newRdData.total_income),
  },
];
