import type { Absences } from '../absences/absences-service';
import type { Calendar } from '../calendar/calendar-service';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createObjectionsStore } from '../objections/objections-store';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import type { OwedDeps } from '../reports/owed-service';
import { createAppealsStore } from './appeals-store';

interface Neighbours {
  files: Pick<Files, 'ofCompany' | 'rules'>;
  continuing: Pick<ContinuingFilings, 'hold' | 'chosen'>;
  calendar: Pick<Calendar, 'workCalendar'>;
  absences: Pick<Absences, 'today'>;
  reports: OwedDeps;
}

/** Everything that appeals work with. */
export const createAppealParts = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  store: createAppealsStore(deps.db),
  filings: createFilingsStore(deps.db),
  recognitions: createRecognitionsStore(deps.db),
  /** Officers who decide about a program, and hear objections, hear appeals. */
  deciders: createObjectionsStore(deps.db).deciders,
});

export type AppealParts = ReturnType<typeof createAppealParts>;
