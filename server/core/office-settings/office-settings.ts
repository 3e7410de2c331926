/** Office settings and document numbers. */
import { formatDocumentNumber } from '../../../domain/filing/office-settings';
import { isTrialProgram, trialMark } from '../../../domain/trials/trial-key';
import { getBeijingYear } from '../../../domain/windows/calendar';
import type { CoreDeps } from '../core-deps';
import type { Env } from '../env';
import { createOfficeSettingsStore, type OfficeSettingsRow } from './office-settings-store';

/** Id of the single settings row, sent with its change notifications. */
const HOUSE = 'house';

/** Rules whose default comes from the environment, where the office has set none. */
type FirstRules = Pick<Env, 'registrationReview' | 'scanBeforeSubmit'>;

interface OfficeRules extends FirstRules {
  takesOfd: boolean;
  officeSecondFactor: boolean;
  fewerEditionHands: boolean;
}

export const getOfficeRules = (
  env: FirstRules,
  { registrationReview, scanBeforeSubmit, ...others }: OfficeSettingsRow,
): OfficeRules => ({
  registrationReview: registrationReview ?? env.registrationReview,
  scanBeforeSubmit: scanBeforeSubmit ?? env.scanBeforeSubmit,
  takesOfd: others.takesOfd,
  officeSecondFactor: others.officeSecondFactor,
  fewerEditionHands: others.fewerEditionHands,
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

  /**
   * Settings, cached while change notifications are current; changes of the open transaction are notified only at its
   * commit.
   */
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

    /**
     * Next number of a letter about a filing of the program, assigned in the open transaction; null while the office has no
     * document word (prefix). Letters of trials have a series of their own.
     */
    async numberDocument(program: string): Promise<string | null> {
      const { documentWord } = await current();
      if (!documentWord) return null;
      const word = isTrialProgram(program) ? trialMark.zh + documentWord : documentWord;
      const year = getBeijingYear(clock());
      return formatDocumentNumber(word, year, await store.nextNumber(word, year));
    },
  };
}

export type OfficeSettingsService = ReturnType<typeof createOfficeSettings>;
