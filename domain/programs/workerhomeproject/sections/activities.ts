import { amount, count, type SectionOf } from '../../../definition';
import type { WorkerhomeprojectAnswers } from '../answers.generated';
import { activityKind } from '../dictionaries';

export const activities: SectionOf<WorkerhomeprojectAnswers, 'activities'> = {
  key: 'activities',
  kind: 'table',
  title: { zh: '上年度主要活动', en: 'Main activities last year', ar: 'أهم أنشطة السنة الماضية' },
  minRows: 1,
  maxRows: 40,
  columns: [
    { key: 'held_on', zh: '活动日期', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
    { key: 'title', zh: '活动名称', en: 'Activity', ar: 'النشاط', type: 'text', required: true, maxLength: 100 },
    { key: 'kind', zh: '活动类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: activityKind },
    { key: 'people', zh: '参加人数', en: 'Participants', ar: 'المشاركون', ...count('人') },
    { key: 'cost', zh: '活动经费', en: 'Cost', ar: 'التكلفة', ...amount },
    { key: 'effect', zh: '活动成效', en: 'Effect', ar: 'الأثر', type: 'text', required: true, maxLength: 200 },
  ],
};
