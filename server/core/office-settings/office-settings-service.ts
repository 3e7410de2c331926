/** Settings of the house, and the numbers of its documents. */
import { createHash } from 'node:crypto';
import { formatDocumentNumber, LOGO } from '../../../domain/filing/offices';
import { officeSettingsMessages } from '../../../domain/system/messages';
import type { OfficeSettingsBody, OfficeSettingsData } from '../../../domain/system/office-settings-calls';
import { fillText } from '../../../domain/text';
import { formatBeijingMinute, getBeijingYear } from '../../../domain/windows/calendar';
import type { Caller } from '../access';
import type { CoreDeps } from '../core-deps';
import type { Env } from '../env';
import { createConflict, createRefusal } from '../errors';
import { changeVersioned } from '../steps/versioned';
import { createOfficeSettingsStore, type OfficeSettingsRow } from './office-settings-store';
import { isPicture } from './picture';

/** The id of the one row, by which its changes are told. */
const HOUSE = 'house';

function assertShowable(logo: string | null): void {
  const { sideAtMost: side, bytesAtMost } = LOGO;
  if (logo !== null && !isPicture(Buffer.from(logo, 'base64'), LOGO))
    throw createRefusal(fillText(officeSettingsMessages.logoUnfit, { side, kb: bytesAtMost / 1024 }));
}

/** The log names a picture by its hash. */
const computeLogoHash = (logo: string | null): string | null =>
  logo && createHash('sha256').update(Buffer.from(logo, 'base64')).digest('hex');

/** Rules of the office that it has not set itself are those of the variables. */
type FirstRules = Pick<Env, 'registrationReview' | 'scanBeforeSubmit'>;

interface OfficeRules extends FirstRules {
  takesOfd: boolean;
  officeSecondFactor: boolean;
}

export function createOfficeSettings(ground: Pick<CoreDeps, 'db' | 'clock' | 'audit'> & { env: FirstRules }) {
  const { db, clock, env } = ground;
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

  const rulesOf = ({ registrationReview, scanBeforeSubmit, ...others }: OfficeSettingsRow): OfficeRules => ({
    registrationReview: registrationReview ?? env.registrationReview,
    scanBeforeSubmit: scanBeforeSubmit ?? env.scanBeforeSubmit,
    takesOfd: others.takesOfd,
    officeSecondFactor: others.officeSecondFactor,
  });

  async function dataOf(row: OfficeSettingsRow): Promise<OfficeSettingsData> {
    const year = getBeijingYear(clock());
    const rules = rulesOf(row);
    const last = row.documentWord ? await store.lastNumber(row.documentWord, year) : null;
    return {
      masthead: row.masthead,
      masthead_en: row.mastheadEn,
      logo: row.logo,
      office: row.office,
      office_en: row.officeEn,
      document_word: row.documentWord,
      help_line: row.helpLine,
      working_hours: row.workingHours,
      address: row.address,
      task_book: row.taskBook,
      task_book_en: row.taskBookEn,
      notice_heading: row.noticeHeading,
      office_second_factor: row.officeSecondFactor,
      registration_review: rules.registrationReview,
      scan_before_submit: rules.scanBeforeSubmit,
      takes_ofd: rules.takesOfd,
      icp_record: row.icpRecord,
      police_record: row.policeRecord,
      foot_links: row.footLinks,
      version: row.version,
      updated_at: row.updatedAt?.toISOString() ?? null,
      updated_by: row.updatedBy,
      last_number: last === null ? null : formatDocumentNumber(row.documentWord, year, last),
    };
  }

  return {
    current,

    rules: async (): Promise<OfficeRules> => rulesOf(await current()),

    read: async (): Promise<OfficeSettingsData> => dataOf(await store.read()),

    save: (caller: Caller, { version, ...said }: OfficeSettingsBody): Promise<OfficeSettingsData> =>
      changeVersioned(ground, {
        caller,
        version,
        lock: store.lock,
        stale: ({ updatedBy: by, updatedAt, version }) =>
          createConflict(
            fillText(officeSettingsMessages.conflict, {
              by: by ?? '',
              at: updatedAt ? formatBeijingMinute(updatedAt) : '',
            }),
            { version },
          ),
        async work(before, stamp) {
          assertShowable(said.logo ?? null);
          const next = {
            masthead: said.masthead ?? before.masthead,
            mastheadEn: said.masthead_en ?? before.mastheadEn,
            logo: said.logo === undefined ? before.logo : said.logo,
            office: said.office,
            officeEn: said.office_en,
            documentWord: said.document_word,
            helpLine: said.help_line,
            workingHours: said.working_hours,
            address: said.address,
            taskBook: said.task_book ?? before.taskBook,
            taskBookEn: said.task_book_en ?? before.taskBookEn,
            noticeHeading: said.notice_heading ?? before.noticeHeading,
            officeSecondFactor: said.office_second_factor ?? before.officeSecondFactor,
            registrationReview: said.registration_review ?? before.registrationReview,
            scanBeforeSubmit: said.scan_before_submit ?? before.scanBeforeSubmit,
            takesOfd: said.takes_ofd ?? before.takesOfd,
            icpRecord: said.icp_record ?? before.icpRecord,
            policeRecord: said.police_record ?? before.policeRecord,
            footLinks: said.foot_links ?? before.footLinks,
            ...stamp,
            updatedBy: caller.name,
          };
          await store.update(next);
          const { id, version: _version, updatedAt: _at, updatedBy: _by, ...was } = before;
          const details = {
            ...said,
            ...(said.logo !== undefined && { logo: computeLogoHash(said.logo) }),
            before: { ...was, logo: computeLogoHash(was.logo) },
          };
          return {
            result: await dataOf({ id, ...next }),
            line: {
              subjectKind: 'house',
              subjectId: id,
              action: 'house.update',
              version: next.version,
              details,
            },
          };
        },
      }),

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
