import type { Manifest } from '../../definition';
import {
  hasUnitType,
  isRegisteredForMonths,
  isRegisteredInCity,
  requireAtLeast,
} from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'scientistadvisor',
  title: {
    zh: '首席科学家（科技顾问）聘任项目申报',
    en: 'Chief scientist and technology advisor declaration',
    ar: 'تصريح كبير العلماء والمستشار التقني',
  },
  plan: 'G',
  group: 'plan',
  summary: {
    zh: '企业聘请高层次专家补助',
    en: 'Support for companies that appoint senior experts',
    ar: 'دعم الشركات التي تعيّن كبار الخبراء',
  },
  route: '/forms/TechnologyPlanG',
  icon: 'SolutionOutlined',
  calls: {
    info: 'GET /research_projects/portal/scientistadvisorInfo/',
    one: 'GET /research_projects/portal/scientistadvisor/{id}/',
    save: ['POST /research_projects/portal/scientistadvisor/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  lookups: [
    {
      call: 'GET /research_projects/portal/scientist_advisor_type/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  receiptPrefix: 'SA',
  edition: '2026.1',
  perCompanyAndBatch: 5,
  subject: 'advisor.adv_name',
  names: { person: ['advisor.adv_id_no'] },
  published: { subject: 'person' },
  review: { expertReview: false, publicNotice: true },
  fits: { 'SA-E1': requireAtLeast(isRegisteredInCity, hasUnitType('enterprise'), isRegisteredForMonths(12)) },
};
