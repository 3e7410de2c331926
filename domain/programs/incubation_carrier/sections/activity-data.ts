import { count, type SectionOf } from '../../../definition';
import type { IncubationCarrierAnswers } from '../answers.generated';
import { activityType } from '../dictionaries';

export const activityData: SectionOf<IncubationCarrierAnswers, 'activityData'> = {
  key: 'activityData',
  kind: 'table',
  title: { zh: '上年度创业活动', en: 'Events last year', ar: 'فعاليات السنة الماضية' },
  import: 'xlsx',
  maxRows: 200,
  columns: [
    { key: 'event_name', zh: '活动名称', en: 'Event', ar: 'الفعالية', type: 'text', required: true, maxLength: 100 },
    { key: 'event_type', zh: '活动类型', en: 'Type', ar: 'النوع', type: 'select', required: true, options: activityType },
    { key: 'event_date', zh: '活动时间', en: 'Date', ar: 'التاريخ', type: 'date', required: true },
    { key: 'participants', zh: '参加人数', en: 'Participants', ar: 'المشاركون', ...count('人') },
  ],
};
