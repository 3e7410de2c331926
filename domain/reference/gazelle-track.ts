import type { Dictionary } from '../definition';

/** Source: 辽宁省雏鹰、瞪羚、独角兽企业评价办法(试行)(辽科创办发〔2021〕2号)条件表. */
export const gazelleTrack: Dictionary = {
  name: 'gazelle_track',
  title: { zh: '瞪羚申报路径', en: 'Gazelle qualification track' },
  items: [
    { value: 'revenue_growth', zh: '收入增长型', en: 'Revenue growth' },
    { value: 'employee_growth', zh: '雇员增长型', en: 'Employee growth' },
    { value: 'venture_capital', zh: '风险投资型', en: 'Venture capital' },
    { value: 'within5_500m', zh: '成立5年内收入5亿元', en: 'Revenue of 500 million yuan within 5 years' },
    { value: 'within10_1b', zh: '成立10年内收入10亿元', en: 'Revenue of 1 billion yuan within 10 years' },
  ],
};
