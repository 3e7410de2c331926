import { defineForm } from '../../definition';
import type { ReportMidtermAnswers } from './answers.generated';
import { createProgressRules, createProgressSection } from './progress';
import { createProjectSection, createProofSection, createReportDocument } from './shared';

export const form = defineForm<ReportMidtermAnswers>({
  sections: [
    createProjectSection(),
    createProgressSection(),
    {
      key: 'midterm',
      kind: 'fields',
      title: { zh: '中期检查', en: 'Mid-term check', ar: 'فحص منتصف المدة' },
      fields: [
        {
          key: 'completion',
          zh: '任务总体完成比例',
          en: 'Share of the task done',
          ar: 'الحصة المنجزة من المهمة',
          type: 'percent',
          required: true,
          min: 0,
          max: 100,
          precision: 0,
          unit: '%',
        },
        {
          key: 'indicator_state',
          zh: '中期指标完成情况',
          en: 'Indicators at mid-term',
          ar: 'المؤشرات عند منتصف المدة',
          type: 'textarea',
          required: true,
          maxLength: 2000,
        },
        {
          key: 'change_request',
          zh: '是否申请变更',
          en: 'Change asked for',
          ar: 'طُلب تغيير',
          type: 'boolean',
          required: true,
        },
        {
          key: 'continue_ok',
          zh: '是否具备继续实施条件',
          en: 'Able to continue',
          ar: 'قادر على المتابعة',
          type: 'boolean',
          required: true,
        },
      ],
    },
    createProofSection(),
  ],
  rules: createProgressRules(),
  eligibility: [],
  document: createReportDocument({ zh: '中期检查报告', en: 'Mid-term check', ar: 'فحص منتصف المدة' }),
  basis: [],
});
