import { defineForm } from '../../definition';
import { filled } from '../../expressions/choices';
import { moneyField, project, proof, reportDocument } from '../../reports/forms/shared';
import type { ReportSettlementAnswers } from './answers.generated';

export const form = defineForm<ReportSettlementAnswers>({
  sections: [
    project(),
    {
      key: 'settlement',
      kind: 'fields',
      title: { zh: '绩效与经费核销', en: 'Settlement' },
      fields: [
        {
          key: 'days_actual',
          zh: '实际来华天数',
          en: 'Days in China',
          type: 'integer',
          required: true,
          min: 0,
          max: 366,
          unit: '天',
        },
        moneyField('spent_grant', '财政资金支出', 'Grant spent'),
        moneyField('refund', '退回结余', 'Returned'),
        {
          key: 'results',
          zh: '取得的成果',
          en: 'Results',
          type: 'textarea',
          required: true,
          maxLength: 1500,
        },
      ],
    },
    proof(),
  ],
  rules: [
    {
      id: 'ST-01',
      level: 'error',
      zh: '支出与退回之和不得超过立项资助',
      en: 'What was spent and returned cannot exceed the grant approved',
      paths: ['settlement.spent_grant', 'settlement.refund'],
      check: ({ settlement: told, project_link: approved }) =>
        !filled(told.spent_grant) ||
        told.spent_grant + (told.refund ?? 0) <= (approved.grant_approved ?? 0) + 0.005,
    },
  ],
  eligibility: [],
  document: reportDocument({ zh: '外国专家项目绩效与经费核销', en: 'Foreign expert project settlement' }),
  basis: [],
});
