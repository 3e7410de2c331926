import { amount, type SectionOf } from '../../../definition';
import type { SubjectresearchAnswers } from '../answers.generated';

export const prior: SectionOf<SubjectresearchAnswers, 'prior'> = {
  key: 'prior',
  kind: 'table',
  listsAs: 'projects',
  title: { zh: '负责人近三年相关课题', en: 'Leader’s related subjects, three years' },
  maxRows: 10,
  columns: [
    { key: 'name', means: 'name', zh: '课题名称', en: 'Title', type: 'text', required: true, maxLength: 100 },
    { key: 'source', means: 'level', zh: '立项单位', en: 'Commissioned by', type: 'text', required: true, maxLength: 80 },
    { key: 'approved', means: 'start', zh: '立项时间', en: 'Approved', type: 'month', isPast: true, required: true },
    { key: 'amount', means: 'funding', zh: '经费', en: 'Funds', ...amount },
    { key: 'state', zh: '完成情况', en: 'State', type: 'text', required: true, maxLength: 30 },
  ],
};
