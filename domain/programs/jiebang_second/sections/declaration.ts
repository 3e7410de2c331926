import { adapt } from '../../common/adapt';
import { declaration as base } from '../../common/sections/declaration';
import type { JiebangSecondAnswers } from '../answers.generated';

export const declaration = adapt<JiebangSecondAnswers, 'declaration'>(base, {
  add: [{ key: 'bidder_agree', zh: '揭榜方已确认本申报书内容', en: 'The bidder confirms this form', ar: 'يؤكد مقدم العرض هذه الاستمارة', type: 'boolean', required: true }],
});
