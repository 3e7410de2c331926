import { createHash } from 'node:crypto';
import { formatDocumentNumber, LOGO } from '../../../domain/filing/office-settings';
import { isReadableAccent, MIN_ACCENT_CONTRAST, measureAccent } from '../../../domain/system/accent';
import { officeSettingsMessages } from '../../../domain/system/messages';
import type { OfficeSettingsBody, OfficeSettingsData } from '../../../domain/system/office-settings-calls';
import { fillText } from '../../../domain/text';
import { formatBeijingMinute, getBeijingYear } from '../../../domain/windows/calendar';
import type { Caller } from '../access';
import type { Deps } from '../deps';
import { createConflict, createRefusal } from '../errors';
import { changeVersioned } from '../steps/versioned';
import { getOfficeRules } from './office-settings';
import { createOfficeSettingsStore, type OfficeSettingsRow } from './office-settings-store';
import { isPicture } from './picture';

type EditingDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'env'>;

function assertShowable(logo: string | null): void {
  const { sideAtMost: side, bytesAtMost } = LOGO;
  if (logo !== null && !isPicture(Buffer.from(logo, 'base64'), LOGO))
    throw createRefusal(fillText(officeSettingsMessages.logoUnfit, { side, kb: bytesAtMost / 1024 }));
}

function assertReadableAccent(accent: string): void {
  if (isReadableAccent(accent)) return;
  const said = { found: measureAccent(accent), least: MIN_ACCENT_CONTRAST };
  throw createRefusal(fillText(officeSettingsMessages.accentPale, said));
}

/** Hash of the logo, by which the audit log names it. */
const computeLogoHash = (logo: string | null): string | null =>
  logo && createHash('sha256').update(Buffer.from(logo, 'base64')).digest('hex');

async function viewOfficeSettings(
  { db, clock, env }: EditingDeps,
  row: OfficeSettingsRow,
): Promise<OfficeSettingsData> {
  const year = getBeijingYear(clock());
  const rules = getOfficeRules(env, row);
  const last = row.documentWord
    ? await createOfficeSettingsStore(db).lastNumber(row.documentWord, year)
    : null;
  return {
    masthead: row.masthead,
    masthead_en: row.mastheadEn,
    logo: row.logo,
    accent: row.accent,
    light_navigation: row.lightNavigation,
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
    fewer_edition_hands: row.fewerEditionHands,
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

export const readOfficeSettings = async (deps: EditingDeps): Promise<OfficeSettingsData> =>
  viewOfficeSettings(deps, await createOfficeSettingsStore(deps.db).read());

/** Throws a conflict for another version than the present one, and a refusal for a logo that cannot be shown or a pale accent. */
export function saveOfficeSettings(
  deps: EditingDeps,
  caller: Caller,
  { version, ...said }: OfficeSettingsBody,
): Promise<OfficeSettingsData> {
  const store = createOfficeSettingsStore(deps.db);
  return changeVersioned(deps, {
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
      assertReadableAccent(said.accent ?? '');
      const next = {
        masthead: said.masthead ?? before.masthead,
        mastheadEn: said.masthead_en ?? before.mastheadEn,
        logo: said.logo === undefined ? before.logo : said.logo,
        accent: said.accent ?? before.accent,
        lightNavigation: said.light_navigation ?? before.lightNavigation,
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
        fewerEditionHands: said.fewer_edition_hands ?? before.fewerEditionHands,
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
        result: await viewOfficeSettings(deps, { id, ...next }),
        line: {
          subjectKind: 'house',
          subjectId: id,
          action: 'house.update',
          version: next.version,
          details,
        },
      };
    },
  });
}
