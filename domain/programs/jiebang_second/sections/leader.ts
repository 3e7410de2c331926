import { adapt } from '../../common/adapt';
import { leader as base } from '../../common/sections/leader';
import type { JiebangSecondAnswers } from '../answers.generated';

export const leader = adapt<JiebangSecondAnswers, 'leader'>(base, {
  title: { zh: '揭榜负责人', en: 'Bid leader', ar: 'مسؤول العرض' },
  omit: ['leader_ongoing'],
});
