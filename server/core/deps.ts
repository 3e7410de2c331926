import type { FastifyBaseLogger } from 'fastify';
import type { Warnings } from '../system/warnings';
import type { AuditStore } from './audit/audit-store';
import type { Counters } from './counters/counters-store';
import type { Database } from './db/client';
import type { Env } from './env';
import type { Outbox } from './outbox/outbox-store';
import type { Tokens } from './tokens';

/** What every feature is made from. */
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
  audit: AuditStore;
  outbox: Outbox;
  counters: Counters;
  tokens: Tokens;
  warnings: Warnings;
}
