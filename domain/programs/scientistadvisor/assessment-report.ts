import { count, defineForm } from '../../definition';
import { assessment } from '../../reference/projects';
import {
  createMoneyField,
  createProjectSection,
  createProofSection,
  createReportDocument,
} from '../../reports/forms/shared';
import type { ReportAssessmentAnswers } from './answers.generated';

export const form = defineForm<ReportAssessmentAnswers>({
  sections: [
    createProjectSection(),
    {
      key: 'assessment',
      kind: 'fields',
      title: { zh: '顾问年度考核', en: 'Yearly assessment', ar: 'التقييم السنوي' },
      fields: [
        {
          key: 'days_served',
          zh: '实际服务天数',
          en: 'Days served',
          ar: 'أيام الخدمة',
          ...count('天'),
          max: 366,
        },
        createMoneyField('pay_actual', '实付报酬', 'Pay'),
        {
          key: 'tasks_done',
          zh: '任务完成情况',
          en: 'Tasks done',
          ar: 'المهام المنجزة',
          type: 'textarea',
          required: true,
          maxLength: 1500,
        },
        {
          key: 'company_grade',
          zh: '企业考核等次',
          en: 'Grade by the company',
          ar: 'تقدير الشركة',
          type: 'select',
          required: true,
          options: assessment,
        },
      ],
    },
    createProofSection(),
  ],
  rules: [],
  eligibility: [],
  document: createReportDocument({ zh: '顾问年度考核表', en: 'Advisor assessment', ar: 'تقييم المستشار' }),
  basis: [],
});
