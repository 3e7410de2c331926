/**
 * Everything that is stored about one person. Tables are found by their foreign keys to accounts, so that a new table is
 * included from its first day. Rows about the person alone are given whole; of rows that belong to a filing or a company
 * only ids and times. No secrets, no names of other people.
 */
import {
  and,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  is,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable, PgTimestamp, PgUUID } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { auditLog, notificationChoices, storedFilings, users } from '../core/db/tables';

const ROWS_AT_MOST = 20_000;

/** Tables whose rows are about one person alone; their rows are exported whole, except for secrets. */
export const PERSONAL_TABLES: ReadonlySet<string> = new Set([
  'absences',
  'devices',
  'expert_profiles',
  'messages',
  'oidc_bindings',
  'phrases',
  'recovery_codes',
  'saved_views',
  'second_factors',
  'section_notes',
  'sessions',
]);
/** Personal tables that an erased account keeps: messages have a period of their own, and notes belong to the filing. */
const KEPT_TABLES: ReadonlySet<string> = new Set(['messages', 'section_notes']);
const SECRETS = /hash|secret|password|credential|payload/i;

interface DataSection {
  name: string;
  table: PgTable;
  columns: Record<string, PgColumn | SQL>;
  where: SQL | undefined;
  order?: SQL;
}

/** Columns by their names in the database. */
const nameColumns = (columns: PgColumn[]): Record<string, PgColumn> =>
  Object.fromEntries(columns.map((column) => [column.name, column]));

interface AccountColumn {
  table: PgTable;
  column: PgColumn;
}

/** True where the rows that the column names are about the person alone. */
const isPersonal = ({ table, column }: AccountColumn): boolean =>
  column.name === 'user_id' && PERSONAL_TABLES.has(getTableName(table));

/** Lists the columns with a foreign key to an account. */
export const listAccountColumns = (tables: readonly PgTable[]): AccountColumn[] =>
  tables.flatMap((table) =>
    getTableConfig(table)
      .foreignKeys.map((key) => key.reference())
      .filter(({ foreignTable }) => foreignTable === users)
      .map(({ columns: [column] }) => ({ table, column: column as PgColumn })),
  );

const listColumns = (table: PgTable): PgColumn[] =>
  Object.values(getTableColumns(table) as Record<string, PgColumn>);

/** Columns of a table without secrets and without ids of other people. */
const pickReadable = (table: PgTable, accounts: AccountColumn[]): Record<string, PgColumn> => {
  const people = accounts.map(({ column }) => column);
  return nameColumns(listColumns(table).filter((each) => !SECRETS.test(each.name) && !people.includes(each)));
};

/** The ids and times of a table. */
const pickReferences = (table: PgTable, accounts: AccountColumn[]): Record<string, PgColumn> =>
  Object.fromEntries(
    Object.entries(pickReadable(table, accounts)).filter(
      ([, each]) => is(each, PgTimestamp) || is(each, PgUUID),
    ),
  );

export interface OwnRows {
  rows: Record<string, unknown>[];
  /** Number of rows left out beyond the limit. */
  left_out?: number;
}

function listSections(userId: string, accounts: AccountColumn[]): DataSection[] {
  const didIt = eq(auditLog.actorId, userId);
  const { at, action, subjectKind, subjectId, fromStatus, toStatus, comment, ip, actorRole, details } =
    auditLog;
  const isAboutMe = and(eq(subjectKind, 'user'), eq(subjectId, userId));
  const byOthers = or(sql`${auditLog.actorId} is null`, ne(auditLog.actorId, userId));
  const touched = sql`(select distinct ${subjectId}::uuid from ${auditLog} where ${didIt} and ${subjectKind} = 'filing')`;
  return [
    { name: 'account', table: users, columns: pickReadable(users, accounts), where: eq(users.id, userId) },
    {
      name: 'notification_choices',
      table: notificationChoices,
      columns: pickReadable(notificationChoices, accounts),
      where: eq(notificationChoices.holderId, userId),
    },
    ...accounts.map((each) => {
      const { table, column } = each;
      const name = getTableName(table);
      const columns = isPersonal(each) ? pickReadable(table, accounts) : pickReferences(table, accounts);
      const isPlain = column.name === 'user_id';
      return { name: isPlain ? name : `${name}.${column.name}`, table, columns, where: eq(column, userId) };
    }),
    {
      name: 'filings',
      table: storedFilings,
      columns: {
        ...pickReferences(storedFilings, accounts),
        ...nameColumns([
          storedFilings.program,
          storedFilings.batchYear,
          storedFilings.batchNo,
          storedFilings.status,
        ]),
      },
      where: inArray(storedFilings.id, touched),
    },
    {
      name: 'log',
      table: auditLog,
      columns: nameColumns([at, action, subjectKind, subjectId, fromStatus, toStatus, comment, ip]),
      where: didIt,
      order: desc(at),
    },
    {
      name: 'log_about_you',
      table: auditLog,
      columns: nameColumns([at, action, actorRole, details]),
      where: and(isAboutMe, byOthers),
      order: desc(at),
    },
  ];
}

export const createOwnDataStore = (db: Database, tables: readonly PgTable[]) => {
  const accounts = listAccountColumns(tables);

  async function readRows({ table, columns, where, order }: DataSection): Promise<OwnRows> {
    const query = db.q.select(columns).from(table).where(where);
    const rows = await (order ? query.orderBy(order) : query).limit(ROWS_AT_MOST);
    if (rows.length < ROWS_AT_MOST) return { rows };
    return { rows, left_out: (await db.q.$count(table, where)) - rows.length };
  }

  return {
    /** Sections by name, one after the other. */
    async *sections(userId: string): AsyncGenerator<[string, OwnRows]> {
      for (const section of listSections(userId, accounts)) yield [section.name, await readRows(section)];
    },

    /** Deletes the rows about the person alone. */
    async erase(userId: string): Promise<void> {
      for (const each of accounts.filter(isPersonal))
        if (!KEPT_TABLES.has(getTableName(each.table)))
          await db.q.delete(each.table).where(eq(each.column, userId));
    },
  };
};
