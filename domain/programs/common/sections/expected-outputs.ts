import { type Answers, count, type FieldsSection } from '../../../definition';
import type { ExpectedOutputs } from '../answers.generated';

export const expectedOutputs: FieldsSection<Answers, 'expected_outputs', ExpectedOutputs> = {
  key: 'expected_outputs',
  kind: 'fields',
  title: { zh: '预期成果', en: 'Expected outputs', ar: 'المخرجات المتوقعة' },
  fields: [
    { key: 'out_invention_filed', zh: '申请发明专利', en: 'Invention patents filed', ar: 'براءات اختراع مقدَّمة', ...count('件') },
    { key: 'out_invention_granted', zh: '授权发明专利', en: 'Invention patents granted', ar: 'براءات اختراع ممنوحة', ...count('件') },
    {
      key: 'out_ip_other',
      zh: '其他知识产权',
      en: 'Other intellectual property',
      ar: 'حقوق ملكية فكرية أخرى',
      ...count('件'),
      help: {
        zh: '实用新型、外观设计、软件著作权、集成电路布图等',
        en: 'Utility models, designs, software copyright, IC layouts',
        ar: 'نماذج المنفعة والتصاميم وحقوق البرمجيات وتصاميم الدوائر المتكاملة',
      },
    },
    { key: 'out_standards', zh: '制（修）订标准', en: 'Standards drafted', ar: 'المعايير الموضوعة', ...count('项') },
    { key: 'out_papers', zh: '发表论文', en: 'Papers', ar: 'الأوراق البحثية', ...count('篇') },
    { key: 'out_products', zh: '新产品（装备、材料）', en: 'New products, equipment or materials', ar: 'منتجات أو معدات أو مواد جديدة', ...count('项') },
    { key: 'out_processes', zh: '新工艺（生产线、示范线）', en: 'New processes or lines', ar: 'عمليات أو خطوط إنتاج جديدة', ...count('项') },
    {
      key: 'out_talents',
      zh: '培养人才',
      en: 'People trained',
      ar: 'الأشخاص المدرَّبون',
      ...count('人'),
      help: { zh: '硕士、博士、高级职称人员', en: "Master's, doctorates and senior titles", ar: 'حملة الماجستير والدكتوراه والألقاب العليا' },
    },
  ],
};
