import type { Dictionary } from '../definition';

/** A guess without a source. */
export const introduceChannel: Dictionary = {
  name: 'introduce_channel',
  title: { zh: '引才渠道', en: 'Channel of recruitment' },
  items: [
    { value: 'self', zh: '自主引进', en: 'Own search' },
    { value: 'agency', zh: '人力资源机构', en: 'Recruitment agency' },
    { value: 'association', zh: '科协（海智）渠道', en: 'Science association network' },
    { value: 'university', zh: '校企合作', en: 'University cooperation' },
    { value: 'event', zh: '政府引才活动', en: 'Government recruitment event' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
