import type { Program } from '../../domain/definition';
import type { ContinuingFilings } from '../continuing/continuing-service';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Files } from '../files/files-service';
import type { Windows } from '../windows/windows-service';
import { createFilingsStore } from './filings-store';
import { createIdempotency } from './idempotency-store';

interface Neighbours {
  programs: Program[];
  windows: Windows;
  inbox: Inbox;
  files: Files;
  continuing: ContinuingFilings;
}

/** Everything that filing works with. */
export const createFilingParts = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  filings: createFilingsStore(deps.db),
  idempotency: createIdempotency(deps.db, deps.clock),
});

export type FilingParts = ReturnType<typeof createFilingParts>;
