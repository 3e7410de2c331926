import { type Answers, count, type FieldsSection } from '../../../definition';
import type { ExpectedOutputs } from '../answers.generated';

export const expectedOutputs: FieldsSection<Answers, 'expected_outputs', ExpectedOutputs> = {
  key: 'expected_outputs',
  kind: 'fields',
  title: { zh: '预期成果', en: 'Expected outputs' },
  fields: [
    { key: 'out_invention_filed', zh: '申请发明专利', en: 'Invention patents filed', ...count('件') },
    { key: 'out_invention_granted', zh: '授权发明专利', en: 'Invention patents granted', ...count('件') },
    {
      key: 'out_ip_other',
      zh: '其他知识产权',
      en: 'Other intellectual property',
      ...count('件'),
      help: { zh: '实用新型、外观设计、软件著作权、集成电路布图等', en: 'Utility models, designs, software copyright, IC layouts' },
    },
    { key: 'out_standards', zh: '制（修）订标准', en: 'Standards drafted', ...count('项') },
    { key: 'out_papers', zh: '发表论文', en: 'Papers', ...count('篇') },
    { key: 'out_products', zh: '新产品（装备、材料）', en: 'New products, equipment or materials', ...count('项') },
    { key: 'out_processes', zh: '新工艺（生产线、示范线）', en: 'New processes or lines', ...count('项') },
    { key: 'out_talents', zh: '培养人才', en: 'People trained', ...count('人'), help: { zh: '硕士、博士、高级职称人员', en: "Master's, doctorates and senior titles" } },
  ],
};
