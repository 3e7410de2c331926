import { amount, count, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const fundData: SectionOf<IncubationCarrierAnswers, 'fundData'> = {
  key: 'fundData',
  kind: 'fields',
  title: { zh: '孵化资金', en: 'Incubation funds', ar: 'أموال الاحتضان' },
  fields: [
    { key: 'own_fund', zh: '自有种子资金', en: 'Own seed fund', ar: 'أموال التأسيس الذاتية', ...amount },
    { key: 'partner_fund', zh: '合作孵化资金', en: 'Partner incubation fund', ar: 'صندوق الاحتضان مع الشركاء', ...amount },
    {
      key: 'equity_invested_count',
      zh: '上年度获本机构股权投资并实缴的在孵企业数',
      en: 'Incubatees with paid-in equity investment from the carrier last year',
      ar: 'المحتضنون الذين دفعت الحاضنة مساهمة في رأسمالهم في السنة الماضية',
      ...count('家'),
    },
  ],
};
