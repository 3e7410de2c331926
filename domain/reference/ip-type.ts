import type { Dictionary } from '../definition';

/** Source: 高新技术企业认定管理工作指引;类别划分 Ⅰ 类、Ⅱ 类. class 1 = 按Ⅰ类评价, class 2 = 按Ⅱ类评价. Class 2 items may support a high-tech application only once. */
export const ipType: Dictionary = {
  name: 'ip_type',
  title: { zh: '知识产权类别', en: 'Intellectual property type' },
  items: [
    { value: 'invention', zh: '发明专利（非国防专利）', en: 'Invention patent (non-defence)', class: 1, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'invention_defence', zh: '发明专利（国防专利）', en: 'Invention patent (defence)', class: 1 },
    { value: 'plant_variety', zh: '植物新品种', en: 'New plant variety', class: 1 },
    { value: 'crop_variety', zh: '国家级农作物品种', en: 'National-level crop variety', class: 1 },
    { value: 'new_drug', zh: '国家新药', en: 'National new drug', class: 1 },
    { value: 'tcm_protected', zh: '国家一级中药保护品种', en: 'Grade-one protected Chinese medicine variety', class: 1 },
    { value: 'ic_layout', zh: '集成电路布图设计专有权', en: 'Exclusive right of integrated circuit layout design', class: 1 },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'design', zh: '外观设计专利', en: 'Design patent', class: 2, no_pattern: '^(ZL)?(\\d{8}|\\d{12})\\.[0-9X]$' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright', class: 2, no_pattern: '^\\d{4}SR\\d{6,7}$' },
  ],
};
