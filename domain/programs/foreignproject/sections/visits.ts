import type { SectionOf } from '../../../definition';
import { countDays } from '../../../expressions/dates';
import type { ForeignprojectAnswers } from '../answers.generated';
import { visitMode } from '../dictionaries';

export const visits: SectionOf<ForeignprojectAnswers, 'visits'> = {
  key: 'visits',
  kind: 'table',
  title: { zh: '来华（工作）计划', en: 'Visit plan', ar: 'خطة الزيارات' },
  minRows: 1,
  maxRows: 30,
  columns: [
    { key: 'passport_no', zh: '专家护照号码', en: 'Expert passport no.', ar: 'رقم جواز الخبير', type: 'text', required: true, maxLength: 30, sensitive: true },
    { key: 'mode', zh: '工作方式', en: 'Mode', ar: 'النمط', type: 'select', required: true, options: visitMode },
    { key: 'date_from', zh: '开始日期', en: 'From', ar: 'من', type: 'date', required: true },
    { key: 'date_to', zh: '结束日期', en: 'To', ar: 'إلى', type: 'date', required: true },
    { key: 'visit_days', zh: '天数', en: 'Days', ar: 'الأيام', type: 'integer', unit: '天', computed: (_scope, row) => countDays(row.date_from, row.date_to) + 1 },
    { key: 'place', zh: '工作地点', en: 'Place', ar: 'المكان', type: 'text', required: true, maxLength: 80 },
    { key: 'task', zh: '工作任务', en: 'Task', ar: 'المهمة', type: 'text', required: true, maxLength: 200 },
    { key: 'air_cost', zh: '国际旅费', en: 'International travel', ar: 'السفر الدولي', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    { key: 'allowance', zh: '专家零用费', en: 'Allowance', ar: 'البدل', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    { key: 'living_cost', zh: '专家生活费', en: 'Living costs', ar: 'تكاليف المعيشة', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    { key: 'city_cost', zh: '城市间交通费', en: 'Travel between cities', ar: 'التنقل بين المدن', type: 'decimal', required: true, min: 0, precision: 2, unit: '元' },
    {
      key: 'visit_total',
      zh: '本次资助费用合计',
      en: 'Total for this visit',
      ar: 'مجموع هذه الزيارة',
      type: 'decimal',
      precision: 2,
      unit: '元',
      computed: (_scope, row) => row.air_cost + row.allowance + row.living_cost + row.city_cost,
    },
  ],
};
