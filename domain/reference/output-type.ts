import type { Dictionary } from '../definition';

export const outputType: Dictionary = {
  name: 'output_type',
  title: { zh: '成果类别', en: 'Output type' },
  items: [
    { value: 'invention', zh: '发明专利', en: 'Invention patent' },
    { value: 'utility_model', zh: '实用新型专利', en: 'Utility model patent' },
    { value: 'software_copyright', zh: '软件著作权', en: 'Software copyright' },
    { value: 'standard', zh: '标准', en: 'Standard' },
    { value: 'paper', zh: '论文著作', en: 'Paper or book' },
    { value: 'award', zh: '科技奖励', en: 'Science and technology award' },
    { value: 'new_product', zh: '新产品（新工艺、新装置）', en: 'New product, process or device' },
    { value: 'transfer', zh: '成果转化合同', en: 'Technology transfer contract' },
    { value: 'clinical_guideline', zh: '临床指南或专家共识', en: 'Clinical guideline or consensus' },
    { value: 'other', zh: '其他', en: 'Other' },
  ],
};
