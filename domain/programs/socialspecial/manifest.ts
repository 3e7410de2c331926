import type { Manifest } from '../../definition';
import { hasUnitType, isRegisteredInCity, requireEvery } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'socialspecial',
  title: {
    zh: '社会发展科技专项项目申报',
    en: 'Social development science and technology declaration',
    ar: 'تصريح علوم وتقنيات التنمية الاجتماعية',
  },
  plan: 'I',
  group: 'plan',
  summary: {
    zh: '民生科技研发与示范',
    en: 'Technology and demonstration for public needs',
    ar: 'تقنيات الاحتياجات العامة وعروضها التجريبية',
  },
  route: '/forms/TechnologyPlanI',
  icon: 'HeartOutlined',
  calls: {
    info: 'GET /research_projects/portal/socialspecialInfo/',
    one: 'GET /research_projects/portal/socialspecial/{id}/',
    save: ['POST /research_projects/portal/socialspecial/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  receiptPrefix: 'SS',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  subject: 'project_basic.project_name',
  names: { person: ['leader.leader_id_no', 'worker_data.id_no'] },
  asks: 'budget_summary.sum_grant',
  review: { expertReview: true, publicNotice: true },
  fits: {
    'SS-E1': requireEvery(
      isRegisteredInCity,
      hasUnitType(
        'enterprise',
        'university',
        'institute',
        'new_rd',
        'hospital',
        'public_institution',
        'social_org',
      ),
    ),
  },
};
