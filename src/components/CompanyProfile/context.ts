import type { Context } from '@domain/definition';
import { dayOf, yearOf } from '@domain/windows/calendar';

/** What the rules of the profile may know besides it. */
export const profileContext = (now = new Date()): Context => ({
  batchYear: yearOf(now),
  today: dayOf(now),
  settings: {},
});
