import { count, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { activityType } from '../dictionaries';

export const activityData: SectionOf<IncubationCarrierAnswers, 'activityData'> = {
  key: 'activityData',
  kind: 'table',
  title: { zh: '上年度创业活动', en: 'Events last year' },
  import: 'xlsx',
  maxRows: 200,
  columns: [
    { key: 'event_name', zh: '活动名称', en: 'Event', type: 'text', required: true, maxLength: 100 },
    { key: 'event_type', zh: '活动类型', en: 'Type', type: 'select', required: true, options: activityType },
    { key: 'event_date', zh: '活动时间', en: 'Date', type: 'date', required: true },
    { key: 'participants', zh: '参加人数', en: 'Participants', ...count('人') },
  ],
};
