import { money, type SectionOf } from '../../../definition';
import type { InnovationPlatformAnswers } from '../answers.generated';
import { outputType } from '../dictionaries';

export const outputData: SectionOf<InnovationPlatformAnswers, 'outputData'> = {
  key: 'outputData',
  kind: 'table',
  listsAs: {
    by: 'output_type',
    registers: {
      invention: 'rights',
      utility_model: 'rights',
      software_copyright: 'rights',
      standard: 'standards',
      paper: 'publications',
      award: 'honours',
    },
  },
  title: {
    zh: '近三年主要成果（知识产权、标准、奖励、论文、转化）',
    en: 'Main results of the last three years (IP, standards, awards, papers, transfers)',
    ar: 'أهم نتائج السنوات الثلاث الأخيرة (ملكية فكرية ومعايير وجوائز وأوراق ونقل)',
  },
  import: 'xlsx',
  minRows: 1,
  maxRows: 200,
  columns: [
    { key: 'output_type', means: 'kind', zh: '成果类别', en: 'Type', ar: 'النوع', type: 'select', required: true, options: outputType },
    { key: 'output_name', means: 'name', zh: '成果名称', en: 'Name', ar: 'الاسم', type: 'text', required: true, maxLength: 200 },
    { key: 'output_no', means: 'number', zh: '授权号（编号）', en: 'Grant or document number', ar: 'رقم المنح أو الوثيقة', type: 'text', maxLength: 60, register: 'patent' },
    { key: 'output_date', means: 'date', zh: '取得时间', en: 'Date', ar: 'التاريخ', type: 'date', isPast: true, required: true },
    { key: 'income', zh: '转化收入', en: 'Income from transfer', ar: 'الدخل من النقل', ...money, min: 0 },
  ],
};
