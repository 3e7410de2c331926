import { percentage, type SectionOf } from '../../../definition';
import { computeAge } from '../../../expressions/dates';
import { pct } from '../../../expressions/numbers';
import { count } from '../../../expressions/tables';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { isSeniorOrDoctor } from '../staff';

export const indicators: SectionOf<InnovationPlatformAnswers, 'indicators'> = {
  key: 'indicators',
  kind: 'computed',
  title: { zh: '条件自动核对', en: 'Calculated indicators', ar: 'المؤشرات المحسوبة' },
  fields: [
    {
      key: 'full_time_rd_staff',
      zh: '专职研发人员数',
      en: 'Full-time R&D staff',
      ar: 'العاملون المتفرغون في البحث والتطوير',
      type: 'integer',
      unit: '人',
      judgedBy: 'IP-06',
      computed: ({ staffData }) => count(staffData, (row) => row.is_full_time && row.staff_role !== 'manager'),
    },
    {
      key: 'backbone_count',
      zh: '带头人与骨干人数',
      en: 'Leaders and key researchers',
      ar: 'القادة والباحثون الرئيسيون',
      type: 'integer',
      unit: '人',
      computed: ({ staffData }) => count(staffData, (row) => ['leader', 'backbone'].includes(row.staff_role)),
    },
    {
      key: 'senior_or_doctor_ratio',
      zh: '高级职称或博士占比',
      en: 'Share with senior titles or doctorates',
      ar: 'حصة ذوي الألقاب العليا أو الدكتوراه',
      ...percentage,
      judgedBy: 'IP-09',
      computed: ({ staffData }) => pct(count(staffData, isSeniorOrDoctor), staffData.length),
    },
    {
      key: 'director_age',
      zh: '主任年龄',
      en: "Director's age",
      ar: 'عمر المدير',
      type: 'integer',
      unit: '岁',
      judgedBy: 'IP-11',
      computed: ({ leaderData, ctx }) => computeAge(leaderData.birth_date, ctx.today),
    },
    {
      key: 'ip_count',
      zh: '知识产权数（不含外观设计）',
      en: 'IP rights (designs excluded)',
      ar: 'حقوق الملكية الفكرية (عدا التصاميم)',
      type: 'integer',
      unit: '件',
      judgedBy: 'IP-08',
      computed: ({ outputData }) => count(outputData, (row) => ['invention', 'utility_model', 'software_copyright'].includes(row.output_type)),
    },
    {
      key: 'new_product_ratio',
      zh: '新产品销售收入占比',
      en: 'New product share of revenue',
      ar: 'حصة المنتجات الجديدة من الإيرادات',
      ...percentage,
      computed: ({ selectIndex, techCenterData, yr, hostData }) =>
        selectIndex.select_index === 3 ? pct(techCenterData.new_product_revenue, yr(hostData, 'operating_revenue', -1)) : null,
    },
    {
      key: 'rd_income_ratio',
      zh: '研发支出占总收入比例',
      en: 'R&D share of total income',
      ar: 'حصة البحث والتطوير من مجموع الدخل',
      ...percentage,
      computed: ({ selectIndex, newRdData }) => (selectIndex.select_index === 4 ? pct(newRdData.rd_spend, newRdData.total_income) : null),
    },
    {
      key: 'rd_staff_ratio',
      zh: '常驻研发人员占比',
      en: 'Resident R&D staff share',
      ar: 'حصة العاملين المقيمين في البحث والتطوير',
      ...percentage,
      computed: ({ selectIndex, newRdData }) => (selectIndex.select_index === 4 ? pct(newRdData.resident_rd_staff, newRdData.staff_total) : null),
    },
  ],
};
