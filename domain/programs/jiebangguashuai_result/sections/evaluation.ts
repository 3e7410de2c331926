import type { SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';
import { acceptanceConclusion, satisfaction } from '../dictionaries';

export const evaluation: SectionOf<JiebangguashuaiResultAnswers, 'evaluation'> = {
  key: 'evaluation',
  kind: 'fields',
  title: { zh: '发榜方评价', en: 'Opinion of the demand side', ar: 'رأي جهة الطلب' },
  fields: [
    { key: 'satisfaction', zh: '满意度', en: 'Satisfaction', ar: 'الرضا', type: 'select', required: true, options: satisfaction },
    {
      key: 'demander_conclusion',
      zh: '验收结论（发榜方）',
      en: 'Conclusion of the demand side',
      ar: 'نتيجة جهة الطلب',
      type: 'select',
      required: true,
      options: acceptanceConclusion,
    },
    { key: 'demander_opinion', zh: '评价意见', en: 'Opinion', ar: 'الرأي', type: 'textarea', required: true, maxLength: 800 },
    { key: 'demander_signer', zh: '评价负责人', en: 'Signed by', ar: 'الموقّع', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'tech_report_no', zh: '科技报告编号', en: 'Science report no.', ar: 'رقم التقرير العلمي', type: 'text', maxLength: 60 },
    { key: 'result_reg_no', zh: '科技成果登记号', en: 'Result registration no.', ar: 'رقم تسجيل النتيجة', type: 'text', maxLength: 60 },
  ],
};
