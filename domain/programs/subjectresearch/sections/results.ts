import type { SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';
import { subjectResult } from '../dictionaries';

export const results: SectionOf<SubjectresearchAnswers, 'results'> = {
  key: 'results',
  kind: 'table',
  title: { zh: '预期成果', en: 'Expected results', ar: 'النتائج المتوقعة' },
  minRows: 1,
  maxRows: 10,
  columns: [
    { key: 'name', zh: '成果名称', en: 'Title', ar: 'العنوان', type: 'text', required: true, maxLength: 100 },
    { key: 'form', zh: '成果形式', en: 'Form', ar: 'الشكل', type: 'select', required: true, options: subjectResult },
    { key: 'words', zh: '字数', en: 'Length', ar: 'عدد الكلمات', type: 'decimal', required: true, min: 0, precision: 1, unit: '千字' },
    { key: 'owner', zh: '承担人', en: 'Responsible', ar: 'المسؤول عنه', type: 'text', required: true, maxLength: 30, identifies: true },
    { key: 'due_date', zh: '完成时间', en: 'Due', ar: 'الموعد', type: 'date', required: true },
    { key: 'is_final', zh: '是否最终成果', en: 'Final result', ar: 'النتيجة النهائية', type: 'boolean', required: true },
  ],
};
