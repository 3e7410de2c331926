import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { UsersQuery } from '../../domain/accounts/sub-user-calls';
import { OPEN_STATUSES } from '../../domain/filing/status';
import { type Caller, getMandatedPrograms } from '../core/access';
import { buildChainLock } from '../core/audit/audit-store';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { buildSorterOrder } from '../core/db/lists';
import { takeFirst } from '../core/db/rows';
import { companies, departments, users, workItems } from '../core/db/tables';
import { isUuid } from '../core/ids';
import { buildBellCounts } from '../core/inbox/inbox-store';
import { normalizeLoginName } from '../core/look-alike';
import { selectActsFor } from './acts-for-store';
import { devices, expertCounters } from './tables';

export type UserRow = typeof users.$inferSelect;
export type NewUserRow = typeof users.$inferInsert;

/** A user with its company and department. */
export interface UserRecord {
  user: UserRow;
  company: {
    id: string;
    name: string;
    creditCode: string;
    status: string;
    profile: Record<string, unknown>;
    isTrial: boolean;
  } | null;
  department: { id: string; name: string } | null;
}

/** A device that an account knows. */
export interface KnownDevice {
  id: string;
  secretHash: string;
  address: string;
}

const alive = isNull(users.deletedAt);

const columns = {
  user: users,
  company: {
    id: companies.id,
    name: companies.name,
    creditCode: companies.creditCode,
    status: companies.status,
    profile: companies.profile,
    isTrial: companies.isTrial,
  },
  department: { id: departments.id, name: departments.name },
};

const ORDERS = {
  username: users.usernameKey,
  name: users.name,
  role: users.role,
  last_login_at: users.lastLoginAt,
  created_at: users.createdAt,
} as const;

const buildPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A department of a company by its id, an administering one by its code. */
const inDepartment = (id: string): SQL =>
  isUuid(id) ? eq(users.departmentId, id) : eq(users.reviewDepartment, id);

function buildCondition(companyId: string | null, query: UsersQuery): SQL | undefined {
  const word = query.keyword && buildPattern(query.keyword);
  return and(
    alive,
    companyId ? eq(users.companyId, companyId) : undefined,
    query.role ? eq(users.role, query.role) : undefined,
    query.enabled === undefined ? undefined : eq(users.enabled, query.enabled),
    query.department_id ? inDepartment(query.department_id) : undefined,
    word
      ? or(
          ilike(users.username, word),
          ilike(users.name, word),
          ilike(users.phone, word),
          companyId ? undefined : or(ilike(companies.name, word), ilike(companies.creditCode, word)),
        )
      : undefined,
  );
}

