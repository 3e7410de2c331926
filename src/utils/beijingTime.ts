import { dayOf, minuteOf, TIME_ZONE } from '@domain/windows/calendar';

/**
 * Times as the administering body reads them. The wire's times are UTC; every deadline and receipt is meant in
 * Asia/Shanghai, so that is shown wherever the browser stands. What is no time is shown as a dash.
 */
const NOTHING = '—';

const shown = (iso: string | null | undefined, format: (at: Date) => string): string =>
  iso && !Number.isNaN(Date.parse(iso)) ? format(new Date(iso)) : NOTHING;

/** `2026-04-10 17:00` in Beijing. */
export const beijingMinutes = (iso: string | null | undefined): string => shown(iso, minuteOf);

/** `2026-04-10` in Beijing. */
export const beijingDate = (iso: string | null | undefined): string => shown(iso, dayOf);

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, timeStyle: 'medium' });

/** `17:00:05` in Beijing. */
export const beijingSeconds = (iso: string | null | undefined): string =>
  shown(iso, (at) => clock.format(at));
