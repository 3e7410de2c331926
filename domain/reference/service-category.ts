import type { Dictionary } from '../definition';

/** Source: State Council 2014 no. 49: eight professional services plus integrated service. */
export const serviceCategory: Dictionary = {
  name: 'service_category',
  title: { zh: '科技服务类别', en: 'Category of science and technology service' },
  items: [
    { value: 'rd_design', zh: '研究开发', en: 'Research and development' },
    { value: 'transfer', zh: '技术转移', en: 'Technology transfer' },
    { value: 'testing', zh: '检验检测认证', en: 'Inspection, testing and certification' },
    { value: 'incubation', zh: '创业孵化', en: 'Incubation' },
    { value: 'ip', zh: '知识产权', en: 'Intellectual property' },
    { value: 'consulting', zh: '科技咨询', en: 'Science and technology consulting' },
    { value: 'finance', zh: '科技金融', en: 'Science and technology finance' },
    { value: 'popular', zh: '科学技术普及', en: 'Science outreach' },
    { value: 'integrated', zh: '综合科技服务', en: 'Integrated service' },
  ],
};
