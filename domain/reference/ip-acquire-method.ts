import type { Dictionary } from '../definition';

/** Source: 高新技术企业认定 知识产权汇总表. */
export const ipAcquireMethod: Dictionary = {
  name: 'ip_acquire_method',
  title: { zh: '知识产权获得方式', en: 'How the right was obtained' },
  items: [
    { value: 'own_rd', zh: '自主研发', en: 'Own research and development' },
    { value: 'assigned', zh: '受让', en: 'Assigned' },
    { value: 'donated', zh: '受赠', en: 'Received as a gift' },
    { value: 'merger', zh: '并购', en: 'Merger or acquisition' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
