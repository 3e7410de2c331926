import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Program } from '../../domain/definition';
import type { AuditStore } from './audit/audit-store';
import type { ReadLog } from './audit/read-log-store';
import type { Counters } from './counters/counters-store';
import type { Database } from './db/client';
import type { Env } from './env';
import type { HouseSettings } from './house/house-service';
import type { Idempotency } from './idempotency-store';
import type { Inbox } from './inbox/inbox-service';
import type { Job, Stop } from './jobs/every';
import type { Outbox } from './outbox/outbox-store';
import type { Tokens } from './tokens';
import type { Warnings } from './warnings';

/** The ground that every feature stands on. */
export interface Deps {
  db: Database;
  env: Env;
  /** The one source of time: tests and deadlines set it. */
  clock: () => Date;
  /** Milliseconds that the process may be late before it refuses work; 0 for any. */
  maxLoopDelayMs: number;
  /** Milliseconds that the thread which answers and the embedded database have worked; heavy work has threads of its own. */
  workedMs: () => number;
  log: FastifyBaseLogger;
  /** Every program, unless a test brings its own. */
  programs: Program[];
  audit: AuditStore;
  readLog: ReadLog;
  outbox: Outbox;
  inbox: Inbox;
  house: HouseSettings;
  counters: Counters;
  idempotency: Idempotency;
  tokens: Tokens;
  warnings: Warnings;
}

/** A feature's calls, and what runs by the clock once the application is ready. */
export interface Feature {
  routes(app: FastifyInstance): void;
  jobs?: Job[];
  /** Started in every process; each gives its stop. */
  starts?: (() => Stop)[];
}
