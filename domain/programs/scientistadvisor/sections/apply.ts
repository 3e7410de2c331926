import { amount, type SectionOf } from '../../../definition';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const apply: SectionOf<ScientistadvisorAnswers, 'apply'> = {
  key: 'apply',
  kind: 'fields',
  title: { zh: '申请补助', en: 'Application', ar: 'الطلب' },
  fields: [
    {
      key: 'apply_amount',
      zh: '申请补助金额',
      en: 'Support applied for',
      ar: 'مبلغ الدعم المطلوب',
      ...amount,
      help: { zh: '首次聘任当年填0，次年考核后申请', en: 'Enter 0 in the first year; apply after the yearly assessment', ar: 'أدخل 0 في السنة الأولى، واطلبه بعد التقييم السنوي' },
    },
  ],
};
