import { amount, count, money, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';

export const techCenterData: SectionOf<InnovationPlatformAnswers, 'techCenterData'> = {
  key: 'techCenterData',
  isOfLastYear: true,
  kind: 'fields',
  title: { zh: '企业技术中心评价数据（上年度）', en: 'Enterprise technology centre figures (last year)', ar: 'أرقام مركز تقنية الشركة (السنة الماضية)' },
  showWhen: ({ selectIndex }) => selectIndex.select_index === 3,
  fields: [
    {
      key: 'new_product_revenue',
      zh: '新产品销售收入',
      en: 'New product sales revenue',
      ar: 'إيرادات مبيعات المنتجات الجديدة',
      recurs: 'new_product_revenue',
      figureYear: -1,
      ...amount,
    },
    { key: 'new_product_profit', zh: '新产品销售利润', en: 'New product profit', ar: 'أرباح المنتجات الجديدة', ...money, required: true },
    { key: 'rd_project_count', zh: '全部研发项目数', en: 'R&D projects', ar: 'مشاريع البحث والتطوير', ...count('项') },
    { key: 'external_project_count', zh: '对外合作项目数', en: 'Projects with external partners', ar: 'مشاريع مع شركاء خارجيين', ...count('项') },
    {
      key: 'expert_months',
      zh: '来技术中心从事研发工作的外部专家人月',
      en: 'Person-months of external experts',
      ar: 'أشهر عمل الخبراء الخارجيين',
      type: 'decimal',
      required: true,
      min: 0,
      precision: 1,
      unit: '人月',
    },
    { key: 'valid_inventions', zh: '拥有的有效发明专利数', en: 'Valid invention patents', ar: 'براءات الاختراع السارية', ...count('件') },
    {
      key: 'standards_led',
      zh: '主持和参加制定的国际、国家、行业标准数',
      en: 'International, national and industry standards led or joined',
      ar: 'المعايير الدولية والوطنية والصناعية التي قيدت أو شورك فيها',
      ...count('项'),
    },
  ],
};
