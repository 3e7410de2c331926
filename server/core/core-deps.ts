import type { FastifyBaseLogger } from 'fastify';
import type { AuditStore } from './audit/audit-store';
import type { Database } from './db/client';

/** The first things that exist in a process; what else is in `Deps` is made of them. */
export interface CoreDeps {
  db: Database;
  /** The one source of time: tests and deadlines set it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  audit: AuditStore;
}
