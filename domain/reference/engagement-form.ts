import type { Dictionary } from '../definition';

/** Source: practice. */
export const engagementForm: Dictionary = {
  name: 'engagement_form',
  title: { zh: '引进方式', en: 'Form of engagement' },
  items: [
    { value: 'fulltime', zh: '全职', en: 'Full time' },
    { value: 'flexible', zh: '柔性', en: 'Flexible (part time)' },
  ],
};
