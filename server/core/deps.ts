import type { PgTable } from 'drizzle-orm/pg-core';
import type { Program } from '../../domain/definition';
import type { ReadLog } from './audit/read-log-store';
import type { CoreDeps } from './core-deps';
import type { CounterStore } from './counters/counters-store';
import type { Env } from './env';
import type { TokenService } from './http/auth';
import type { IdempotencyStore } from './idempotency-store';
import type { InboxService } from './inbox/inbox-service';
import type { JobRuns } from './jobs/scheduled-job';
import type { OfficeSettingsService } from './office-settings/office-settings';
import type { MessageGateways } from './outbox/gateway';
import type { OutboxStore } from './outbox/outbox-store';
import type { ServiceProbes } from './probes';
import type { WarningRegistry } from './warnings';
import type { WorkerPool } from './workers/workers';

/** Dependencies that every feature receives. */
export interface Deps extends CoreDeps {
  env: Env;
  /** Event loop delay in milliseconds above which the process refuses work; 0: no limit. */
  maxLoopDelayMs: number;
  /** Milliseconds that the main thread and the embedded database have worked; heavy work runs in threads of its own. */
  workedMs: () => number;
  /** Every program, unless a test brings its own. */
  programs: Program[];
  readLog: ReadLog;
  outbox: OutboxStore;
  gateways: MessageGateways;
  inbox: InboxService;
  officeSettings: OfficeSettingsService;
  counters: CounterStore;
  idempotency: IdempotencyStore;
  tokens: TokenService;
  warnings: WarningRegistry;
  probes: ServiceProbes;
  runs: JobRuns;
  workers: WorkerPool;
  /** Every table of the database. */
  tables: readonly PgTable[];
  /** Directory of the built portal; null where something else serves it. */
  portal: string | null;
  /** The portal's routes, for counting how often each is opened. */
  pages: readonly string[];
}
