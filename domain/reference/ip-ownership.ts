import type { Dictionary } from '../definition';

/** Source: practice. */
export const ipOwnership: Dictionary = {
  name: 'ip_ownership',
  title: { zh: '知识产权归属', en: 'Ownership of intellectual property' },
  items: [
    { value: 'demander', zh: '归发榜方', en: 'Demand side' },
    { value: 'bidder', zh: '归揭榜方', en: 'Bidder' },
    { value: 'shared', zh: '双方共有', en: 'Shared' },
    { value: 'contract', zh: '按合同约定', en: 'As the contract says' },
  ],
};
