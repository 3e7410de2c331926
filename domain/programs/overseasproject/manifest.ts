import type { Manifest } from '../../definition';
import { hasUnitType, isRegisteredInCity, requireEvery } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'overseasproject',
  title: {
    zh: '海外工程师与柔性引才项目申报',
    en: 'Overseas engineer and flexible overseas talent declaration',
    ar: 'تصريح المهندسين من الخارج والكفاءات الأجنبية المرنة',
  },
  plan: 'D',
  group: 'plan',
  summary: {
    zh: '海外人才薪酬资助',
    en: 'Pay support for overseas talent',
    ar: 'دعم رواتب الكفاءات من الخارج',
  },
  route: '/forms/TechnologyPlanD',
  icon: 'GlobalOutlined',
  calls: {
    info: 'GET /research_projects/portal/overseasprojectInfo/',
    one: 'GET /research_projects/portal/overseasproject/{id}/',
    save: ['POST /research_projects/portal/overseasproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  receiptPrefix: 'OV',
  edition: '2026.1',
  perCompanyAndBatch: 5,
  subject: 'talent.talent_name',
  names: { person: ['talent.passport_no'] },
  published: { subject: 'person' },
  review: { expertReview: false, publicNotice: true },
  fits: { 'OV-E1': requireEvery(isRegisteredInCity, hasUnitType('enterprise')) },
};
