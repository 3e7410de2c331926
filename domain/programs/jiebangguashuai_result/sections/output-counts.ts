import type { SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const outputCounts: SectionOf<JiebangguashuaiResultAnswers, 'output_counts'> = {
  key: 'output_counts',
  kind: 'fields',
  title: { zh: '成果产出', en: 'Outputs' },
  fields: [
    { key: 'ac_invention_filed', zh: '申请发明专利', en: 'Invention patents filed', type: 'integer', required: true, min: 0, unit: '件' },
    { key: 'ac_invention_granted', zh: '授权发明专利', en: 'Invention patents granted', type: 'integer', required: true, min: 0, unit: '件' },
    { key: 'ac_ip_other', zh: '其他知识产权', en: 'Other intellectual property', type: 'integer', required: true, min: 0, unit: '件' },
    { key: 'ac_standards', zh: '制（修）订标准', en: 'Standards', type: 'integer', required: true, min: 0, unit: '项' },
    { key: 'ac_papers', zh: '发表论文', en: 'Papers', type: 'integer', required: true, min: 0, unit: '篇' },
    { key: 'ac_products', zh: '新产品（装备、材料）', en: 'New products', type: 'integer', required: true, min: 0, unit: '项' },
    { key: 'ac_talents', zh: '培养人才', en: 'People trained', type: 'integer', required: true, min: 0, unit: '人' },
  ],
};
