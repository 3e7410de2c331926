import type { Manifest } from '../../definition';
import {
  hasUnitType,
  isRegisteredForMonths,
  isRegisteredInCity,
  requireEvery,
} from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'keyproject',
  title: {
    zh: '重点研发计划项目申报',
    en: 'Key R&D project declaration',
    ar: 'تصريح مشاريع البحث والتطوير الرئيسية',
  },
  plan: 'A',
  group: 'plan',
  summary: {
    zh: '关键核心技术攻关与成果转化',
    en: 'Key technology and commercialisation',
    ar: 'التقنيات الأساسية وتحويلها إلى منتجات',
  },
  route: '/forms/technologyPlanA',
  icon: 'RocketOutlined',
  calls: {
    info: 'GET /research_projects/portal/keyprojectInfo/',
    one: 'GET /research_projects/portal/keyproject/{id}/',
    save: ['POST /research_projects/portal/keyproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  lookups: [
    {
      call: 'GET /research_projects/portal/key_project_type/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  receiptPrefix: 'KP',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  subject: 'project_basic.project_name',
  names: { person: ['leader.leader_id_no', 'worker_data.id_no'] },
  asks: 'budget_summary.sum_grant',
  review: { expertReview: true, publicNotice: true },
  fits: { 'KP-E1': requireEvery(isRegisteredInCity, hasUnitType('enterprise'), isRegisteredForMonths(12)) },
};
