import type { Rule } from '../../../definition';
import { least, measured, percentage } from '../../../expressions/figures';
import { getRowByKey } from '../../../expressions/tables';
import type { HightechAnswers } from '../answers.generated';

export const staffRules: Rule<HightechAnswers>[] = [
  {
    id: 'HT-08',
    level: 'error',
    zh: '科技人员占职工总数比例低于10%，请核对人员数',
    en: 'Science and technology staff are below 10% of all staff; check the numbers',
    ar: 'العاملون في العلوم والتقنية دون 10% من جميع العاملين، راجع الأعداد',
    met: {
      zh: '科技人员占职工总数比例不低于10%',
      en: 'Science and technology staff are at least 10% of all staff',
      ar: 'العاملون في العلوم والتقنية لا يقلون عن 10% من جميع العاملين',
    },
    paths: ['hr_overview.tech_staff', 'hr_overview.staff'],
    ...measured<HightechAnswers>(({ indicators }) =>
      least(percentage(indicators.tech_staff_total, indicators.staff_total), 10, 'percent'),
    ),
  },
  {
    id: 'HT-24',
    level: 'error',
    zh: '外籍、留学归国或人才计划人员数大于总数，请核对人员数',
    en: 'Foreign nationals, returnees or talent programme members exceed the total; check the numbers',
    ar: 'الأجانب أو العائدون أو أعضاء برامج الكفاءات يتجاوزون المجموع، راجع الأعداد',
    met: {
      zh: '外籍、留学归国和人才计划人员数均不大于总数',
      en: 'Foreign nationals, returnees and talent programme members are each within the total',
      ar: 'الأجانب والعائدون وأعضاء برامج الكفاءات كلٌّ ضمن المجموع',
    },
    paths: ['hr_overview'],
    check: ({ hr_overview }) =>
      (['staff', 'tech_staff'] as const).every((column) =>
        ['foreign', 'returnee', 'talent_program'].every(
          (key) => getRowByKey(hr_overview, key)[column] <= getRowByKey(hr_overview, 'total')[column],
        ),
      ),
  },
  {
    id: 'HT-25',
    level: 'error',
    zh: '学历结构或年龄结构合计与人员总数不一致，请核对各项人数',
    en: 'The education or age groups do not add up to the total; check the numbers',
    ar: 'فئات التعليم أو العمر لا يساوي مجموعها الكل، راجع الأعداد',
    met: {
      zh: '学历结构、年龄结构合计均等于人员总数',
      en: 'The education and age groups each add up to the total',
      ar: 'مجموع فئات التعليم ومجموع فئات العمر يساوي كلٌّ منهما الكل',
    },
    paths: ['hr_structure', 'hr_overview'],
    check: ({ groupSum, hr_structure, hr_overview }) =>
      (['staff', 'tech_staff'] as const).every((column) =>
        ['education', 'age'].every(
          (group) => groupSum(hr_structure, column, group) === getRowByKey(hr_overview, 'total')[column],
        ),
      ),
  },
  {
    id: 'HT-26',
    level: 'error',
    zh: '职称结构合计大于人员总数，请核对各项人数',
    en: 'The title groups exceed the total; check the numbers',
    ar: 'فئات الألقاب تتجاوز الكل، راجع الأعداد',
    met: {
      zh: '职称结构合计不大于人员总数',
      en: 'The title groups are within the total',
      ar: 'فئات الألقاب ضمن الكل',
    },
    paths: ['hr_structure', 'hr_overview'],
    check: ({ groupSum, hr_structure, hr_overview }) =>
      (['staff', 'tech_staff'] as const).every(
        (column) => groupSum(hr_structure, column, 'title') <= getRowByKey(hr_overview, 'total')[column],
      ),
  },
  {
    id: 'HT-27',
    level: 'error',
    zh: '科技人员数大于职工数，请核对两项数据',
    en: 'Science and technology staff exceed all staff; check both figures',
    ar: 'العاملون في العلوم والتقنية أكثر من جميع العاملين، راجع الرقمين',
    met: {
      zh: '科技人员数不大于职工数',
      en: 'Science and technology staff are within all staff',
      ar: 'العاملون في العلوم والتقنية ضمن جميع العاملين',
    },
    paths: ['hr_overview.tech_staff', 'hr_overview.staff', 'hr_structure.tech_staff', 'hr_structure.staff'],
    check: ({ all, hr_overview, hr_structure }) =>
      all(hr_overview, (row) => row.tech_staff <= row.staff) &&
      all(hr_structure, (row) => row.tech_staff <= row.staff),
  },
];
