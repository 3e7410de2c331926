import type { SectionOf } from '../../../definition';
import { standardLevel, standardRole } from '../../../reference/achievements';
import type { HightechAnswers } from '../answers.generated';

export const standards: SectionOf<HightechAnswers, 'standards'> = {
  key: 'standards',
  kind: 'table',
  listsAs: 'standards',
  title: { zh: '企业参与国家标准或行业标准制定情况汇总表', en: 'Participation in national or industry standards', ar: 'المشاركة في المعايير الوطنية أو الصناعية' },
  shortTitle: { zh: '参与标准制定', en: 'Standards', ar: 'المعايير' },
  maxRows: 50,
  columns: [
    { key: 'standard_name', means: 'name', zh: '标准名称', en: 'Standard name', ar: 'اسم المعيار', type: 'text', required: true, maxLength: 200 },
    { key: 'standard_level', means: 'level', zh: '标准级别', en: 'Level', ar: 'المستوى', type: 'select', required: true, options: standardLevel },
    {
      key: 'standard_no',
      means: 'number',
      zh: '标准编号',
      en: 'Standard number',
      ar: 'رقم المعيار',
      type: 'text',
      required: true,
      maxLength: 50,
      why: { zh: '审核时按编号查询标准文本', en: 'Reviewers look up the standard by it', ar: 'يبحث المراجعون عن المعيار به' },
      example: 'GB/T 12345-2025',
    },
    { key: 'role', means: 'role', zh: '参与方式', en: 'Role', ar: 'الدور', type: 'select', required: true, options: standardRole },
    { key: 'publish_date', means: 'date', zh: '发布日期', en: 'Date of publication', ar: 'تاريخ النشر', type: 'date', isPast: true },
  ],
};
