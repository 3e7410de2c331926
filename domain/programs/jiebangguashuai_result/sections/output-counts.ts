import { count, type SectionOf } from '../../../definition';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';

export const outputCounts: SectionOf<JiebangguashuaiResultAnswers, 'output_counts'> = {
  key: 'output_counts',
  kind: 'fields',
  title: { zh: '成果产出', en: 'Outputs' },
  fields: [
    { key: 'ac_invention_filed', zh: '申请发明专利', en: 'Invention patents filed', ...count('件') },
    { key: 'ac_invention_granted', zh: '授权发明专利', en: 'Invention patents granted', ...count('件') },
    { key: 'ac_ip_other', zh: '其他知识产权', en: 'Other intellectual property', ...count('件') },
    { key: 'ac_standards', zh: '制（修）订标准', en: 'Standards', ...count('项') },
    { key: 'ac_papers', zh: '发表论文', en: 'Papers', ...count('篇') },
    { key: 'ac_products', zh: '新产品（装备、材料）', en: 'New products', ...count('项') },
    { key: 'ac_talents', zh: '培养人才', en: 'People trained', ...count('人') },
  ],
};
