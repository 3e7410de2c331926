import type { Dictionary } from '../definition';

/** Source: practice: four groups in one provincial call; ceilings are guesses. */
export const socialKind: Dictionary = {
  name: 'social_kind',
  title: { zh: '专项类别', en: 'Project category' },
  items: [
    { value: 'general', zh: '社会发展面上项目', en: 'General project', grant_max_wan: 20 },
    { value: 'clinical', zh: '临床前沿技术', en: 'Clinical frontier technology', grant_max_wan: 30 },
    { value: 'biomed', zh: '生物医药', en: 'Biomedicine', grant_max_wan: 100 },
    { value: 'demo', zh: '重大科技示范', en: 'Major demonstration', grant_max_wan: 100 },
  ],
};
