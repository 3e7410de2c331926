import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'incubation_carrier',
  title: { zh: '孵化载体认定申报', en: 'Incubation carrier declaration', ar: 'تصريح حاضنات الأعمال' },
  group: 'platform',
  summary: {
    zh: '认定孵化器、众创空间和加速器',
    en: 'Recognises incubators, maker spaces and accelerators',
    ar: 'اعتماد الحاضنات ومساحات الابتكار ومسرّعات الأعمال',
  },
  route: '/forms/incubationCarrier',
  icon: 'BankOutlined',
  calls: {
    info: 'GET /hatch_carrier/portal/HatchCarrier/report',
    one: 'GET /hatch_carrier/portal/HatchCarrier/{id}/',
    save: ['POST /hatch_carrier/portal/HatchCarrier'],
    log: 'GET /hatch_carrier/portal/HatchCarrier/{id}/log',
  },
  lookups: [
    {
      call: 'GET /hatch_carrier/portal/corporation_type/',
      load: async () => (await import('./lookups')).lookups,
    },
  ],
  receiptPrefix: 'IC',
  edition: '2026.1',
  perCompanyAndBatch: 1,
  review: { expertReview: true, publicNotice: true },
  recognition: {
    name: { zh: '孵化载体', en: 'Incubation carrier', ar: 'حاضنة أعمال' },
    years: 3,
    basis: 'house default: three years',
  },
  // Conditions of the operator depend on level and kind, and count from the start of operation.
  fits: {},
};
