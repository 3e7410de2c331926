import { createAbsences } from '../../../server/absences/absences-service';
import { createCalendar } from '../../../server/calendar/calendar-service';
import type { Deps } from '../../../server/core/deps';

/** Absences as a process that has just started wires them. */
export function absencesOf(deps: Pick<Deps, 'db' | 'clock' | 'audit' | 'inbox'>) {
  return createAbsences(deps, { calendar: createCalendar(deps) });
}
