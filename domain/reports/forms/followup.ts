import { defineForm, money } from '../../definition';
import { applicationStatus } from '../../reference/achievements';
import type { ReportFollowupAnswers } from './answers.generated';
import { createMoneyField, createProjectSection, createProofSection, createReportDocument } from './shared';

export const form = defineForm<ReportFollowupAnswers>({
  sections: [
    createProjectSection(),
    {
      key: 'followup',
      kind: 'fields',
      title: { zh: '成果转化情况', en: 'Use of the results', ar: 'استخدام النتائج' },
      fields: [
        {
          key: 'application_status',
          zh: '成果应用状态',
          en: 'State of application',
          ar: 'حالة التطبيق',
          type: 'select',
          required: true,
          options: applicationStatus,
        },
        createMoneyField('sales_revenue', '新增销售收入', 'Added sales'),
        { key: 'net_profit', zh: '新增净利润', en: 'Added net profit', ar: 'صافي الربح المضاف', ...money, required: true },
        createMoneyField('tax_paid', '新增税收', 'Added taxes'),
        { key: 'note', zh: '推广情况', en: 'Wider use', ar: 'استخدام أوسع', type: 'textarea', required: true, maxLength: 1000 },
      ],
    },
    createProofSection(),
  ],
  rules: [],
  eligibility: [],
  document: createReportDocument({ zh: '成果转化跟踪', en: 'Follow-up on results', ar: 'متابعة النتائج' }),
  basis: [],
});
