import type { ProgramDocument } from '../program-documents/types';

/** The document that an empty draft begins with: the sections that every program has, and nothing else. */
export const createFirstDocument = (): ProgramDocument => ({
  schema: 1,
  key: '',
  edition: '',
  manifest: {
    title: { zh: '', en: '' },
    receiptPrefix: '',
    perCompanyAndBatch: 1,
    review: { expertReview: false, publicNotice: false },
  },
  form: {
    sections: [
      {
        key: 'applicant',
        kind: 'fields',
        title: { zh: '申报单位', en: 'Applicant', ar: 'مقدم الطلب' },
        fields: [
          {
            key: 'company_name',
            zh: '单位名称',
            en: 'Legal name',
            ar: 'الاسم القانوني',
            type: 'text',
            required: true,
            maxLength: 100,
            readonly: true,
            source: 'company.name',
          },
          {
            key: 'credit_code',
            zh: '统一社会信用代码',
            en: 'Unified social credit code',
            ar: 'رمز الائتمان الاجتماعي الموحد',
            type: 'credit_code',
            required: true,
            readonly: true,
            source: 'company.credit_code',
          },
        ],
      },
      {
        key: 'filesData',
        kind: 'files',
        title: { zh: '附件材料', en: 'Attachments', ar: 'المرفقات' },
        fields: [],
      },
      {
        key: 'declaration',
        kind: 'declaration',
        title: { zh: '申报承诺', en: 'Commitment', ar: 'التعهد' },
        statements: [
          {
            zh: '本单位对申报材料的真实性负责。',
            en: 'The applicant vouches for the truth of this declaration.',
            ar: 'يتحمل مقدم الطلب مسؤولية صحة هذا التصريح.',
          },
        ],
        fields: [
          {
            key: 'agree',
            zh: '我已阅读并同意',
            en: 'Read and accepted',
            ar: 'قرأت ووافقت',
            type: 'boolean',
            required: true,
          },
        ],
      },
    ],
    rules: [],
    eligibility: [],
    document: {
      title: { zh: '', en: '' },
      fileName: {
        zh: '{{batch_year}}_{{program}}_{{company_name}}_{{declaration_no}}',
        en: '{{batch_year}}_{{program}}_{{company_name}}_{{declaration_no}}',
      },
      watermark: {
        zh: '草稿 不得作为申报材料',
        en: 'Draft, not for filing',
        ar: 'مسودة، لا تصلح للتقديم',
      },
    },
    basis: [],
  },
  dictionaries: {},
  expressions: {},
});
