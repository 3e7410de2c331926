/** Deadlines as a calendar file (RFC 5545) that Outlook, WPS, telephones and the like take in. */
import { SUGGESTED_DAYS } from './own-days';

export interface CalendarDeadline {
  /** Stable id of the entry: importing the file again updates it. */
  id: string;
  title: string;
  due: Date;
  url: string;
}

/** Maximum length of a line in octets; longer ones continue after a line break and a blank. */
const LINE_OCTETS = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '');
const octets = (text: string) => new TextEncoder().encode(text).length;

function folded(line: string): string {
  const rows = [''];
  for (const sign of line) {
    const row = rows[rows.length - 1] ?? '';
    if (octets(row + sign) > LINE_OCTETS) rows.push(` ${sign}`);
    else rows[rows.length - 1] = row + sign;
  }
  return rows.join('\r\n');
}

const reminder = (title: string) => (days: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  days === 0 ? 'TRIGGER:PT0S' : `TRIGGER:-P${days}D`,
  'END:VALARM',
];

const event = ({ id, title, due, url }: CalendarDeadline, now: Date, days: readonly number[]): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${stamp(due)}`,
  `SUMMARY:${escaped(title)}`,
  `URL:${url}`,
  // A deadline does not mark the time as busy.
  'TRANSP:TRANSPARENT',
  ...days.flatMap(reminder(title)),
  'END:VEVENT',
];

interface CalendarOptions {
  name: string;
  now: Date;
  /** Days before a deadline on which to remind; null for the usual ones. */
  days: readonly number[] | null;
}

/** Creates the file with these deadlines, each with its reminders; line ends follow the standard. */
export function createCalendarFile(
  deadlines: CalendarDeadline[],
  { name, now, days }: CalendarOptions,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Declaration portal//Deadlines//EN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...deadlines.flatMap((each) => event(each, now, days ?? SUGGESTED_DAYS)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
