import { amount, count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const planData: SectionOf<InnovationPlatformAnswers, 'planData'> = {
  key: 'planData',
  kind: 'fields',
  title: { zh: '建设方案与三年目标', en: 'Plan and three-year targets', ar: 'الخطة وأهداف ثلاث سنوات' },
  fields: [
    { key: 'necessity', zh: '建设目的和意义', en: 'Purpose and significance', ar: 'الغرض والأهمية', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'foundation', zh: '现有工作基础与水平', en: 'Existing basis and level', ar: 'الأساس القائم ومستواه', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'mechanism', zh: '组织架构与运行机制', en: 'Organisation and operation', ar: 'التنظيم والتشغيل', type: 'textarea', required: true, maxLength: 1000 },
    { key: 'goals', zh: '三年工作计划与预期目标', en: 'Three-year plan and goals', ar: 'خطة ثلاث سنوات وأهدافها', type: 'textarea', required: true, maxLength: 2000 },
    { key: 'planned_investment', zh: '三年计划投入', en: 'Planned investment over three years', ar: 'الاستثمار المخطط على ثلاث سنوات', ...amount },
    { key: 'target_ip', zh: '三年新增知识产权目标', en: 'Target for new IP rights', ar: 'هدف حقوق الملكية الفكرية الجديدة', ...count('件') },
    { key: 'target_projects', zh: '三年新增科研项目目标', en: 'Target for new projects', ar: 'هدف المشاريع الجديدة', ...count('项') },
    { key: 'target_transfer_income', zh: '三年成果转化收入目标', en: 'Target for transfer income', ar: 'هدف دخل النقل', ...amount },
  ],
};
