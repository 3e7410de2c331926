import type { Deps } from '../core/deps';
import type { FilesDeps } from '../files/files-service';
import { createFilingsStore } from '../filings/filings-store';
import { createReportsStore } from '../reports/reports-store';
import { createAssessmentsStore } from './assessments-store';
import { createPanelsStore } from './panels-store';
import { createPoolStore } from './pool-store';

/** Dependencies of expert review, for experts and the office alike. */
export const createExpertDeps = (deps: Deps, neighbours: { files: FilesDeps }) => ({
  ...deps,
  ...neighbours,
  filings: createFilingsStore(deps.db),
  panels: createPanelsStore(deps.db),
  pool: createPoolStore(deps.db),
  assessments: createAssessmentsStore(deps.db),
  reports: createReportsStore(deps.db),
});

export type ExpertDeps = ReturnType<typeof createExpertDeps>;
