import { count, defineForm } from '../../definition';
import { measured, most } from '../../expressions/figures';
import {
  createMoneyField,
  createProjectSection,
  createProofSection,
  createReportDocument,
} from '../../reports/forms/shared';
import type { ReportSettlementAnswers } from './answers.generated';

export const form = defineForm<ReportSettlementAnswers>({
  sections: [
    createProjectSection(),
    {
      key: 'settlement',
      kind: 'fields',
      title: { zh: '绩效与经费核销', en: 'Settlement', ar: 'تسوية' },
      fields: [
        {
          key: 'days_actual',
          zh: '实际来华天数',
          en: 'Days in China',
          ar: 'الأيام في الصين',
          ...count('天'),
          max: 366,
        },
        createMoneyField('spent_grant', '财政资金支出', 'Grant spent'),
        createMoneyField('refund', '退回结余', 'Returned'),
        {
          key: 'results',
          zh: '取得的成果',
          en: 'Results',
          ar: 'النتائج',
          type: 'textarea',
          required: true,
          maxLength: 1500,
        },
      ],
    },
    createProofSection(),
  ],
  rules: [
    {
      id: 'ST-01',
      level: 'error',
      zh: '支出与退回之和超过立项资助，请核对两项金额',
      en: 'What was spent and returned exceeds the grant approved; check both amounts',
      ar: 'ما أُنفق وما رُدّ يتجاوز المنحة المعتمدة، راجع المبلغين',
      met: {
        zh: '支出与退回之和不超过立项资助',
        en: 'What was spent and returned is within the grant approved',
        ar: 'ما أُنفق وما رُدّ ضمن المنحة المعتمدة',
      },
      paths: ['settlement.spent_grant', 'settlement.refund'],
      ...measured<ReportSettlementAnswers>(({ settlement: told, project_link: approved }) =>
        most(told.spent_grant + (told.refund ?? 0), approved.grant_approved ?? 0, '10k_yuan'),
      ),
    },
  ],
  eligibility: [],
  document: createReportDocument({
    zh: '外国专家项目绩效与经费核销',
    en: 'Foreign expert project settlement',
    ar: 'تسوية مشروع الخبير الأجنبي',
  }),
  basis: [],
});
