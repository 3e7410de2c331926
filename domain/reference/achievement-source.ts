import type { Dictionary } from '../definition';

export const achievementSource: Dictionary = {
  name: 'achievement_source',
  title: { zh: '科技成果来源', en: 'Source of achievement' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development' },
    { value: 'acquired', zh: '受让、受赠、并购', en: 'Assignment, gift, merger or acquisition' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
