import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'foreignproject',
  title: {
    zh: '外国专家项目申报',
    en: 'Foreign expert project declaration',
    ar: 'تصريح مشاريع الخبراء الأجانب',
  },
  plan: 'E',
  group: 'plan',
  summary: {
    zh: '外国专家来华工作资助',
    en: 'Support for visits of foreign experts',
    ar: 'دعم زيارات الخبراء الأجانب',
  },
  route: '/forms/TechnologyPlanE',
  icon: 'TeamOutlined',
  calls: {
    info: 'GET /research_projects/portal/foreignprojectInfo/',
    one: 'GET /research_projects/portal/foreignproject/{id}/',
    save: ['POST /research_projects/portal/foreignproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  receiptPrefix: 'FE',
  edition: '2026.1',
  perCompanyAndBatch: 3,
  subject: 'project_basic.project_name',
  names: { person: ['leader.leader_id_no', 'experts.passport_no'] },
  review: { expertReview: true, publicNotice: true },
  // Conditions are about the experts and the project: any legal person may host.
  fits: {},
};
