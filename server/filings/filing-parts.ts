import type { Program } from '../../domain/definition';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Files } from '../files/files-service';
import type { Windows } from '../windows/windows-service';
import { createBeginning } from './beginning-service';
import { createCopying } from './copying-service';
import { createCorrecting } from './correcting-service';
import type { FilingParts } from './filings-routes';
import { createFilings } from './filings-service';
import { createFilingsStore } from './filings-store';
import { createIdempotency } from './idempotency-store';
import { createLogFiles } from './log-file-service';
import { createReuse } from './reuse-service';
import { createSaving } from './save-service';
import { createSigning } from './signing-service';
import { createSubmitting } from './submit-service';

interface Neighbours {
  programs: Program[];
  windows: Windows;
  inbox: Inbox;
  files: Files;
  continuing: ContinuingFilings;
}

/** Filing, wired: reading, saving and submitting over one store. */
export function createFilingParts(deps: Deps, neighbours: Neighbours): FilingParts {
  const parts = { ...deps, ...neighbours, store: createFilingsStore(deps.db) };
  const beginnings = createBeginning(parts);
  const saving = createSaving({ ...parts, beginnings });
  const signing = createSigning(parts);
  const filings = createFilings(parts);
  return {
    programs: neighbours.programs,
    filings,
    copying: createCopying({ ...parts, beginnings, filings }),
    reuse: createReuse(parts),
    logFiles: createLogFiles(parts),
    correcting: createCorrecting(parts),
    saving,
    submitting: createSubmitting({ ...parts, saving, signing }),
    idempotency: createIdempotency(deps.db, deps.clock),
  };
}
