import type { SectionOf } from '../../../definition';
import { achievementKind } from '../../../reference/achievements';
import type { ScientistadvisorAnswers } from '../answers.generated';

export const achievements: SectionOf<ScientistadvisorAnswers, 'achievements'> = {
  key: 'achievements',
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
  title: { zh: '代表性成果', en: 'Main results', ar: 'أهم النتائج' },
  minRows: 1,
  maxRows: 10,
  columns: [
    { key: 'kind', means: 'kind', zh: '成果类型', en: 'Kind', ar: 'الصنف', type: 'select', required: true, options: achievementKind },
    { key: 'name', means: 'name', zh: '成果名称', en: 'Title', ar: 'العنوان', type: 'text', required: true, maxLength: 150 },
    { key: 'year', means: 'date', zh: '取得年份', en: 'Year', ar: 'السنة', type: 'year', required: true },
    { key: 'number', means: 'number', zh: '编号（刊物、文号）', en: 'Number or journal', ar: 'الرقم أو المجلة', type: 'text', maxLength: 80 },
    { key: 'rank', zh: '本人排名', en: 'Rank of the advisor', ar: 'ترتيب المستشار', type: 'integer', required: true, min: 1 },
  ],
};
