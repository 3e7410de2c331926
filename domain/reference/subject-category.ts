import type { Dictionary } from '../definition';

/** Source: practice: key and general soft-science projects (one city); commissioned and self-chosen are guesses. */
export const subjectCategory: Dictionary = {
  name: 'subject_category',
  title: { zh: '课题类别', en: 'Subject category' },
  items: [
    { value: 'key', zh: '重点课题', en: 'Key', grant_max_wan: 50 },
    { value: 'general', zh: '面上课题', en: 'General', grant_max_wan: 10 },
    { value: 'commission', zh: '委托课题', en: 'Commissioned', grant_max_wan: 20 },
    { value: 'self', zh: '自筹经费课题', en: 'Self-funded', grant_max_wan: 0 },
  ],
};
