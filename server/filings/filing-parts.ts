import type { Program } from '../../domain/programs/define';
import type { Deps } from '../deps';
import type { Files } from '../files/files-service';
import type { Inbox } from '../inbox/inbox-service';
import type { Windows } from '../windows/windows-service';
import type { FilingParts } from './filings-routes';
import { createFilings } from './filings-service';
import { createFilingsStore } from './filings-store';
import { createIdempotency } from './idempotency-store';
import { createSaving } from './save-service';
import { createSigning } from './signing-service';
import { createSubmitting } from './submit-service';

interface Neighbours {
  programs: Program[];
  windows: Windows;
  inbox: Inbox;
  files: Files;
}

/** Filing, wired: reading, saving and submitting over one store. */
export function createFilingParts(deps: Deps, neighbours: Neighbours): FilingParts {
  const parts = { ...deps, ...neighbours, store: createFilingsStore(deps.db) };
  const saving = createSaving(parts);
  const signing = createSigning(parts);
  return {
    programs: neighbours.programs,
    filings: createFilings(parts),
    saving,
    submitting: createSubmitting({ ...parts, saving, signing }),
    idempotency: createIdempotency(deps.db, deps.clock),
  };
}
