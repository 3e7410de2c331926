import { describe, expect, it } from 'vitest';
import { groupCalendarDays, listCalendarFaults, listHolidayDays, officialYears } from './calendar-year';
import { addWorkingDays, computeWorkingDeadline, isWorkingDay, type WorkCalendar } from './working-days';

const NONE: WorkCalendar = new Map();
const official = new Map(officialYears.flatMap(({ days }) => days.map(({ date, kind }) => [date, kind])));

describe(addWorkingDays, () => {
  it('skips weekends, and does not count the first day', () => {
    expect(addWorkingDays('2026-06-12', 1, NONE)).toBe('2026-06-15');
    expect(addWorkingDays('2026-06-10', 5, NONE)).toBe('2026-06-17');
    expect(addWorkingDays('2026-06-13', 1, NONE)).toBe('2026-06-15');
  });

  it('skips public holidays, and counts weekend days that are worked in their place', () => {
    // The Friday before the Spring Festival: Saturday is worked, then nine days off.
    expect(addWorkingDays('2026-02-13', 1, official)).toBe('2026-02-14');
    expect(addWorkingDays('2026-02-13', 2, official)).toBe('2026-02-24');
    // Saturday 28 February is the fifth working day of that week.
    expect(addWorkingDays('2026-02-23', 5, official)).toBe('2026-02-28');
    expect(addWorkingDays('2026-09-30', 3, official)).toBe('2026-10-10');
    expect(addWorkingDays('2026-04-27', 5, official)).toBe('2026-05-07');
  });

  it('skips only weekends in a year whose calendar was not entered', () => {
    expect(addWorkingDays('2031-09-30', 1, official)).toBe('2031-10-01');
  });

  it('computeWorkingDeadline returns five in the afternoon in Shanghai, counted from the day there', () => {
    const lateOnThursdayInUtc = new Date('2026-06-11T20:00:00Z');
    expect(computeWorkingDeadline(lateOnThursdayInUtc, 1, NONE).toISOString()).toBe(
      '2026-06-15T09:00:00.000Z',
    );
  });
});

describe('officialYears', () => {
  it('pass their own check', () => {
    for (const { year, days } of officialYears)
      expect([year, listCalendarFaults(year, days)]).toEqual([year, []]);
  });

  it('have for 2026 the days of the official notice', () => {
    const [year] = officialYears;
    const weekdaysOff = year?.days.filter(({ date, kind }) => kind === 'holiday' && isWorkingDay(date, NONE));
    const worked = year?.days.filter(({ kind }) => kind === 'working');
    expect(year?.days.filter(({ kind }) => kind === 'holiday')).toHaveLength(33);
    expect([weekdaysOff?.length, worked?.length]).toEqual([19, 6]);
    expect(
      groupCalendarDays(year?.days ?? [])
        .filter(({ kind }) => kind === 'holiday')
        .map(({ from, to }) => [from, to]),
    ).toEqual([
      ['2026-01-01', '2026-01-03'],
      ['2026-02-15', '2026-02-23'],
      ['2026-04-04', '2026-04-06'],
      ['2026-05-01', '2026-05-05'],
      ['2026-06-19', '2026-06-21'],
      ['2026-09-25', '2026-09-27'],
      ['2026-10-01', '2026-10-07'],
    ]);
  });
});

describe(listCalendarFaults, () => {
  const faults = (...days: Parameters<typeof listCalendarFaults>[1]) =>
    listCalendarFaults(2027, days).map(({ en }) => en);

  it('refuses days of another year, repeated days, and working days that are ordinary weekdays', () => {
    expect(faults(...listHolidayDays('2027-10-01', '2027-10-03', 'holiday', '国庆节'))).toEqual([]);
    expect(faults({ date: '2027-02-06', kind: 'working', name: '调休' })).toEqual([]);
    expect(faults({ date: '2026-12-31', kind: 'holiday', name: '?' })[0]).toContain(
      '31 Dec 2026 is not a day of 2027',
    );
    expect(faults({ date: '2027-02-08', kind: 'working', name: '?' })[0]).toContain('working day anyway');
    const day = { date: '2027-01-01', kind: 'holiday', name: '元旦' } as const;
    expect(faults(day, day)[0]).toContain('twice');
  });
});
