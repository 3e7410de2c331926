import type { Program } from '../../domain/definition';
import type { ReadLog } from './audit/read-log-store';
import type { Counters } from './counters/counters-store';
import type { Env } from './env';
import type { Ground } from './ground';
import type { HouseSettings } from './house/house-service';
import type { Tokens } from './http/auth';
import type { Idempotency } from './idempotency-store';
import type { Inbox } from './inbox/inbox-service';
import type { JobRuns } from './jobs/every';
import type { Gateways } from './outbox/gateway';
import type { OutboxStore } from './outbox/outbox-store';
import type { Probes } from './probes';
import type { Warnings } from './warnings';
import type { Workers } from './workers/workers';

/** The ground that every feature stands on. */
export interface Deps extends Ground {
  env: Env;
  /** Milliseconds that the process may be late before it refuses work; 0 for any. */
  maxLoopDelayMs: number;
  /** Milliseconds that the thread which answers and the embedded database have worked; heavy work has threads of its own. */
  workedMs: () => number;
  /** Every program, unless a test brings its own. */
  programs: Program[];
  readLog: ReadLog;
  outbox: OutboxStore;
  gateways: Gateways;
  inbox: Inbox;
  house: HouseSettings;
  counters: Counters;
  idempotency: Idempotency;
  tokens: Tokens;
  warnings: Warnings;
  probes: Probes;
  runs: JobRuns;
  workers: Workers;
  /** Directory of the built portal; null where something else serves it. */
  portal: string | null;
  /** The portal's routes, for counting how often each is opened. */
  pages: readonly string[];
}
