import type { Manifest } from '../../definition';
import { hasStaffShare, isRegisteredForDays } from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'hightech',
  title: {
    zh: '高新技术企业认定申请',
    en: 'High-tech enterprise declaration',
    ar: 'تصريح شركات التقنية العالية',
  },
  group: 'recognition',
  summary: {
    zh: '认定持续研发、拥有核心知识产权的企业',
    en: 'Recognises companies with steady R&D and core intellectual property',
    ar: 'اعتماد الشركات ذات البحث المستمر والملكية الفكرية الأساسية',
  },
  route: '/forms/declareForm',
  icon: 'ExperimentOutlined',
  calls: {
    info: 'GET /portal/report/companyRecInfo/',
    one: 'GET /portal/report/companyRec/{id}/',
    save: ['POST /portal/report/companyRec/', 'PUT /incubator/portal/highTech/{id}/'],
    submit: 'PUT /portal/report/companyRecInfo/{id}/submit/',
    log: 'GET /portal/report/reportLog/{id}/log',
  },
  lookups: [
    {
      call: 'GET /portal/report/source/',
      load: async () => ({ '': (await import('./dictionaries')).techSource }),
    },
  ],
  receiptPrefix: 'HT',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  names: { right: ['ip_table.authorization_no'] },
  review: { expertReview: true, publicNotice: true },
  recognition: {
    name: { zh: '高新技术企业', en: 'High-tech enterprise', ar: 'شركة تقنية عالية' },
    years: 3,
    basis: '国科发火〔2016〕32号，第九条：有效期三年',
  },
  fits: { 'HT-A1': isRegisteredForDays(365), 'HT-A4': hasStaffShare(0.1) },
};
