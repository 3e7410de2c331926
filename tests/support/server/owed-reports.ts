import { programs } from '../../../domain/programs/registry';
import type { Deps } from '../../../server/core/deps';
import { createInbox } from '../../../server/core/inbox/inbox-service';
import type { FilesDeps } from '../../../server/files/files-service';
import { createRemindersDeps, remindCompanies } from '../../../server/reminders/reminders-service';
import { createOwedReports } from '../../../server/reports/owed-service';
import { createReportDeps } from '../../../server/reports/report-deps';
import { createReportReminders } from '../../../server/reports/report-reminders';
import type { TestApp } from './application';

/**
 * Returns the jobs that create owed reports and send reminders, at the test's present time: the server runs them every hour.
 * Messages about the `failing` report throw.
 */
export function createOwedJobs(app: TestApp, failing?: string) {
  const clock = () => app.clock.now;
  const whole = createInbox({ db: app.db, clock });
  const inbox: typeof whole = {
    ...whole,
    async send(message) {
      if (failing && message.link?.includes(failing)) throw new Error('no message can be written');
      await whole.send(message);
    },
  };
  const coreDeps = { ...app, log: app.app.log, clock, programs, inbox } as unknown as Deps;
  const deps = createReportDeps(coreDeps, { files: {} as FilesDeps });
  return {
    createOwedReports: () => createOwedReports(deps),
    remindAll: () => remindCompanies(createRemindersDeps(deps, [createReportReminders(deps)])),
  };
}
