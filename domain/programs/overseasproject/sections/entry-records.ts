import type { SectionOf } from '../../../definition';
import { countDays } from '../../../expressions/dates';
import type { OverseasprojectAnswers } from '../answers.generated';

export const entryRecords: SectionOf<OverseasprojectAnswers, 'entry_records'> = {
  key: 'entry_records',
  kind: 'table',
  title: { zh: '出入境（在岗）记录', en: 'Border or attendance records', ar: 'سجلات الحدود أو الحضور' },
  minRows: 1,
  maxRows: 40,
  columns: [
    { key: 'date_in', zh: '入境（到岗）日期', en: 'Arrival', ar: 'الوصول', type: 'date', required: true },
    { key: 'date_out', zh: '出境（离岗）日期', en: 'Departure', ar: 'المغادرة', type: 'date', required: true },
    { key: 'stay_days', zh: '天数', en: 'Days', ar: 'الأيام', type: 'integer', unit: '天', computed: (_scope, row) => countDays(row.date_in, row.date_out) + 1 },
    { key: 'work_place', zh: '工作地点', en: 'Place', ar: 'المكان', type: 'text', required: true, maxLength: 80 },
  ],
};
