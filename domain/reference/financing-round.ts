import type { Dictionary } from '../definition';

export const financingRound: Dictionary = {
  name: 'financing_round',
  title: { zh: '融资轮次', en: 'Financing round' },
  items: [
    { value: 'angel', zh: '天使轮', en: 'Angel' },
    { value: 'pre_a', zh: 'Pre-A轮', en: 'Pre-A' },
    { value: 'a', zh: 'A轮', en: 'Series A' },
    { value: 'b', zh: 'B轮', en: 'Series B' },
    { value: 'c', zh: 'C轮', en: 'Series C' },
    { value: 'd_plus', zh: 'D轮及以后', en: 'Series D or later' },
    { value: 'strategic', zh: '战略投资', en: 'Strategic investment' },
  ],
};
