import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { type Entry, type RegisterKind, VERSIONS_KEPT } from '../../domain/registers/kinds';
import type { Database } from '../core/db/client';
import { registerAnswers, registerEntries, registers, registerVersions } from '../core/db/tables';

export type VersionRow = typeof registerVersions.$inferSelect;
export type SettingRow = typeof registers.$inferSelect;
export type AnswerRow = typeof registerAnswers.$inferSelect;

const AT_A_TIME = 5_000;

export function createRegistersStore(db: Database) {
  const isOf = (kind: RegisterKind) => eq(registers.kind, kind);

  return {
    /** How a register is asked, with its version in use and those of its lines that were asked for. One question. */
    async look(kind: RegisterKind, keys: readonly string[]) {
      const rows = await db.q
        .select({ way: registers.way, version: registerVersions, entry: registerEntries })
        .from(registers)
        .leftJoin(registerVersions, eq(registerVersions.id, registers.versionId))
        .leftJoin(
          registerEntries,
          and(eq(registerEntries.versionId, registers.versionId), inArray(registerEntries.key, [...keys])),
        )
        .where(isOf(kind));
      const [first] = rows;
      const entries = new Map(
        rows.flatMap(({ entry }) => (entry ? [[entry.key, entry.entry] as const] : [])),
      );
      return { way: first?.way ?? ('off' as const), version: first?.version ?? null, entries };
    },

    settings: (): Promise<SettingRow[]> => db.q.select().from(registers),

    /** Every version, the latest first, and whether its lines are still there. */
    versions: () =>
      db.q
        .select({
          row: registerVersions,
          isKept: sql<boolean>`exists (select 1 from register_entries where version_id = ${registerVersions.id})`,
        })
        .from(registerVersions)
        .orderBy(registerVersions.kind, desc(registerVersions.number)),

    /** The setting, held until the transaction ends, also where there is none yet. */
    async lock(kind: RegisterKind): Promise<SettingRow | undefined> {
      await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register:${kind}`}, 0))`);
      const [row] = await db.q.select().from(registers).where(isOf(kind));
      return row;
    },

    async version(kind: RegisterKind, number: number): Promise<VersionRow | undefined> {
      const [row] = await db.q
        .select()
        .from(registerVersions)
        .where(and(eq(registerVersions.kind, kind), eq(registerVersions.number, number)));
      return row;
    },

    async hasLines(versionId: string): Promise<boolean> {
      const rows = await db.q
        .select({ key: registerEntries.key })
        .from(registerEntries)
        .where(eq(registerEntries.versionId, versionId))
        .limit(1);
      return rows.length > 0;
    },

    /** Under the lock of its kind: gives the number that it got. */
    async add(
      row: Omit<typeof registerVersions.$inferInsert, 'number'>,
      entries: { key: string; entry: Entry }[],
    ): Promise<number> {
      const last = sql`(select coalesce(max(number), 0) + 1 from register_versions where kind = ${row.kind})`;
      const [added] = await db.q
        .insert(registerVersions)
        .values({ ...row, number: last as unknown as number })
        .returning({ number: registerVersions.number });
      for (let from = 0; from < entries.length; from += AT_A_TIME) {
        const some = JSON.stringify(entries.slice(from, from + AT_A_TIME));
        await db.q.execute(sql`insert into register_entries (version_id, key, entry)
          select ${row.id}::uuid, line.key, line.entry
          from jsonb_to_recordset(${some}::jsonb) as line(key text, entry jsonb)`);
      }
      return added?.number ?? 1;
    },

    async set(kind: RegisterKind, setting: Omit<SettingRow, 'kind'>): Promise<void> {
      await db.q
        .insert(registers)
        .values({ kind, ...setting })
        .onConflictDoUpdate({ target: registers.kind, set: setting });
    },

    /** Takes the lines of versions that enough later ones have followed; the one in use keeps them. */
    async forget(kind: RegisterKind): Promise<void> {
      await db.q.execute(sql`delete from register_entries where version_id in (
        select id from register_versions where kind = ${kind}
          and id is distinct from (select version_id from registers where kind = ${kind})
        order by number desc offset ${VERSIONS_KEPT})`);
    },

    /** Answers of an outside service that are still good. */
    answers: (
      kind: RegisterKind,
      address: string,
      keys: readonly string[],
      now: Date,
    ): Promise<AnswerRow[]> =>
      db.q
        .select()
        .from(registerAnswers)
        .where(
          and(
            eq(registerAnswers.kind, kind),
            eq(registerAnswers.address, address),
            inArray(registerAnswers.key, [...keys]),
            sql`${registerAnswers.expiresAt} > ${now.toISOString()}::timestamptz`,
          ),
        ),

    async keepAnswer(row: AnswerRow): Promise<void> {
      const { kind, key, address, ...said } = row;
      await db.q
        .insert(registerAnswers)
        .values(row)
        .onConflictDoUpdate({
          target: [registerAnswers.kind, registerAnswers.key, registerAnswers.address],
          set: said,
        });
    },

    async forgetAnswers(now: Date): Promise<void> {
      await db.q.delete(registerAnswers).where(lte(registerAnswers.expiresAt, now));
    },
  };
}

export type RegistersStore = ReturnType<typeof createRegistersStore>;
