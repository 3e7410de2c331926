import type { SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const declarationData: SectionOf<InnovationPlatformAnswers, 'declarationData'> = {
  key: 'declarationData',
  kind: 'declaration',
  title: { zh: '依托单位承诺', en: 'Commitment of the host', ar: 'تعهد الجهة المضيفة' },
  fields: [
    {
      key: 'truthful',
      zh: '承诺申报内容真实，无知识产权争议，同意对平台建设予以人员、经费和条件保障',
      en: 'The declaration is true, there is no IP dispute, and the host will provide staff, funds and conditions',
      ar: 'الطلب صحيح ولا نزاع على الملكية الفكرية، وستوفر الجهة المضيفة العاملين والأموال والظروف',
      type: 'boolean',
      required: true,
    },
    {
      key: 'signer_name',
      zh: '依托单位负责人',
      en: 'Head of the host',
      ar: 'رئيس الجهة المضيفة',
      type: 'text',
      required: true,
      maxLength: 50,
      source: 'company.legal_rep_name',
      mayDiffer: true,
      identifies: true,
    },
    { key: 'sign_date', zh: '日期', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
  ],
};
