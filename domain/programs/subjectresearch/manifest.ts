import type { Manifest } from '../../definition';
import { hasUnitType, isRegisteredInCity, requireEvery } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'subjectresearch',
  title: {
    zh: '课题研究（软科学）项目申报',
    en: 'Subject research (soft science) declaration',
    ar: 'تصريح الدراسات (العلوم المرنة)',
  },
  plan: 'H',
  group: 'plan',
  summary: {
    zh: '科技政策与决策咨询研究',
    en: 'Policy and decision research',
    ar: 'دراسات السياسات ودعم القرار',
  },
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
  names: { person: ['leader.leader_id_no', 'worker_data.id_no'] },
  asks: 'summary.sum_grant',
  review: { expertReview: true, publicNotice: true },
  fits: {
    'SR-E1': requireEvery(
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
