import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Role } from '../../../domain/accounts/roles';
import type { NonFilingAction } from '../../../domain/audit/action-names';
import type { LogDetails } from '../../../domain/audit/detail-names';
import type { FilingAction } from '../../../domain/filing/actions';
import type { ActingMandate } from '../access';
import type { Database } from '../db/client';
import { auditLog } from '../db/tables';
import { requestContext } from '../request-context';
import { type ChainedLine, formatAuditLine } from './chain';

export type AuditAction = FilingAction | NonFilingAction;

/** Actor: a caller, a name only (failed login), or null for the system. */
export type AuditActor = {
  userId: string | null;
  name: string;
  role: Role | 'anonymous';
  mandate?: ActingMandate;
} | null;

/** Guard of an act in its transaction; throws if the person may no longer act for the company. */
export type ActGuard = (actor: NonNullable<AuditActor>) => Promise<void>;

export interface AuditEntry {
  /** filing, company, user, session, file, access. */
  subjectKind: string;
  subjectId: string;
  companyId?: string | null;
  action: AuditAction;
  caller: AuditActor;
  fromStatus?: string | null;
  toStatus?: string | null;
  version?: number | null;
  comment?: string | null;
  details?: LogDetails | null;
}

export type AuditLine = typeof auditLog.$inferSelect;

interface Page {
  current: number;
  pageSize: number;
}

export interface AuditStore {
  /** Adds a guard that every later audit line and saved draft must pass. */
  addGuard(guard: ActGuard): void;
  /** Runs every guard; for an act that writes no audit line. */
  assertMayAct(actor: NonNullable<AuditActor>): Promise<void>;
  /** Adds a line to its subject's chain, in the open transaction: the change and its line exist together or not at all. */
  write(entry: AuditEntry): Promise<void>;
  /** SQL of the insertion, for use in another statement; needs the chain held by `buildChainLock`. */
  adding(entry: AuditEntry): SQL;
  /** All lines of a subject, oldest first. */
  read(subjectKind: string, subjectId: string): Promise<AuditLine[]>;
  /** A page of all lines of a company, whatever they are about, newest first. */
  pageOfCompany(companyId: string, page: Page): Promise<{ lines: AuditLine[]; total: number }>;
  /** A page of a subject's lines, newest first. */
  page(subjectKind: string, subjectId: string, page: Page): Promise<{ lines: AuditLine[]; total: number }>;
}

/** Subject kinds of a person's own account and mandates; under a mandate, acts on them do not count as acts for its company. */
const OF_ONESELF = ['user', 'mandate'];

/** Columns of an act under a mandate: the details name both companies and the mandate. */
function getMandateColumns({
  caller,
  details,
  subjectKind,
}: AuditEntry): Partial<Pick<ChainedLine, 'companyId' | 'details'>> {
  const mandate = caller?.mandate;
  if (!mandate) return {};
  if (subjectKind === 'user') return { companyId: mandate.ownCompanyId };
  if (OF_ONESELF.includes(subjectKind)) return {};
  const { id, company, ownCompany, givenOn } = mandate;
  return {
    details: { ...details, agent: { mandate: id, company: ownCompany, for: company, given_on: givenOn } },
  };
}

const toChainedLine = (entry: AuditEntry, at: Date): ChainedLine => ({
  id: randomUUID(),
  subjectKind: entry.subjectKind,
  subjectId: entry.subjectId,
  companyId: entry.companyId ?? null,
  action: entry.action,
  actorId: entry.caller?.userId ?? null,
  actorName: entry.caller?.name ?? 'system',
  actorRole: entry.caller?.role ?? 'system',
  fromStatus: entry.fromStatus ?? null,
  toStatus: entry.toStatus ?? null,
  version: entry.version ?? null,
  comment: entry.comment ?? null,
  details: entry.details ?? null,
  at,
  ...getMandateColumns(entry),
});

/** Serializes writers of a chain. A filing's chain needs no such lock: the change itself locks the filing's row. */
export const buildChainLock = (subjectKind: string, subjectId: SQLWrapper | string): SQL =>
  sql`pg_advisory_xact_lock(hashtextextended(${subjectKind}::text || ':' || ${subjectId}::text, 0))`;

/** Statement that reads the previous line and inserts this one; on a conflict the transaction is retried. */
function addLine(line: ChainedLine): SQL {
  const context = requestContext.getStore();
  return sql`
      insert into audit_log (id, subject_kind, subject_id, company_id, action, actor_id, actor_name, actor_role,
        from_status, to_status, version, comment, details, ip, request_id, at, seq, prev_hash, hash)
      select ${line.id}::uuid, ${line.subjectKind}, ${line.subjectId}, ${line.companyId}::uuid, ${line.action},
        ${line.actorId}::uuid, ${line.actorName}, ${line.actorRole}, ${line.fromStatus}, ${line.toStatus},
        ${line.version}::int, ${line.comment}, ${line.details && JSON.stringify(line.details)}::jsonb,
        ${context?.ip ?? null}, ${context?.requestId ?? null}, ${line.at.toISOString()}::timestamptz,
        coalesce(previous.seq, 0) + 1, coalesce(previous.hash, ''),
        encode(sha256(convert_to(coalesce(previous.hash, '') || ${formatAuditLine(line)}, 'UTF8')), 'hex')
      from (select 1) as one left join lateral (
        select seq, hash from audit_log
        where subject_kind = ${line.subjectKind} and subject_id = ${line.subjectId}
        order by seq desc limit 1
      ) as previous on true`;
}

export function createAuditStore(db: Database, clock: () => Date): AuditStore {
  const guards: ActGuard[] = [];

  async function assertMayAct(actor: NonNullable<AuditActor>): Promise<void> {
    for (const guard of guards) await guard(actor);
  }

  /** Runs the guards on every act, since every act writes a line; the line of a refused access is written regardless. */
  async function assertMayBeDone({ caller, action, subjectKind }: AuditEntry): Promise<void> {
    if (caller && action !== 'access.denied' && !OF_ONESELF.includes(subjectKind)) await assertMayAct(caller);
  }

  async function append(line: ChainedLine): Promise<void> {
    if (line.subjectKind !== 'filing')
      await db.q.execute(sql`select ${buildChainLock(line.subjectKind, line.subjectId)}`);
    await db.q.execute(addLine(line));
  }

  const ofSubject = (subjectKind: string, subjectId: string) =>
    and(eq(auditLog.subjectKind, subjectKind), eq(auditLog.subjectId, subjectId));

  async function pageWhere(where: SQL | undefined, { current, pageSize }: Page) {
    const lines = await db.q
      .select()
      .from(auditLog)
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.seq), desc(auditLog.id))
      .limit(pageSize)
      .offset((current - 1) * pageSize);
    return { lines, total: await db.q.$count(auditLog, where) };
  }

  return {
    addGuard: (guard) => {
      guards.push(guard);
    },
    assertMayAct,
    write: (entry) =>
      db.transaction(async () => {
        await assertMayBeDone(entry);
        await append(toChainedLine(entry, clock()));
      }),
    adding: (entry) => sql`(${addLine(toChainedLine(entry, clock()))})`,
    read: (subjectKind, subjectId) =>
      db.q.select().from(auditLog).where(ofSubject(subjectKind, subjectId)).orderBy(asc(auditLog.seq)),

    page: (subjectKind, subjectId, page) => pageWhere(ofSubject(subjectKind, subjectId), page),
    pageOfCompany: (companyId, page) => pageWhere(eq(auditLog.companyId, companyId), page),
  };
}
