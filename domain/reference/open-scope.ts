import type { Dictionary } from '../definition';

/** A guess without a source. */
export const openScope: Dictionary = {
  name: 'open_scope',
  title: { zh: '公开方式', en: 'How it is published' },
  items: [
    { value: 'public', zh: '全文公开', en: 'Published in full' },
    { value: 'masked', zh: '脱敏后公开', en: 'Published without sensitive details' },
    { value: 'targeted', zh: '定向发布', en: 'Sent to selected bidders only' },
  ],
};
