import type { Dictionary } from '../definition';

/** Source: 高新技术企业认定 研发活动表与产品表的技术来源选项. */
export const techSource: Dictionary = {
  name: 'tech_source',
  title: { zh: '技术来源', en: 'Technology source' },
  items: [
    { value: '6', zh: '企业自有技术', en: "Company's own technology" },
    { value: '3', zh: '其他企业技术', en: 'Technology of another company' },
    { value: '7', zh: '中央属科研院所', en: 'Central research institute' },
    { value: '2', zh: '地方属科研院所', en: 'Local research institute' },
    { value: '1', zh: '大专院校', en: 'University or college' },
    { value: '4', zh: '引进技术本企业消化创新', en: 'Imported technology absorbed and improved in-house' },
    { value: '5', zh: '国外技术', en: 'Foreign technology' },
  ],
};
