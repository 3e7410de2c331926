import type { Dictionary } from '../definition';

/** Source: practice. */
export const selectionMethod: Dictionary = {
  name: 'selection_method',
  title: { zh: '遴选方式', en: 'How the bidder was chosen' },
  items: [
    { value: 'expert', zh: '专家评审', en: 'Expert review' },
    { value: 'negotiate', zh: '供需协商', en: 'Negotiation' },
    { value: 'visit', zh: '实地考察', en: 'Site visit' },
    { value: 'race', zh: '赛马制（多家并行）', en: 'Race (several bidders in parallel)' },
  ],
};
