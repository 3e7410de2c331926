import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EditionState } from '../../domain/program-documents/edition-state';
import type { ProgramConditions } from '../../domain/program-documents/types';
import { canSignIn } from '../core/db/accounts';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { users } from '../core/db/tables';
import { programEditions } from './tables';

const makers = alias(users, 'makers');
const checkers = alias(users, 'checkers');
const issuers = alias(users, 'issuers');
const closers = alias(users, 'closers');

export type NewEdition = typeof programEditions.$inferInsert;
export type EditionRow = typeof programEditions.$inferSelect;

/** Record that a step leaves of an edition beside its state. */
export type EditionStepRecord = Partial<
  Pick<
    EditionRow,
    | 'checkedBy'
    | 'checkedAt'
    | 'checkNote'
    | 'issuedBy'
    | 'publishedAt'
    | 'issueNote'
    | 'closedBy'
    | 'closedAt'
    | 'closeNote'
    | 'fromYear'
    | 'fromNo'
  >
>;

type EditionMove = EditionStepRecord & Pick<EditionRow, 'state'>;

/** States of editions whose names are taken. */
const LIVE: EditionState[] = ['proposed', 'checked', 'issued'];

const {
  head,
  conditions: _conditions,
  document: _document,
  written: _written,
  ...stated
} = getTableColumns(programEditions);

/** Names of the people behind an edition, beside what it states without its document. */
const described = {
  ...stated,
  title: sql<ProgramTitle>`${head} -> 'manifest' -> 'title'`,
  maker: makers.name,
  checker: checkers.name,
  issuer: issuers.name,
  closer: closers.name,
};

interface ProgramTitle {
  zh: string;
  en: string;
  ar?: string;
}

/** Moment since which an issued edition can hold. */
export const getSince = ({ startAt, publishedAt }: Pick<EditionRow, 'startAt' | 'publishedAt'>): Date =>
  new Date(Math.max(startAt?.getTime() ?? 0, publishedAt?.getTime() ?? 0));

