import { amount, type SectionOf } from '../../../definition';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const demands: SectionOf<ScientistadvisorAnswers, 'demands'> = {
  key: 'demands',
  kind: 'table',
  title: { zh: '企业技术需求', en: 'Company demands', ar: 'احتياجات الشركة' },
  minRows: 1,
  maxRows: 8,
  columns: [
    { key: 'demand', zh: '需求名称', en: 'Demand', ar: 'الطلب', type: 'text', required: true, maxLength: 100 },
    { key: 'problem', zh: '需解决的技术问题', en: 'Problem', ar: 'المشكلة', type: 'textarea', required: true, maxLength: 500 },
    { key: 'target', zh: '预期指标', en: 'Target', ar: 'الهدف', type: 'text', required: true, maxLength: 200 },
    { key: 'investment', zh: '拟投入', en: 'Planned investment', ar: 'الاستثمار المخطط', ...amount },
    { key: 'due_date', zh: '完成时间', en: 'Due', ar: 'الموعد', type: 'date', required: true },
  ],
};
