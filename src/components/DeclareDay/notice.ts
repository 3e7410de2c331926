/** The windows to announce today: those that close within days, else the first to close, and the next to open. */
import type { DeclareDayItem } from '@domain/calls/windows';

export interface DayNotice {
  /** The day, by the clock of the server. */
  today: string;
  open: number;
  /** Open windows that close within days; without any, the one that closes first. */
  closing: DeclareDayItem[];
  isPressing: boolean;
  /** The window that opens next. */
  next: DeclareDayItem | null;
}

const byClosing = (a: DeclareDayItem, b: DeclareDayItem) => a.closes_at.localeCompare(b.closes_at);
const byOpening = (a: DeclareDayItem, b: DeclareDayItem) => a.opens_at.localeCompare(b.opens_at);

/** null where nothing is open or will be. */
export function noticeOf(windows: DeclareDayItem[]): DayNotice | null {
  const open = windows.filter(({ status }) => status === 'open').sort(byClosing);
  const [next = null] = windows.filter(({ status }) => status === 'upcoming').sort(byOpening);
  const [first] = windows;
  if (!first || (open.length === 0 && !next)) return null;
  const soon = open.filter(({ closing_soon }) => closing_soon);
  return {
    today: first.server_time,
    open: open.length,
    closing: soon.length > 0 ? soon : open.slice(0, 1),
    isPressing: soon.length > 0,
    next,
  };
}
