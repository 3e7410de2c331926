import type { Manifest } from '../../definition';
import { isRegisteredForMonths, isRegisteredInCity, requireAtLeast } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'serverproject',
  title: {
    zh: '科技服务业项目申报',
    en: 'Science and technology service declaration',
    ar: 'تصريح خدمات العلوم والتقنية',
  },
  plan: 'B',
  group: 'plan',
  summary: {
    zh: '服务机构建设与绩效补助',
    en: 'Science and technology services: building and performance support',
    ar: 'دعم بناء مؤسسات الخدمات العلمية وأدائها',
  },
  route: '/forms/TechnologyPlanB',
  icon: 'CustomerServiceOutlined',
  calls: {
    info: 'GET /research_projects/portal/serverprojectInfo/',
    one: 'GET /research_projects/portal/serverproject/{id}/',
    save: ['POST /research_projects/portal/serverproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  receiptPrefix: 'SV',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  subject: 'plan.project_name',
  review: { expertReview: true, publicNotice: true },
  fits: { 'SV-E1': requireAtLeast(isRegisteredInCity, isRegisteredForMonths(12)) },
};
