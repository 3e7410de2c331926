import { amount, type SectionOf } from '../../../definition';
import type { OverseasprojectAnswers } from '../answers.generated';

export const apply: SectionOf<OverseasprojectAnswers, 'apply'> = {
  key: 'apply',
  kind: 'fields',
  title: { zh: '申请资助', en: 'Application', ar: 'الطلب' },
  fields: [{ key: 'apply_amount', zh: '申请资助金额', en: 'Subsidy applied for', ar: 'الدعم المطلوب', ...amount }],
};
