import { and, eq, sql } from 'drizzle-orm';
import { EMPTY_OFFICE_SETTINGS } from '../../../domain/filing/office-settings';
import type { Database } from '../db/client';
import { houseSettings, letterCounters } from '../db/tables';

export type OfficeSettingsRow = typeof houseSettings.$inferSelect;

/** Default settings. */
const FIRST: OfficeSettingsRow = {
  ...EMPTY_OFFICE_SETTINGS,
  officeSecondFactor: false,
  fewerEditionHands: false,
  registrationReview: null,
  scanBeforeSubmit: null,
  takesOfd: true,
  icpRecord: '',
  policeRecord: '',
  footLinks: [],
  accent: '',
  lightNavigation: false,
  logo: null,
  id: 'house',
  version: 0,
  updatedAt: null,
  updatedBy: null,
};

/** Store of the single row of office settings and of document numbers. */
export const createOfficeSettingsStore = (db: Database) => {
  const read = async (): Promise<OfficeSettingsRow> => (await db.q.select().from(houseSettings))[0] ?? FIRST;

  return {
    read,

    /** Locks the settings for the open transaction. */
    async lock(): Promise<OfficeSettingsRow> {
      await db.q.insert(houseSettings).values(FIRST).onConflictDoNothing();
      await db.q.select({ id: houseSettings.id }).from(houseSettings).for('update');
      return read();
    },

    async update(row: Omit<OfficeSettingsRow, 'id'>): Promise<void> {
      await db.q.update(houseSettings).set(row);
    },

    /**
     * Next document number of the word (prefix) and year. The row stays locked until the transaction ends, so that no
     * number is skipped.
     */
    async nextNumber(word: string, year: number): Promise<number> {
      const [row] = await db.q
        .insert(letterCounters)
        .values({ word, year, last: 1 })
        .onConflictDoUpdate({
          target: [letterCounters.word, letterCounters.year],
          set: { last: sql`${letterCounters.last} + 1` },
        })
        .returning({ last: letterCounters.last });
      if (!row) throw new Error('no document number was given out');
      return row.last;
    },

    async lastNumber(word: string, year: number): Promise<number | null> {
      const [row] = await db.q
        .select({ last: letterCounters.last })
        .from(letterCounters)
        .where(and(eq(letterCounters.word, word), eq(letterCounters.year, year)));
      return row?.last ?? null;
    },
  };
};
