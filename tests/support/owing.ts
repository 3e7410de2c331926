import { programs } from '../../domain/programs/index.generated';
import { createCalendar } from '../../server/calendar/calendar-service';
import type { Deps } from '../../server/deps';
import type { Files } from '../../server/files/files-service';
import { createInbox } from '../../server/inbox/inbox-service';
import { createReportParts } from '../../server/reports/report-parts';
import type { TestApp } from '../../server/testing';

/** The jobs that write down which reports are owed, at the present time of a test: its server runs them by the hour. */
export function owingOf(app: TestApp) {
  const clock = () => app.clock.now;
  const deps = { ...app, clock } as unknown as Deps;
  const inbox = createInbox({ db: app.db, clock });
  return createReportParts(deps, { programs, inbox, files: {} as Files, calendar: createCalendar(deps) })
    .owing;
}
