import type { Deps } from '../core/deps';
import { every } from '../core/jobs/every';
import type { Files } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createReportsStore } from '../reports/reports-store';
import { createAssessing } from './assessing-service';
import { createAssessmentViews } from './assessment-views';
import { createAssessmentsStore } from './assessments-store';
import { createExpertMail } from './expert-mail';
import { createMembers } from './members';
import { createPanels } from './panel-service';
import { createPanelsStore } from './panels-store';
import { createReminding } from './reminding-service';

const REMIND_EVERY_MS = 60_000;

interface Neighbours {
  files: Files;
}

/** Expert review, wired: both sides over the same rows, and the job that reminds. */
export function createExpertParts(deps: Deps, neighbours: Neighbours) {
  const panels = createPanelsStore(deps.db);
  const store = createAssessmentsStore(deps.db);
  const tell = createExpertMail(deps);
  const shared = { ...deps, ...neighbours, filings: createFilingsStore(deps.db), tell };
  const views = createAssessmentViews({ ...shared, reports: createReportsStore(deps.db) });
  const members = createMembers({ ...shared, store: panels });
  return {
    panels: createPanels({ ...shared, store: panels, members }),
    assessing: createAssessing({ ...shared, views, store, panels }),
    jobs: [() => every(REMIND_EVERY_MS, 'experts', createReminding({ ...shared, store }), deps.log)],
  };
}
