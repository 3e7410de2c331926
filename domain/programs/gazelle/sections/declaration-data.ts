import type { SectionOf } from '../../../definition';
import type { GazelleAnswers } from '../answers.generated';

export const declarationData: SectionOf<GazelleAnswers, 'declarationData'> = {
  key: 'declarationData',
  kind: 'declaration',
  title: { zh: '申报承诺', en: 'Commitment', ar: 'التعهد' },
  fields: [
    {
      key: 'truthful',
      zh: '承诺所填内容和所附材料真实、准确、完整',
      en: 'The information and attachments are true, accurate and complete',
      ar: 'المعلومات والمرفقات صحيحة ودقيقة وكاملة',
      type: 'boolean',
      required: true,
    },
    {
      key: 'no_violation',
      zh: '承诺近三年无重大安全、质量、环境事故和严重失信行为',
      en: 'No major safety, quality or environmental accident and no serious dishonesty in the last three years',
      ar: 'لا حادث كبير في السلامة أو الجودة أو البيئة ولا إخلال جسيم بالأمانة في السنوات الثلاث الأخيرة',
      type: 'boolean',
      required: true,
    },
    {
      key: 'signer_name',
      zh: '法定代表人',
      en: 'Legal representative',
      ar: 'الممثل القانوني',
      type: 'text',
      required: true,
      maxLength: 50,
      source: 'company.legal_rep_name',
      identifies: true,
    },
    { key: 'sign_date', zh: '日期', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
  ],
};
