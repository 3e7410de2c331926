import type { Absences } from '../absences/absences-service';
import type { Confirming } from '../accounts/confirming-service';
import type { Calendar } from '../calendar/calendar-service';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import type { Files } from '../files/files-service';
import type { Registers } from '../registers/registers-service';
import type { Windows } from '../windows/windows-service';
import { createFiguresStore } from './figures-store';
import { createFilingsStore } from './filings-store';
import { createKeptDrafts } from './kept-drafts';
import { createPresenceStore } from './presence-store';
import { createClaimsStore, createNotesStore } from './together-store';

interface Neighbours {
  windows: Windows;
  files: Files;
  continuing: ContinuingFilings;
  calendar: Pick<Calendar, 'workCalendar'>;
  absences: Pick<Absences, 'today'>;
  confirming: Confirming;
  registers: Pick<Registers, 'knownOf'>;
}

/** Everything that filing works with. */
export const createFilingParts = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  filings: createFilingsStore(deps.db),
  kept: createKeptDrafts(),
  figures: createFiguresStore(deps.db),
  notes: createNotesStore(deps.db),
  claims: createClaimsStore(deps.db),
  presence: createPresenceStore(deps.db),
});

export type FilingParts = ReturnType<typeof createFilingParts>;
