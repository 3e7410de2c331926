import type { Manifest } from '../../definition';
import {
  isRegisteredInCity,
  isRegisteredWithinMonths,
  isUnlisted,
  requireAtLeast,
} from '../../filing/eligibility-match';

export const manifest: Manifest = {
  key: 'gazelle',
  title: { zh: '瞪羚企业申报', en: 'Gazelle enterprise declaration', ar: 'تصريح الشركات الغزالية' },
  group: 'recognition',
  summary: {
    zh: '认定成长速度快、创新能力强的企业',
    en: 'Recognises fast-growing, innovative companies',
    ar: 'اعتماد الشركات المبتكرة سريعة النمو',
  },
  route: '/forms/gazelleForm',
  icon: 'RiseOutlined',
  calls: {
    info: 'GET /gazelle/portal/declare/',
    one: 'GET /gazelle/portal/declare/{id}',
    save: ['POST /gazelle/portal/declare/'],
    submit: 'PUT /gazelle/portal/highTechInfo/{id}/submit/',
    log: 'GET /gazelle/portal/audit/{id}/log',
  },
  lookups: [
    {
      call: 'GET /gazelle/portal/domain/choose',
      load: async () => ({ '': (await import('../../reference/hightech-domain')).hightechDomain }),
    },
    {
      call: 'GET /gazelle/portal/position/choose',
      load: async () => ({ '': (await import('../../reference/people')).position }),
    },
    {
      call: 'GET /gazelle/portal/professional/choose',
      load: async () => ({ '': (await import('../../reference/people')).professionalTitle }),
    },
  ],
  receiptPrefix: 'GZ',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  review: { expertReview: true, publicNotice: true },
  recognition: {
    name: { zh: '瞪羚企业', en: 'Gazelle enterprise', ar: 'شركة غزالية' },
    years: 3,
    basis: 'house default: three years',
  },
  closedNotice: { zh: '模块建设中', en: 'Module under construction', ar: 'الوحدة قيد الإنشاء' },
  fits: {
    'GZ-A1': isRegisteredInCity,
    'GZ-A2': isRegisteredWithinMonths(240),
    'GZ-A10': requireAtLeast(isUnlisted),
  },
};
