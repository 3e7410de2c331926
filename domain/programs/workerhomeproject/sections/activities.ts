import { amount, count, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';
import { activityKind } from '../dictionaries';

export const activities: SectionOf<WorkerhomeprojectAnswers, 'activities'> = {
  key: 'activities',
  kind: 'table',
  title: { zh: '上年度主要活动', en: 'Main activities last year' },
  minRows: 1,
  maxRows: 40,
  columns: [
    { key: 'held_on', zh: '活动日期', en: 'Date', type: 'date', required: true },
    { key: 'title', zh: '活动名称', en: 'Activity', type: 'text', required: true, maxLength: 100 },
    { key: 'kind', zh: '活动类型', en: 'Type', type: 'select', required: true, options: activityKind },
    { key: 'people', zh: '参加人数', en: 'Participants', ...count('人') },
    { key: 'cost', zh: '活动经费', en: 'Cost', ...amount },
    { key: 'effect', zh: '活动成效', en: 'Effect', type: 'text', required: true, maxLength: 200 },
  ],
};