export const createUsersStore = (db: Database) => {
  const records = () =>
    db.q
      .select(columns)
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      .leftJoin(departments, eq(departments.id, users.departmentId));

  const one = (where: SQL | undefined): Promise<UserRecord | undefined> =>
    takeFirst(records().where(and(alive, where)).limit(1));

  /** Finds a user, with the devices that were used after `usedAfter`. */
  async function withDevices(where: SQL | undefined, usedAfter: Date) {
    const known = sql<KnownDevice[]>`(select coalesce(json_agg(json_build_object('id', ${devices.id},
      'secretHash', ${devices.secretHash}, 'address', ${devices.address})), '[]')
      from ${devices} where ${devices.userId} = ${users.id} and ${gt(devices.lastUsedAt, usedAfter)})`;
    const [record] = await db.q
      .select({ ...columns, devices: known })
      .from(users)
      .leftJoin(companies, eq(companies.id, users.companyId))
      .leftJoin(departments, eq(departments.id, users.departmentId))
      .where(and(alive, where))
      .limit(1);
    return record;
  }

  return {
    byId: (id: string) => one(eq(users.id, id)),
    byIdWithDevices: (id: string, usedAfter: Date) => withDevices(eq(users.id, id), usedAfter),
    byUsername: (username: string, usedAfter: Date) =>
      withDevices(eq(users.usernameKey, username.toLowerCase()), usedAfter),
    ownerByCreditCode: (code: string, usedAfter: Date) =>
      withDevices(and(eq(companies.creditCode, code), eq(users.role, 'owner')), usedAfter),

    /** The user with the counts of notices and unread messages, of the company that the user acts for. */
    async withBell(caller: Caller, now: Date) {
      const { userId, companyId } = caller;
      const among = getMandatedPrograms(caller);
      const bell = buildBellCounts(db, { id: users.id, companyId: sql`${companyId}::uuid`, among }, now);
      const [record] = await db.q
        .select({
          ...columns,
          bell: { notices: bell.notices, unread: bell.unread },
          actsFor: selectActsFor(users.id, now),
        })
        .from(users)
        .leftJoin(companies, eq(companies.id, users.companyId))
        .leftJoin(departments, eq(departments.id, users.departmentId))
        .leftJoinLateral(bell, sql`true`)
        .where(and(alive, eq(users.id, userId)));
      return record;
    },

    /** The company that an agent acts for. */
    async company(id: string) {
      const [found] = await db.q.select(columns.company).from(companies).where(eq(companies.id, id));
      return found ?? null;
    },

    /** One page of the living users: of a company, or of all. */
    async page(companyId: string | null, query: UsersQuery): Promise<{ list: UserRecord[]; total: number }> {
      const where = buildCondition(companyId, query);
      const list = await records()
        .where(where)
        .orderBy(buildSorterOrder(ORDERS, query.sorter), asc(users.id))
        .limit(query.pageSize)
        .offset((query.current - 1) * query.pageSize);
      return { list, total: await db.q.$count(records().where(where).as('found')) };
    },

    /** Every living account of a company, the main one first. */
    ofCompany: (companyId: string): Promise<UserRecord[]> =>
      records()
        .where(and(alive, eq(users.companyId, companyId)))
        .orderBy(desc(eq(users.role, 'owner')), asc(users.usernameKey)),

    /** Lists enabled accounts of offices, without experts. */
    enabledOfficials: () =>
      db.q
        .select({ id: users.id, username: users.username })
        .from(users)
        .where(and(canSignIn, isNull(users.companyId), ne(users.role, 'expert')))
        .orderBy(asc(users.usernameKey)),

    /** False when the login name is taken. */
    async add(row: NewUserRow): Promise<boolean> {
      const added = await db.q
        .insert(users)
        .values({ ...row, usernameLook: normalizeLoginName(row.username) })
        .onConflictDoNothing()
        .returning({ id: users.id });
      return added.length > 0;
    },

    update: (id: string, changes: Partial<NewUserRow>) =>
      db.q.update(users).set(changes).where(eq(users.id, id)),

    /** Changes what people set of an account, and counts its version up. False where `version` is given and not the present one. */
    async change(id: string, changes: Partial<NewUserRow>, version?: number): Promise<boolean> {
      const seen = version === undefined ? undefined : eq(users.version, version);
      const changed = await db.q
        .update(users)
        .set({ ...changes, version: sql`${users.version} + 1` })
        .where(and(eq(users.id, id), seen))
        .returning({ id: users.id });
      return changed.length > 0;
    },

    /** Locks a living user's row for the transaction and returns its present state, which may differ from an earlier read. */
    hold: (id: string): Promise<UserRow | undefined> =>
      takeFirst(
        db.q
          .select()
          .from(users)
          .where(and(alive, eq(users.id, id)))
          .for('no key update'),
      ),

    /**
     * Locks the user's row for a sign-in, then the chain of its audit lines (rows are locked before chains everywhere),
     * and counts unread messages.
     */
    async holdForSignIn(id: string, now: Date) {
      const row = db.q.$with('held').as(
        db.q
          .select({
            id: users.id,
            companyId: users.companyId,
            passwordHash: users.passwordHash,
            phone: users.phone,
          })
          .from(users)
          .where(and(alive, eq(users.id, id)))
          .for('no key update'),
      );
      const bell = buildBellCounts(db, row, now);
      const [held] = await db.q
        .with(row)
        .select({
          passwordHash: row.passwordHash,
          phone: row.phone,
          bell: { notices: bell.notices, unread: bell.unread },
          actsFor: selectActsFor(row.id, now),
          chain: sql`${buildChainLock('user', row.id)}::text`,
        })
        .from(row)
        .leftJoinLateral(bell, sql`true`);
      return held;
    },

    /** Returns true where a living account has this login name, or one that looks the same. */
    async isUsernameTaken(username: string): Promise<boolean> {
      const same = eq(users.usernameKey, username.toLowerCase());
      return (await one(or(same, eq(users.usernameLook, normalizeLoginName(username))))) !== undefined;
    },

    async readCreditCode(companyId: string): Promise<string | undefined> {
      const found = db.q.select({ code: companies.creditCode }).from(companies);
      return (await takeFirst(found.where(eq(companies.id, companyId))))?.code;
    },

    /**
     * Gives the account of a company that signs in by the former credit code the new one as login name, unless another account has
     * that: the company signs in by its code in any case. Returns the renamed accounts.
     */
    async renameCodeLogin(companyId: string, from: string, to: string): Promise<{ id: string }[]> {
      if (await one(eq(users.usernameKey, to.toLowerCase()))) return [];
      const names = { username: to, usernameKey: to.toLowerCase(), usernameLook: normalizeLoginName(to) };
      const isNamed = and(eq(users.companyId, companyId), eq(users.usernameKey, from.toLowerCase()));
      return db.q.update(users).set(names).where(isNamed).returning({ id: users.id });
    },

    /** Locks the look of a login name for the transaction, so that nobody else takes a name that looks like it. */
    async holdLook(username: string): Promise<void> {
      await db.q.execute(
        sql`select pg_advisory_xact_lock(hashtextextended(${`login:${normalizeLoginName(username)}`}, 0))`,
      );
    },

    /** True when a living account has this number. */
    async isPhoneKnown(phone: string): Promise<boolean> {
      return (await one(eq(users.phone, phone))) !== undefined;
    },

    /** Companies whose main account has this number. */
    countOwnersWithPhone: (phone: string): Promise<number> =>
      db.q.$count(users, and(alive, eq(users.role, 'owner'), eq(users.phone, phone))),

    countSubUsers: (companyId: string): Promise<number> =>
      db.q.$count(users, and(alive, eq(users.companyId, companyId), ne(users.role, 'owner'))),

    /** Locks the company's row for the transaction, so that its accounts and departments change one after the other. */
    async lockCompany(companyId: string): Promise<void> {
      await db.q
        .select({ id: companies.id })
        .from(companies)
        .where(eq(companies.id, companyId))
        .for('update');
    },

    /** Enabled administrators of all programs, locked for the transaction. */
    async lockAdministrators(): Promise<string[]> {
      const rows = await db.q
        .select({ id: users.id })
        .from(users)
        .where(and(canSignIn, eq(users.role, 'administrator'), eq(users.programs, [])))
        .orderBy(asc(users.id))
        .for('update');
      return rows.map((row) => row.id);
    },

    /** Counts the open filings assigned to a person in other programs than these. */
    countOpenOutside: (id: string, programs: string[]): Promise<number> =>
      db.q.$count(
        workItems,
        and(
          eq(workItems.assigneeId, id),
          inArray(workItems.status, OPEN_STATUSES),
          notInArray(workItems.program, programs),
        ),
      ),

    /** Counts the open assessments of an expert and the open filings of a reviewer. Waits for a concurrent assignment. */
    async lockOpenWork(id: string): Promise<{ assessments: number; filings: number }> {
      await db.q.select({ id: users.id }).from(users).where(eq(users.id, id)).for('update');
      const isOpen = and(eq(workItems.assigneeId, id), inArray(workItems.status, OPEN_STATUSES));
      const [row] = await db.q
        .select({
          assessments: sql<number>`coalesce(sum(${expertCounters.open}), 0)::int`,
          filings: sql<number>`(select count(*)::int from ${workItems} where ${isOpen})`,
        })
        .from(expertCounters)
        .where(eq(expertCounters.expertId, id));
      return row ?? { assessments: 0, filings: 0 };
    },
  };
};

export type UsersStore = ReturnType<typeof createUsersStore>;
