import type { Dictionary } from '../definition';

export const standardRole: Dictionary = {
  name: 'standard_role',
  title: { zh: '参与方式', en: 'Role' },
  items: [
    { value: 'lead', zh: '主持', en: 'Lead' },
    { value: 'participate', zh: '参与', en: 'Participant' },
  ],
};
