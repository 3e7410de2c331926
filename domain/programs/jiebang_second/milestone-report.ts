import { defineForm } from '../../definition';
import {
  APPROVAL,
  createMoneyField,
  createProjectSection,
  createProofSection,
  createReportDocument,
} from '../../reports/forms/shared';
import type { ReportMilestoneAnswers } from './answers.generated';

const planned = (fact: string): string => `${APPROVAL}.$filing.${fact}`;

export const form = defineForm<ReportMilestoneAnswers>({
  sections: [
    createProjectSection(),
    {
      key: 'milestone',
      kind: 'fields',
      title: { zh: '里程碑', en: 'Milestone', ar: 'المَعلم' },
      fields: [
        {
          key: 'node',
          zh: '里程碑',
          en: 'Milestone',
          ar: 'المَعلم',
          type: 'text',
          required: true,
          maxLength: 60,
          readonly: true,
          source: planned('milestone'),
        },
        {
          key: 'plan_date',
          zh: '计划日期',
          en: 'Planned for',
          ar: 'المخطط في',
          type: 'date',
          readonly: true,
          source: planned('milestone_day'),
        },
        { key: 'reached', zh: '是否达到', en: 'Reached', ar: 'تحقق', type: 'boolean', required: true },
        {
          key: 'done_date',
          zh: '完成日期',
          en: 'Date reached',
          ar: 'تاريخ التحقق',
          type: 'date',
          requiredWhen: ({ milestone }) => milestone.reached === true,
        },
        {
          key: 'evidence',
          zh: '完成情况说明',
          en: 'What was done',
          ar: 'ما أُنجز',
          type: 'textarea',
          required: true,
          maxLength: 1500,
        },
        createMoneyField('paid_amount', '本期支付揭榜方', 'Paid to the bidder'),
      ],
    },
    createProofSection(),
  ],
  rules: [
    {
      id: 'MS-01',
      level: 'error',
      zh: '完成日期晚于今天，请核对日期',
      en: 'The date reached lies in the future; correct it',
      ar: 'تاريخ التحقق يقع في المستقبل، صحّحه',
      met: {
        zh: '完成日期不晚于今天',
        en: 'The milestone was reached by today',
        ar: 'تحقق المَعلم حتى اليوم',
      },
      applies: ({ milestone }) => Boolean(milestone.done_date),
      elsewhere: { zh: '未填写完成日期', en: 'No date is given', ar: 'لم يُذكر تاريخ' },
      paths: ['milestone.done_date'],
      check: ({ milestone, ctx }) => milestone.done_date <= ctx.today,
    },
  ],
  eligibility: [],
  document: createReportDocument({ zh: '里程碑报告', en: 'Milestone report', ar: 'تقرير مرحلي' }),
  basis: [],
});
