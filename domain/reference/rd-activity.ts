import type { Dictionary } from '../definition';

/** Source: standard: R&D statistics. */
export const rdActivity: Dictionary = {
  name: 'rd_activity',
  title: { zh: '研究活动类型', en: 'Type of R&D activity' },
  items: [
    { value: 'basic', zh: '基础研究', en: 'Basic research' },
    { value: 'applied', zh: '应用研究', en: 'Applied research' },
    { value: 'experimental', zh: '试验发展', en: 'Experimental development' },
    { value: 'application', zh: '研发成果应用', en: 'Application of R&D results' },
  ],
};
