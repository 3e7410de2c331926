import type { SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';

export const declarationData: SectionOf<IncubationCarrierAnswers, 'declarationData'> = {
  key: 'declarationData',
  kind: 'declaration',
  title: { zh: '申报承诺', en: 'Commitment' },
  fields: [
    { key: 'truthful', zh: '承诺申报内容真实有效并按时报送统计数据', en: 'The declaration is true and statistics will be filed on time', type: 'boolean', required: true },
    { key: 'signer_name', zh: '运营机构负责人', en: 'Head of the operator', type: 'text', required: true, maxLength: 50, identifies: true },
    { key: 'sign_date', zh: '日期', en: 'Date', type: 'date', required: true },
  ],
};
