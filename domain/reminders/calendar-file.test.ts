import { describe, expect, it } from 'vitest';
import { type CalendarDeadline, createCalendarFile } from './calendar-file';

const deadline: CalendarDeadline = {
  id: 'window-gazelle-2026-1@portal.example',
  title: '瞪羚企业申报截止，2026年第1批；请按时提交\n逾期不予受理，详见申报通知所列的各项要求和材料',
  due: new Date('2027-01-01T15:59:59.000Z'),
  url: 'https://portal.example/forms/gazelleForm',
};
const NOW = new Date('2026-11-23T01:02:03.456Z');

const file = createCalendarFile([deadline], { name: '申报截止日期', now: NOW, days: null });
const unfolded = file.replaceAll('\r\n ', '').split('\r\n');

describe(createCalendarFile, () => {
  it('returns each deadline at its time, with reminders a week and a day before', () => {
    expect(unfolded).toContain('DTSTART:20270101T155959Z');
    expect(unfolded).toContain('DTSTAMP:20261123T010203Z');
    expect(unfolded).toContain('UID:window-gazelle-2026-1@portal.example');
    expect(unfolded.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P7D', 'TRIGGER:-P1D']);
    expect(unfolded.at(-1)).toBe('');
    expect(file.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  });

  it('reminds on the days that a person has chosen, the last of them at the deadline itself', () => {
    const own = createCalendarFile([deadline], { name: '', now: NOW, days: [30, 0] }).split('\r\n');
    expect(own.filter((line) => line.startsWith('TRIGGER'))).toEqual(['TRIGGER:-P30D', 'TRIGGER:PT0S']);
  });

  it('escapes special characters and line breaks in a title', () => {
    const title = createCalendarFile([{ ...deadline, title: 'a;b,c\\d\ne' }], {
      name: '',
      now: NOW,
      days: [],
    });
    expect(title).toContain('SUMMARY:a\\;b\\,c\\\\d\\ne\r\n');
  });

  it('folds lines at 75 octets and never within a character', () => {
    const lines = file.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    expect(unfolded.find((line) => line.startsWith('SUMMARY'))).toContain('逾期不予受理');
  });
});
