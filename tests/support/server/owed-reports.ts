import { programs } from '../../../domain/programs/index.generated';
import { createCalendar } from '../../../server/calendar/calendar-service';
import type { Deps } from '../../../server/core/deps';
import { createInbox } from '../../../server/core/inbox/inbox-service';
import type { Files } from '../../../server/files/files-service';
import { createReportParts } from '../../../server/reports/report-parts';
import type { TestApp } from './application';

/**
 * The jobs that write down which reports are owed, at the present time of a test: its server runs them by the hour. Of
 * the `failing` report nobody can be told.
 */
export function owingOf(app: TestApp, failing?: string) {
  const clock = () => app.clock.now;
  const letters = createInbox({ db: app.db, clock });
  const inbox: typeof letters = {
    ...letters,
    async send(letter) {
      if (failing && letter.link?.includes(failing)) throw new Error('no letter can be written');
      await letters.send(letter);
    },
  };
  const deps = { ...app, log: app.app.log, clock, programs, inbox } as unknown as Deps;
  return createReportParts(deps, { files: {} as Files, calendar: createCalendar(deps) }).owing;
}
