import { amount, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const claim: SectionOf<JiebangguashuaiResultAnswers, 'claim'> = {
  key: 'claim',
  kind: 'fields',
  title: { zh: '资助兑现', en: 'Claim', ar: 'المطالبة' },
  fields: [{ key: 'claim_amount', zh: '申请兑现资助金额', en: 'Grant claimed', ar: 'المنحة المطالب بها', ...amount }],
};
