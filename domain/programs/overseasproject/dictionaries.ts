/** Dictionaries that only this program uses. */
import type { Dictionary } from '../../definition';

/** Source: ISO 4217. */
export const currency: Dictionary = {
  name: 'currency',
  title: { zh: '币种', en: 'Currency' },
  items: [
    { value: 'CNY', zh: '人民币', en: 'Chinese yuan' },
    { value: 'USD', zh: '美元', en: 'US dollar' },
    { value: 'EUR', zh: '欧元', en: 'Euro' },
    { value: 'JPY', zh: '日元', en: 'Japanese yen' },
    { value: 'GBP', zh: '英镑', en: 'Pound sterling' },
    { value: 'KRW', zh: '韩元', en: 'Korean won' },
    { value: 'SGD', zh: '新加坡元', en: 'Singapore dollar' },
    { value: 'CHF', zh: '瑞士法郎', en: 'Swiss franc' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};

/** Source: practice. */
export const engagementForm: Dictionary = {
  name: 'engagement_form',
  title: { zh: '引进方式', en: 'Form of engagement' },
  items: [
    { value: 'fulltime', zh: '全职', en: 'Full time' },
    { value: 'flexible', zh: '柔性', en: 'Flexible (part time)' },
  ],
};

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

/** Source: practice: overseas engineer subsidy (one city); flexible overseas talent plan with three groups (another city). */
export const overseasCategory: Dictionary = {
  name: 'overseas_category',
  title: { zh: '申报类别', en: 'Filing category' },
  items: [
    { value: 'overseas_engineer', zh: '海外工程师（全职年薪资助）', en: 'Overseas engineer (salary subsidy, full time)' },
    { value: 'flex_strategic', zh: '柔性引才·战略科技发展类', en: 'Flexible: strategic science and technology' },
    { value: 'flex_industry', zh: '柔性引才·产业技术创新类', en: 'Flexible: industrial technology innovation' },
    { value: 'flex_social', zh: '柔性引才·社会与生态建设类', en: 'Flexible: society and ecology' },
  ],
};

/** Source: practice. */
export const postType: Dictionary = {
  name: 'post_type',
  title: { zh: '岗位类型', en: 'Type of post' },
  items: [
    { value: 'rd', zh: '研发', en: 'Research and development' },
    { value: 'design', zh: '设计', en: 'Design' },
    { value: 'technical', zh: '技术', en: 'Technical' },
    { value: 'management', zh: '管理', en: 'Management' },
  ],
};
