import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'workerhomeproject',
  title: {
    zh: '科技工作者之家建设项目申报',
    en: 'Home for science workers declaration',
    ar: 'تصريح بيت العاملين في العلوم',
  },
  plan: 'F',
  group: 'plan',
  summary: {
    zh: '科协组织阵地建设',
    en: 'Premises and activities of science associations',
    ar: 'مقار الجمعيات العلمية وأنشطتها',
  },
  route: '/forms/TechnologyPlanF',
  icon: 'HomeOutlined',
  calls: {
    info: 'GET /research_projects/portal/workerhomeprojectInfo/',
    one: 'GET /research_projects/portal/workerhomeproject/{id}/',
    save: ['POST /research_projects/portal/workerhomeproject/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  lookups: [
    {
      call: 'GET /research_projects/portal/workerhome_project_type/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  receiptPrefix: 'WH',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  subject: 'home.home_name',
  review: { expertReview: false, publicNotice: true },
  // Project types range from companies to towns; the condition of a science association cannot be read from a profile.
  fits: {},
};
