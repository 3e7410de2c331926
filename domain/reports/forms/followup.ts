import { defineForm } from '../../programs/define';
import { applicationStatus } from '../../reference/application-status';
import type { FollowupAnswers } from './answers';
import { project, proof, reportDocument } from './shared';

export const form = defineForm<FollowupAnswers>({
  sections: [
    project(),
    {
      key: 'followup',
      kind: 'fields',
      title: { zh: '成果转化情况', en: 'Use of the results' },
      fields: [
        {
          key: 'application_status',
          zh: '成果应用状态',
          en: 'State of application',
          type: 'select',
          required: true,
          options: applicationStatus,
        },
        {
          key: 'sales_revenue',
          zh: '新增销售收入',
          en: 'Added sales',
          type: 'money_wan',
          required: true,
          min: 0,
          precision: 2,
          unit: '万元',
        },
        {
          key: 'net_profit',
          zh: '新增净利润',
          en: 'Added net profit',
          type: 'money_wan',
          required: true,
          precision: 2,
          unit: '万元',
        },
        {
          key: 'tax_paid',
          zh: '新增税收',
          en: 'Added taxes',
          type: 'money_wan',
          required: true,
          min: 0,
          precision: 2,
          unit: '万元',
        },
        { key: 'note', zh: '推广情况', en: 'Wider use', type: 'textarea', required: true, maxLength: 1000 },
      ],
    },
    proof(),
  ],
  rules: [],
  eligibility: [],
  document: reportDocument({ zh: '成果转化跟踪', en: 'Follow-up on results' }),
  basis: [],
});