export function createEditionsStore(db: Database) {
  const { program, edition, no, hash, conditions, state, turn, startAt, publishedAt, toldAt } =
    programEditions;

  const selectDescribed = () =>
    db.q
      .select(described)
      .from(programEditions)
      .leftJoin(makers, eq(makers.id, programEditions.madeBy))
      .leftJoin(checkers, eq(checkers.id, programEditions.checkedBy))
      .leftJoin(issuers, eq(issuers.id, programEditions.issuedBy))
      .leftJoin(closers, eq(closers.id, programEditions.closedBy));

  const isNamed = (key: string, name: string) =>
    and(eq(program, key), eq(edition, name), inArray(state, LIVE));

  return {
    /** Editions issued after the one of a turn, without their documents. */
    issuedAfter: (last: number) =>
      db.q
        .select(stated)
        .from(programEditions)
        .where(and(eq(state, 'issued'), gt(turn, last)))
        .orderBy(turn),

    /** Issued editions of a program, oldest first, without their documents. */
    issuedOf: (key: string) =>
      db.q
        .select(stated)
        .from(programEditions)
        .where(and(eq(program, key), eq(state, 'issued')))
        .orderBy(no),

    /** Moments from which companies are still to be told of an edition. */
    async untold(): Promise<Date[]> {
      const rows = await db.q
        .select({ startAt, publishedAt })
        .from(programEditions)
        .where(and(eq(state, 'issued'), isNull(toldAt)));
      return rows.map(getSince);
    },

    /** Heads of some editions, for lists and menus. */
    heads: (numbers: number[]) => db.q.select({ no, head }).from(programEditions).where(inArray(no, numbers)),

    /** Conditions that a profile can answer, of one edition. */
    async conditions(number: number): Promise<ProgramConditions> {
      const row = await takeFirst(db.q.select({ conditions }).from(programEditions).where(eq(no, number)));
      if (!row) throw new Error(`no edition ${number}`);
      return row.conditions;
    },

    /** Heads and conditions of some editions, as browsers get them with the list of programs. */
    headsWithConditions: (numbers: number[]) =>
      db.q.select({ no, head, conditions }).from(programEditions).where(inArray(no, numbers)),

    /** All editions in every state, newest first. */
    list: () => selectDescribed().orderBy(desc(no)),

    /** The people behind each proposal that waits for a step. */
    waiting: () =>
      db.q
        .select({ state, madeBy: programEditions.madeBy, checkedBy: programEditions.checkedBy })
        .from(programEditions)
        .where(inArray(state, ['proposed', 'checked'])),

    /** Accounts that can sign in and may publish, with all columns. */
    publishers: () =>
      db.q
        .select()
        .from(users)
        .where(and(canSignIn, eq(users.role, 'administrator'))),

    described: (number: number) => takeFirst(selectDescribed().where(eq(no, number))),

    /** The proposed or issued edition of this name. */
    one: (key: string, name: string): Promise<EditionRow | undefined> =>
      takeFirst(db.q.select().from(programEditions).where(isNamed(key, name))),

    /** The edition of a number, locked for the open transaction. */
    lock: (number: number): Promise<EditionRow | undefined> =>
      takeFirst(db.q.select().from(programEditions).where(eq(no, number)).for('update')),

    namesOf: async (key: string): Promise<string[]> => {
      const rows = await db.q
        .select({ edition })
        .from(programEditions)
        .where(and(eq(program, key), inArray(state, LIVE)));
      return rows.map((row) => row.edition);
    },

    /** Gives the number of the new row; undefined where an edition of this name is proposed or issued. */
    async add(row: NewEdition): Promise<number | undefined> {
      const added = await db.q.insert(programEditions).values(row).onConflictDoNothing().returning({ no });
      return added[0]?.no;
    },

    /** Stores the state that a step leads to, and who took it. */
    move: (number: number, moved: EditionMove) =>
      db.q.update(programEditions).set(moved).where(eq(no, number)),

    markTold: (number: number, toldAt: Date) =>
      db.q.update(programEditions).set({ toldAt }).where(eq(no, number)),

    /** Tells pages that are open that other editions hold. */
    tellPages: () =>
      db.q.execute(sql`select pg_notify('live_news', ${JSON.stringify({ kind: 'programs' })})`),

    /** Hashes of the editions that releases have brought, in every state. */
    ofReleases: () =>
      db.q
        .select({ program, edition, hash })
        .from(programEditions)
        .where(eq(programEditions.origin, 'release')),

    /** Keeps other processes from putting in the editions of a release until the open transaction ends. */
    lockReleases: () =>
      db.q.execute(sql`select pg_advisory_xact_lock(hashtextextended('release editions', 0))`),

    /** Editions whose document is not the one that the hash names. */
    altered: () =>
      db.q
        .select({ program, edition })
        .from(programEditions)
        .where(
          sql`encode(sha256(convert_to(${programEditions.document}, 'UTF8')), 'hex') <> ${programEditions.hash}`,
        )
        .orderBy(no),

    /** The first issued edition whose companies have not been told and that holds already, locked; undefined for none. */
    lockUntold: (now: Date) =>
      takeFirst(
        db.q
          .select(stated)
          .from(programEditions)
          .where(
            and(
              eq(state, 'issued'),
              isNull(toldAt),
              sql`coalesce(${startAt}, ${publishedAt}) <= ${now.toISOString()}::timestamptz`,
            ),
          )
          .orderBy(no)
          .limit(1)
          .for('update', { skipLocked: true }),
      ),
  };
}

export type EditionsStore = ReturnType<typeof createEditionsStore>;
export type ReleaseEdition = Awaited<ReturnType<EditionsStore['ofReleases']>>[number];
export type IssuedEdition = Awaited<ReturnType<EditionsStore['issuedAfter']>>[number];
export type DescribedEdition = NonNullable<Awaited<ReturnType<EditionsStore['described']>>>;
