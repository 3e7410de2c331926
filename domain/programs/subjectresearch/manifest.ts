import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'subjectresearch',
  title: { zh: '课题研究（软科学）项目申报书', en: 'Subject research (soft science) declaration' },
  plan: 'H',
  route: '/forms/TechnologyPlanH',
  icon: 'ReadOutlined',
  calls: {
    info: 'GET /research_projects/portal/subjectresearchInfo/',
    one: 'GET /research_projects/portal/subjectresearch/{id}/',
    save: ['POST /research_projects/portal/subjectresearch/'],
    log: 'GET /research_projects/portal/technology/{id}/log',
  },
  receiptPrefix: 'SR',
  edition: '2026.1',
  perCompanyAndBatch: 2,
  subject: 'subject.subject_name',
  review: { expertReview: true, publicNotice: true },
};
