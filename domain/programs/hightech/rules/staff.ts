import type { Rule } from '../../../definition';
import { ratioAtLeast } from '../../../expressions/numbers';
import { rowOf } from '../../../expressions/tables';
import type { HightechAnswers } from '../answers.generated';

export const staffRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-08',
    level: 'error',
    zh: '科技人员占职工总数比例低于10%',
    en: 'Science and technology staff are below 10% of all staff',
    paths: ['hr_overview.tech_staff', 'hr_overview.staff'],
    check: ({ indicators }) => ratioAtLeast(indicators.tech_staff_total, indicators.staff_total, 10),
  },
  {
    id: 'HT-24',
    level: 'error',
    zh: '外籍、留学归国或人才计划人员数不能大于总数',
    en: 'Foreign nationals, returnees or talent programme members cannot exceed the total',
    paths: ['hr_overview'],
    check: ({ hr_overview }) =>
      (['staff', 'tech_staff'] as const).every((column) =>
        ['foreign', 'returnee', 'talent_program'].every(
          (key) => rowOf(hr_overview, key)[column] <= rowOf(hr_overview, 'total')[column],
        ),
      ),
  },
  {
    id: 'HT-25',
    level: 'error',
    zh: '学历结构或年龄结构合计须等于人员总数',
    en: 'The education and age groups must each add up to the total',
    paths: ['hr_structure', 'hr_overview'],
    check: ({ groupSum, hr_structure, hr_overview }) =>
      (['staff', 'tech_staff'] as const).every((column) =>
        ['education', 'age'].every(
          (group) => groupSum(hr_structure, column, group) === rowOf(hr_overview, 'total')[column],
        ),
      ),
  },
  {
    id: 'HT-26',
    level: 'error',
    zh: '职称结构合计不能大于人员总数',
    en: 'The title group cannot exceed the total',
    paths: ['hr_structure', 'hr_overview'],
    check: ({ groupSum, hr_structure, hr_overview }) =>
      (['staff', 'tech_staff'] as const).every(
        (column) => groupSum(hr_structure, column, 'title') <= rowOf(hr_overview, 'total')[column],
      ),
  },
  {
    id: 'HT-27',
    level: 'error',
    zh: '科技人员数不能大于职工数',
    en: 'Science and technology staff cannot exceed all staff',
    paths: ['hr_overview.tech_staff', 'hr_overview.staff', 'hr_structure.tech_staff', 'hr_structure.staff'],
    check: ({ all, hr_overview, hr_structure }) =>
      all(hr_overview, (row) => row.tech_staff <= row.staff) &&
      all(hr_structure, (row) => row.tech_staff <= row.staff),
  },
];
