import type { Dictionary } from '../definition';

/** Source: practice. */
export const homeKind: Dictionary = {
  name: 'home_kind',
  title: { zh: '建设性质', en: 'Kind of project' },
  items: [
    { value: 'new', zh: '新建', en: 'New' },
    { value: 'upgrade', zh: '改造提升', en: 'Upgrade' },
    { value: 'demo', zh: '示范创建', en: 'Demonstration site' },
  ],
};
