import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import { every } from '../core/jobs/every';
import { createExtending } from './extending-service';
import { createWindowReading } from './managing-reading';
import { createManaging } from './managing-service';
import { createManagingStore } from './managing-store';
import { createReminders } from './reminders-service';
import { createRemindersStore } from './reminders-store';
import { createWindowChanging } from './window-changing';
import { createWindowTelling } from './window-telling';

const REMIND_EVERY_MS = 60_000;

/** Keeping windows, wired: what administrators do with them, and the job that reminds companies. */
export function createWindowParts(deps: Deps) {
  const store = createManagingStore(deps.db);
  const companies = createCompaniesStore(deps.db);
  const reading = createWindowReading({ ...deps, store });
  const telling = createWindowTelling({ ...deps, store });
  const changing = createWindowChanging({ ...deps, store, reading, telling });
  const sendReminders = createReminders({ ...deps, store: createRemindersStore(deps.db) });
  return {
    reading,
    managing: createManaging({ ...deps, store, reading, changing }),
    extending: createExtending({ ...deps, store, companies, changing, telling }),
    jobs: [() => every(REMIND_EVERY_MS, 'window reminders', sendReminders, deps.log)],
  };
}

export type WindowParts = ReturnType<typeof createWindowParts>;
