import type { Manifest } from '../../definition';
import { hasUnitType, isRegisteredInCity, requireEvery } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'researchproject',
  title: { zh: '科技研究项目申报', en: 'Research project declaration', ar: 'تصريح المشاريع البحثية' },
  plan: 'C',
  group: 'plan',
  summary: {
    zh: '应用基础研究与青年人才',
    en: 'Applied basic research and young scientists',
    ar: 'البحث الأساسي التطبيقي والعلماء الشباب',
  },
  route: '/forms/TechnologyPlanC',
  icon: 'ExperimentOutlined',
  calls: {
    info: 'GET /research_projects/portal/researchprojectInfo/',
    one: 'GET /research_projects/portal/researchproject/{id}/',
    save: ['POST /research_projects/portal/researchproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  lookups: [
    {
      call: 'GET /research_projects/portal/research_project_type/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  receiptPrefix: 'RP',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'project_basic.project_name',
  names: { person: ['leader.leader_id_no', 'worker_data.id_no'] },
  asks: 'budget_summary.sum_grant',
  review: { expertReview: true, publicNotice: true },
  fits: {
    'RP-E1': requireEvery(
      isRegisteredInCity,
      hasUnitType('enterprise', 'university', 'institute', 'new_rd', 'hospital'),
    ),
  },
};
