import type { Dictionary } from '../definition';

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
