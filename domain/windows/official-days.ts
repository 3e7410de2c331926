/**
 * Public holidays and the weekend days worked in their place, as the State Council's office publishes them each autumn
 * for the year to come. A year stands here only when its notice is known: nothing is derived or guessed. A year that an
 * administrator has entered is never written over.
 */
import { type CalendarDay, spanOf } from './calendar-year';

export interface OfficialYear {
  year: number;
  /** The source of the days. */
  source: string;
  days: CalendarDay[];
}

export const officialYears: OfficialYear[] = [
  {
    year: 2026,
    source: '国务院办公厅关于2026年部分节假日安排的通知（2025年11月4日）',
    days: [
      ...spanOf('2026-01-01', '2026-01-03', 'holiday', '元旦'),
      ...spanOf('2026-01-04', '2026-01-04', 'working', '元旦调休'),
      ...spanOf('2026-02-14', '2026-02-14', 'working', '春节调休'),
      ...spanOf('2026-02-15', '2026-02-23', 'holiday', '春节'),
      ...spanOf('2026-02-28', '2026-02-28', 'working', '春节调休'),
      ...spanOf('2026-04-04', '2026-04-06', 'holiday', '清明节'),
      ...spanOf('2026-05-01', '2026-05-05', 'holiday', '劳动节'),
      ...spanOf('2026-05-09', '2026-05-09', 'working', '劳动节调休'),
      ...spanOf('2026-06-19', '2026-06-21', 'holiday', '端午节'),
      ...spanOf('2026-09-20', '2026-09-20', 'working', '国庆节调休'),
      ...spanOf('2026-09-25', '2026-09-27', 'holiday', '中秋节'),
      ...spanOf('2026-10-01', '2026-10-07', 'holiday', '国庆节'),
      ...spanOf('2026-10-10', '2026-10-10', 'working', '国庆节调休'),
    ],
  },
];
