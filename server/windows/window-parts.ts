import type { Program } from '../../domain/definition';
import { createCompaniesStore } from '../companies/companies-store';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import { createExtending } from './extending-service';
import { createWindowReading } from './managing-reading';
import { createManaging } from './managing-service';
import { createManagingStore } from './managing-store';
import { createReminders } from './reminders-service';
import { createRemindersStore } from './reminders-store';
import { createWindowChanging } from './window-changing';
import { createWindowTelling } from './window-telling';

/** Keeping windows, wired: what administrators do with them, and the job that reminds companies. */
export function createWindowParts(deps: Deps, { programs, inbox }: { programs: Program[]; inbox: Inbox }) {
  const store = createManagingStore(deps.db);
  const companies = createCompaniesStore(deps.db);
  const reading = createWindowReading({ ...deps, programs, store });
  const telling = createWindowTelling({ ...deps, inbox, store });
  const changing = createWindowChanging({ ...deps, programs, store, reading, telling });
  return {
    reading,
    managing: createManaging({ ...deps, store, reading, changing }),
    extending: createExtending({ ...deps, store, companies, changing, telling }),
    sendReminders: createReminders({
      ...deps,
      programs,
      inbox,
      store: createRemindersStore(deps.db),
    }),
  };
}

export type WindowParts = ReturnType<typeof createWindowParts>;
