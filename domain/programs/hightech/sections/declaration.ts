import type { SectionOf } from '../../../definition';
import type { HightechAnswers } from '../answers.generated';

export const declaration: SectionOf<HightechAnswers, 'declaration'> = {
  key: 'declaration',
  kind: 'declaration',
  title: { zh: '声明', en: 'Declaration', ar: 'الإقرار' },
  fields: [
    {
      key: 'truthful',
      zh: '申请书内容和所附材料准确、真实、合法、有效，无涉密信息，本企业愿承担相应法律责任',
      en: 'The application and its attachments are accurate, true, lawful and valid and contain no classified information; the company accepts legal responsibility',
      ar: 'الطلب ومرفقاته دقيقة وصحيحة وقانونية وسارية ولا تتضمن معلومات سرية، وتتحمل الشركة المسؤولية القانونية',
      type: 'boolean',
      required: true,
    },
    {
      key: 'no_dishonesty',
      zh: '本企业未被列入严重失信主体名单，申请前一年内无重大安全、质量事故和严重环境违法行为',
      en: 'The company is not on a list of seriously dishonest entities and had no major accident or serious environmental violation in the past year',
      ar: 'الشركة ليست في قائمة المخلّين إخلالًا جسيمًا بالأمانة، ولم يقع لديها حادث كبير ولا مخالفة بيئية جسيمة في السنة الماضية',
      type: 'boolean',
      required: true,
    },
    {
      key: 'signer_name',
      zh: '法定代表人签名',
      en: 'Signature of the legal representative',
      ar: 'توقيع الممثل القانوني',
      type: 'text',
      required: true,
      maxLength: 50,
      identifies: true,
    },
    { key: 'sign_date', zh: '签署日期', en: 'Date of signature', ar: 'تاريخ التوقيع', type: 'date', required: true },
  ],
};
