import { amount, count, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const newRdData: SectionOf<InnovationPlatformAnswers, 'newRdData'> = {
  key: 'newRdData',
  isOfLastYear: true,
  kind: 'fields',
  title: { zh: '新型研发机构专项信息（上年度）', en: 'New-type R&D institution details (last year)', ar: 'تفاصيل مؤسسة البحث والتطوير من النوع الجديد (السنة الماضية)' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 4,
  fields: [
    { key: 'total_income', zh: '总收入', en: 'Total income', ar: 'مجموع الدخل', ...amount },
    { key: 'operating_income', zh: '其中：经营性收入', en: 'Of which: operating income', ar: 'منه: دخل التشغيل', ...amount },
    { key: 'transfer_income', zh: '其中：成果转化收入', en: 'Of which: transfer income', ar: 'منه: دخل نقل التقنية', ...amount },
    { key: 'rd_spend', zh: '研究开发费用支出', en: 'R&D spending', ar: 'إنفاق البحث والتطوير', ...amount },
    { key: 'staff_total', zh: '职工总数', en: 'Staff', ar: 'العاملون', recurs: 'staff_of_year', figureYear: -1, ...count('人') },
    { key: 'resident_rd_staff', zh: '常驻研发人员数', en: 'Resident R&D staff', ar: 'العاملون المقيمون في البحث والتطوير', ...count('人') },
    { key: 'incubated_companies', zh: '创办（孵化）科技企业数', en: 'Companies founded or incubated', ar: 'الشركات المؤسسة أو المحتضنة', ...count('家') },
    {
      key: 'governance',
      zh: '投入主体、治理结构与市场化机制',
      en: 'Investors, governance and market mechanism',
      ar: 'المستثمرون والحوكمة وآلية السوق',
      type: 'textarea',
      required: true,
      maxLength: 500,
    },
  ],
};
