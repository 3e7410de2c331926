import type { Dictionary } from '../definition';

/** Source: practice. */
export const visitMode: Dictionary = {
  name: 'visit_mode',
  title: { zh: '工作方式', en: 'Mode of work' },
  items: [
    { value: 'onsite', zh: '来华（驻企）工作', en: 'On site in China' },
    { value: 'remote', zh: '远程（线上）工作', en: 'Remote' },
  ],
};
