import type { SectionOf } from '../../../definition';
import { achievementKind, ipType } from '../../../reference/achievements';
import type { JiebangguashuaiResultAnswers } from '../answers.generated';
import { ipState } from '../dictionaries';

export const outputList: SectionOf<JiebangguashuaiResultAnswers, 'output_list'> = {
  key: 'output_list',
  kind: 'table',
  listsAs: {
    by: 'kind',
    registers: {
      patent: 'rights',
      ip_other: 'rights',
      standard: 'standards',
      paper: 'publications',
      monograph: 'publications',
      award: 'honours',
    },
  },
  title: { zh: '成果清单', en: 'List of results', ar: 'قائمة النتائج' },
  minRows: 1,
  maxRows: 40,
  columns: [
    { key: 'kind', means: 'kind', zh: '成果类型', en: 'Kind', ar: 'الصنف', type: 'select', required: true, options: achievementKind },
    { key: 'name', means: 'name', zh: '名称', en: 'Title', ar: 'العنوان', type: 'text', required: true, maxLength: 150 },
    {
      key: 'number',
      means: 'number',
      zh: '编号（专利号、文号）',
      en: 'Number',
      ar: 'الرقم',
      type: 'text',
      required: true,
      maxLength: 80,
      uniqueInTable: true,
      register: 'patent',
    },
    { key: 'ip_kind', means: 'kind', zh: '知识产权类型', en: 'Kind of intellectual property', ar: 'نوع الملكية الفكرية', type: 'select', options: ipType },
    { key: 'state', means: 'state', zh: '权利状态', en: 'Status', ar: 'الحالة', type: 'select', options: ipState },
    { key: 'owner', means: 'owner', zh: '权利人（完成单位）', en: 'Owner', ar: 'المالك', type: 'text', required: true, maxLength: 100, identifies: true },
    { key: 'got_date', means: 'date', zh: '取得日期', en: 'Date', ar: 'التاريخ', type: 'date', isPast: true, required: true },
  ],
};
