import { amount, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const claim: SectionOf<JiebangguashuaiResultAnswers, 'claim'> = {
  key: 'claim',
  kind: 'fields',
  title: { zh: '资助兑现', en: 'Claim' },
  fields: [{ key: 'claim_amount', zh: '申请兑现资助金额', en: 'Grant claimed', ...amount }],
};
