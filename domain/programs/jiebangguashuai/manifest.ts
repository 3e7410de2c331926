import type { Manifest } from '../../definition';
import { hasUnitType, isRegisteredInCity, requireAtLeast } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'jiebangguashuai',
  title: { zh: '揭榜挂帅技术需求申报', en: 'Open-bid demand filing', ar: 'طلب تقني للمناقصة المفتوحة' },
  plan: 'J',
  group: 'bid',
  summary: {
    zh: '企业出题，揭榜攻关',
    en: 'Companies set the task and bidders solve it',
    ar: 'الشركات تطرح المهمة وأصحاب العروض يحلونها',
  },
  decides: 'publication',
  route: '/forms/TechnologyPlanJ',
  icon: 'FlagOutlined',
  calls: {
    info: 'GET /hatch_carrier/portal/jiebangguashuaiInfo/',
    one: 'GET /hatch_carrier/portal/jiebangguashuai/{id}/',
    save: ['POST /hatch_carrier/portal/jiebangguashuai/'],
    log: 'GET /hatch_carrier/portal/jiebang/{id}/log',
    download: 'POST /hatch_carrier/portal/jiebangguashuaiInfo/download/',
  },
  receiptPrefix: 'JB',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'demand.demand_name',
  asks: 'demand.expect_grant',
  published: {
    subject: 'title',
    answers: [
      'demand.tech_domain',
      'demand.key_industry_chain',
      'demand.reward_amount',
      'demand.bid_deadline',
      'demand.end_date',
      'tech_indicators',
    ],
    scope: 'demand.open_scope',
  },
  review: { expertReview: true, publicNotice: false },
  fits: { 'JB-E1': requireAtLeast(isRegisteredInCity, hasUnitType('enterprise')) },
};
