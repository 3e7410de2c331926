import type { Dictionary } from '../definition';

/** A guess without a source. */
export const satisfaction: Dictionary = {
  name: 'satisfaction',
  title: { zh: '满意度', en: 'Satisfaction' },
  items: [
    { value: '5', zh: '非常满意', en: 'Very satisfied' },
    { value: '4', zh: '满意', en: 'Satisfied' },
    { value: '3', zh: '基本满意', en: 'Fairly satisfied' },
    { value: '2', zh: '不满意', en: 'Not satisfied' },
    { value: '1', zh: '非常不满意', en: 'Very unsatisfied' },
  ],
};
