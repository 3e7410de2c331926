import type { SectionOf } from '../../../definition';
import { countMonths } from '../../../expressions/dates';
import type { ServerprojectAnswers } from '../answers.generated';

export const plan: SectionOf<ServerprojectAnswers, 'plan'> = {
  key: 'plan',
  kind: 'fields',
  title: { zh: '建设（服务）方案', en: 'Plan', ar: 'الخطة' },
  fields: [
    { key: 'project_name', zh: '项目名称', en: 'Project title', ar: 'عنوان المشروع', type: 'text', required: true, minLength: 6, maxLength: 60 },
    { key: 'start_date', zh: '项目开始日期', en: 'Start date', ar: 'تاريخ البدء', type: 'date', required: true },
    { key: 'end_date', zh: '项目结束日期', en: 'End date', ar: 'تاريخ الانتهاء', type: 'date', required: true },
    { key: 'duration_months', zh: '实施期限', en: 'Duration', ar: 'المدة', type: 'integer', unit: '月', computed: ({ plan }) => countMonths(plan.start_date, plan.end_date) },
    { key: 'demand', zh: '产业服务需求分析', en: 'Demand', ar: 'الطلب', type: 'textarea', required: true, maxLength: 1200 },
    { key: 'build_content', zh: '主要建设与服务内容', en: 'What will be built and offered', ar: 'ما سيُبنى ويُقدَّم', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'service_mode', zh: '服务模式与机制创新', en: 'Service model', ar: 'نموذج الخدمة', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'safeguards', zh: '保障措施', en: 'Safeguards', ar: 'الضمانات', type: 'textarea', required: true, maxLength: 800 },
  ],
};
