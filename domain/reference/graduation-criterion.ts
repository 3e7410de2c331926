import type { Dictionary } from '../definition';

/** Source: 科技企业孵化器管理办法(国科发区〔2018〕300号)毕业企业条件. */
export const graduationCriterion: Dictionary = {
  name: 'graduation_criterion',
  title: { zh: '毕业条件', en: 'Graduation criterion' },
  items: [
    { value: 'hightech', zh: '获得高新技术企业资格', en: 'Recognised as a high-tech enterprise' },
    { value: 'investment_500w', zh: '累计获得天使投资或风险投资超过500万元', en: 'Angel or venture investment above 5 million yuan in total' },
    { value: 'revenue_1000w', zh: '连续2年营业收入累计超过1000万元', en: 'Revenue above 10 million yuan in total over two consecutive years' },
    { value: 'merged_listed', zh: '被兼并、收购或在资本市场挂牌、上市', en: 'Merged, acquired or listed' },
  ],
};
