import type { Manifest } from '../../definition';

export const manifest: Manifest = {
  key: 'hightech',
  title: { zh: '高新技术企业认定申请', en: 'High-tech enterprise declaration' },
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
  review: { expertReview: true, publicNotice: true },
};
