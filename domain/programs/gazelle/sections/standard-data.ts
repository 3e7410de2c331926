import type { SectionOf } from '../../../definition';
import { standardLevel, standardRole } from '../../../reference/achievements';
import type { GazelleAnswers } from '../answers.generated';

export const standardData: SectionOf<GazelleAnswers, 'standardData'> = {
  key: 'standardData',
  kind: 'table',
  listsAs: 'standards',
  title: { zh: '参与标准制（修）订情况', en: 'Standards drafted or revised', ar: 'المعايير الموضوعة أو المعدلة' },
  maxRows: 50,
  columns: [
    { key: 'standard_name', means: 'name', zh: '标准名称', en: 'Standard name', ar: 'اسم المعيار', type: 'text', required: true, maxLength: 200 },
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
    { key: 'standard_level', means: 'level', zh: '标准类别', en: 'Level', ar: 'المستوى', type: 'select', required: true, options: standardLevel },
    { key: 'role', means: 'role', zh: '参与方式', en: 'Role', ar: 'الدور', type: 'select', required: true, options: standardRole },
    {
      key: 'ranking',
      means: 'rank',
      zh: '起草单位排名',
      en: 'Rank among drafting units',
      ar: 'الترتيب بين جهات الصياغة',
      type: 'integer',
      min: 1,
      max: 100,
      help: { zh: '本企业在起草单位名单中的位次', en: 'Your place in the list of drafting units', ar: 'ترتيبكم في قائمة الجهات الواضعة' },
      why: { zh: '区分主持和参与制定', en: 'Tells leading a standard from taking part', ar: 'يميز قيادة وضع المعيار من المشاركة فيه' },
      example: 2,
    },
    { key: 'publish_date', means: 'date', zh: '发布日期', en: 'Date of publication', ar: 'تاريخ النشر', type: 'date', isPast: true, required: true },
  ],
};
