import type { Dictionary } from '../definition';

/** A guess without a source. */
export const filerRole: Dictionary = {
  name: 'filer_role',
  title: { zh: '填报主体', en: 'Who files' },
  items: [
    { value: 'demander', zh: '发榜方填报', en: 'Demand side' },
    { value: 'bidder', zh: '揭榜方填报', en: 'Bidder' },
  ],
};
