import { amount, type TableSection } from '../../../definition';
import { unitType } from '../../../reference/companies';
import type { PartnersRow, ProjectBasic } from '../answers.generated';

/** Field of a section that tells whether partners take part. */
export type Partnership = Pick<ProjectBasic, 'has_partner'>;

/** Section of partners, shown when `section` says that partners take part. */
export const partners = <K extends string>(section: K): TableSection<Record<K, Partnership>, 'partners', PartnersRow> => ({
  key: 'partners',
  kind: 'table',
  listsAs: 'partners',
  title: { zh: '合作单位', en: 'Partner units', ar: 'الجهات الشريكة' },
  help: { zh: '按合作协议填写，境外单位填注册号。', en: 'Follow the cooperation agreement.', ar: 'وفق اتفاقية التعاون.' },
  showWhen: ({ [section]: partnership }) => partnership.has_partner === true,
  maxRows: 8,
  columns: [
    { key: 'unit_name', means: 'name', zh: '单位名称', en: 'Name of unit', ar: 'اسم الجهة', type: 'text', required: true, maxLength: 100, identifies: true },
    {
      key: 'credit_code',
      means: 'number',
      zh: '统一社会信用代码',
      en: 'Unified social credit code',
      ar: 'رمز الائتمان الاجتماعي الموحد',
      type: 'credit_code',
      required: true,
      uniqueInTable: true,
    },
    { key: 'unit_type', means: 'kind', zh: '单位类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: unitType },
    { key: 'task', zh: '承担任务', en: 'Task', ar: 'المهمة', type: 'textarea', required: true, maxLength: 300 },
    { key: 'contact_name', means: 'contact', zh: '联系人', en: 'Contact', ar: 'الاتصال', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'contact_phone', means: 'phone', zh: '联系电话', en: 'Phone', ar: 'الهاتف', type: 'phone', required: true },
    { key: 'grant_share', zh: '分配财政资金', en: 'Share of the grant', ar: 'الحصة من المنحة', ...amount },
    { key: 'own_input', zh: '自带资金', en: 'Own funds', ar: 'التمويل الذاتي', ...amount },
    { key: 'ip_share', zh: '知识产权约定', en: 'Agreement on intellectual property', ar: 'الاتفاق على الملكية الفكرية', type: 'text', required: true, maxLength: 200 },
  ],
});
