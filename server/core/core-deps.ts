import type { FastifyBaseLogger } from 'fastify';
import type { AuditStore } from './audit/audit-store';
import type { Database } from './db/client';

/** Dependencies created first; the rest of `Deps` is built from them. */
export interface CoreDeps {
  db: Database;
  /** The only source of time, deadlines included; tests set it. */
  clock: () => Date;
  log: FastifyBaseLogger;
  audit: AuditStore;
}
