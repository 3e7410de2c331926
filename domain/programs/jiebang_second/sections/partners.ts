import { adapt } from '../../common/adapt';
import { partners as base } from '../../common/sections/partners';
import type { JiebangSecondAnswers } from '../answers.generated';

export const partners = adapt<JiebangSecondAnswers, 'partners'>(base('bidder'), {
  title: { zh: '联合揭榜单位', en: 'Joint bidders', ar: 'مقدمو العرض المشترك' },
});
