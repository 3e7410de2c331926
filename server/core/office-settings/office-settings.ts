/** Settings of the house, and the numbers of its documents. */
import { formatDocumentNumber } from '../../../domain/filing/office-settings';
import { getBeijingYear } from '../../../domain/windows/calendar';
import type { CoreDeps } from '../core-deps';
import type { Env } from '../env';
import { createOfficeSettingsStore, type OfficeSettingsRow } from './office-settings-store';

/** The id of the one row, by which its changes are told. */
const HOUSE = 'house';

/** Rules of the office that it has not set itself are those of the variables. */
type FirstRules = Pick<Env, 'registrationReview' | 'scanBeforeSubmit'>;

interface OfficeRules extends FirstRules {
  takesOfd: boolean;
  officeSecondFactor: boolean;
}

export const getOfficeRules = (
  env: FirstRules,
  { registrationReview, scanBeforeSubmit, ...others }: OfficeSettingsRow,
): OfficeRules => ({
  registrationReview: registrationReview ?? env.registrationReview,
  scanBeforeSubmit: scanBeforeSubmit ?? env.scanBeforeSubmit,
  takesOfd: others.takesOfd,
  officeSecondFactor: others.officeSecondFactor,
});

export function createOfficeSettings({
  db,
  clock,
  env,
}: Pick<CoreDeps, 'db' | 'clock'> & { env: FirstRules }) {
  const store = createOfficeSettingsStore(db);
  let known: OfficeSettingsRow | null = null;
  let changes = 0;
  db.changeNotifications.onChange((id) => {
    if (id !== null && id !== HOUSE) return;
    known = null;
    changes++;
  });

  /** Kept in memory while the database tells of changes; those of this transaction are not yet told. */
  async function current(): Promise<OfficeSettingsRow> {
    if (known && db.changeNotifications.isCurrent()) return known;
    const before = changes;
    const row = await store.read();
    if (changes === before) known = row;
    return row;
  }

  return {
    current,

    rules: async (): Promise<OfficeRules> => getOfficeRules(env, await current()),

    /** The next number of a document, in the open transaction; null as long as the house has no word for its documents. */
    async numberDocument(): Promise<string | null> {
      const { documentWord: word } = await current();
      if (!word) return null;
      const year = getBeijingYear(clock());
      return formatDocumentNumber(word, year, await store.nextNumber(word, year));
    },
  };
}

export type OfficeSettingsService = ReturnType<typeof createOfficeSettings>;
