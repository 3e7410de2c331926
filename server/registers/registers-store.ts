import { and, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import { type RegisterKind, STORED_REGISTER_VERSIONS } from '../../domain/registers/kinds';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { registerAnswers, registerEntries, registers, registerVersions } from './tables';

export type VersionRow = typeof registerVersions.$inferSelect;
export type SettingRow = typeof registers.$inferSelect;
export type AnswerRow = typeof registerAnswers.$inferSelect;

export function createRegistersStore(db: Database) {
  const isOf = (kind: RegisterKind) => eq(registers.kind, kind);

  return {
    /** Settings of a register, its version in use and the requested entries, in one query. */
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

    /** Every complete version, the latest first, with `isKept`: its lines are still stored. */
    versions: () =>
      db.q
        .select({
          row: registerVersions,
          isKept: sql<boolean>`exists (select 1 from register_entries where version_id = ${registerVersions.id})`,
        })
        .from(registerVersions)
        .where(eq(registerVersions.isWhole, true))
        .orderBy(registerVersions.kind, desc(registerVersions.number)),

    /** Reads the setting of a register, locked until the transaction ends, even where there is none yet. */
    async lock(kind: RegisterKind): Promise<SettingRow | undefined> {
      await db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`register:${kind}`}, 0))`);
      const [row] = await db.q.select().from(registers).where(isOf(kind));
      return row;
    },

    version: (kind: RegisterKind, number: number): Promise<VersionRow | undefined> =>
      takeFirst(
        db.q
          .select()
          .from(registerVersions)
          .where(
            and(
              eq(registerVersions.kind, kind),
              eq(registerVersions.number, number),
              eq(registerVersions.isWhole, true),
            ),
          ),
      ),

    async hasLines(versionId: string): Promise<boolean> {
      const rows = await db.q
        .select({ key: registerEntries.key })
        .from(registerEntries)
        .where(eq(registerEntries.versionId, versionId))
        .limit(1);
      return rows.length > 0;
    },

    /** Counts the lines of a JSON list that a version has, and those that it has with other contents. */
    async compare(versionId: string, lines: string): Promise<{ known: number; changed: number }> {
      const { rows } = await db.q.execute<{ known: number; changed: number }>(sql`
        select count(*)::int as known, (count(*) filter (where old.entry <> line.entry))::int as changed
        from jsonb_to_recordset(${lines}::jsonb) as line(key text, entry jsonb)
        join register_entries as old on old.version_id = ${versionId}::uuid and old.key = line.key`);
      return rows[0] ?? { known: 0, changed: 0 };
    },

    /** Inserts a version under the lock of its kind, hidden until complete; returns its number. */
    async begin(row: Omit<typeof registerVersions.$inferInsert, 'number' | 'isWhole'>): Promise<number> {
      const last = sql`(select coalesce(max(number), 0) + 1 from register_versions where kind = ${row.kind})`;
      const [added] = await db.q
        .insert(registerVersions)
        .values({ ...row, isWhole: false, number: last as unknown as number })
        .returning({ number: registerVersions.number });
      return added?.number ?? 1;
    },

    /** Adds lines to a version, from a JSON list of lines with their keys. */
    async fill(versionId: string, lines: string): Promise<void> {
      await db.q.execute(sql`insert into register_entries (version_id, key, entry)
        select ${versionId}::uuid, line.key, line.entry
        from jsonb_to_recordset(${lines}::jsonb) as line(key text, entry jsonb)`);
    },

    /**
     * Copies lines that a version lacks from another one, up to `atMost` after the key `after`; returns the last key
     * visited, or null.
     */
    async copy(from: string, to: string, after: string, atMost: number): Promise<string | null> {
      const { rows } = await db.q.execute<{ last: string | null }>(sql`
        with next as (select key, entry from register_entries
            where version_id = ${from}::uuid and key > ${after} order by key limit ${atMost}),
          copied as (insert into register_entries (version_id, key, entry)
            select ${to}::uuid, key, entry from next on conflict do nothing)
        select max(key) as last from next`);
      return rows[0]?.last ?? null;
    },

    /** Marks a version as complete; returns the number of its lines. */
    async finish(versionId: string): Promise<number> {
      const count = sql<number>`(select count(*)::int from register_entries where version_id = ${versionId}::uuid)`;
      const [row] = await db.q
        .update(registerVersions)
        .set({ isWhole: true, lines: count as unknown as number })
        .where(eq(registerVersions.id, versionId))
        .returning({ lines: registerVersions.lines });
      return row?.lines ?? 0;
    },

    /** Deletes an incomplete version. */
    async abandon(versionId: string): Promise<void> {
      await db.q.delete(registerVersions).where(eq(registerVersions.id, versionId));
    },

    /** Deletes incomplete versions begun before a time, left by a process that died. */
    async clear(begunBefore: Date): Promise<void> {
      await db.q
        .delete(registerVersions)
        .where(and(eq(registerVersions.isWhole, false), lt(registerVersions.createdAt, begunBefore)));
    },

    async set(kind: RegisterKind, setting: Omit<SettingRow, 'kind'>): Promise<void> {
      await db.q
        .insert(registers)
        .values({ kind, ...setting })
        .onConflictDoUpdate({ target: registers.kind, set: setting });
    },

    /**
     * Deletes up to `atMost` lines of versions older than the latest ones to be stored, but none of the version in use;
     * returns their number.
     */
    async forget(kind: RegisterKind, atMost: number): Promise<number> {
      const { rows } = await db.q.execute(sql`
        with old as (select id from register_versions where kind = ${kind} and is_whole
            and id is distinct from (select version_id from registers where kind = ${kind})
          order by number desc offset ${STORED_REGISTER_VERSIONS})
        delete from register_entries where (version_id, key) in (
          select version_id, key from register_entries where version_id in (select id from old) limit ${atMost})
        returning 1`);
      return rows.length;
    },

    /** Stored answers of an outside service that have not expired. */
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
