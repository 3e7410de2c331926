import type { SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const declarationData: SectionOf<IncubationCarrierAnswers, 'declarationData'> = {
  key: 'declarationData',
  kind: 'declaration',
  title: { zh: '申报承诺', en: 'Commitment', ar: 'التعهد' },
  fields: [
    {
      key: 'truthful',
      zh: '承诺申报内容真实有效并按时报送统计数据',
      en: 'The declaration is true and statistics will be filed on time',
      ar: 'الطلب صحيح وستُقدم الإحصاءات في موعدها',
      type: 'boolean',
      required: true,
    },
    { key: 'signer_name', zh: '运营机构负责人', en: 'Head of the operator', ar: 'رئيس المشغّل', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'sign_date', zh: '日期', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
  ],
};
