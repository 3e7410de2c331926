/** Live preview of the office settings. */

import { documentWords } from '@domain/document/words';
import {
  createMailSignature,
  formatDocumentNumber,
  getOfficeName,
  getPortalName,
  type OfficeSettings,
} from '@domain/filing/office-settings';
import type { OfficeSettingsBody } from '@domain/system/office-settings-calls';
import { getBeijingYear } from '@domain/windows/calendar';
import { BrandOf } from '@/layouts/components/Brand';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

export type OfficeValues = Omit<OfficeSettingsBody, 'version'>;

const houseOf = ({
  masthead = '',
  masthead_en: mastheadEn = '',
  task_book: taskBook = '',
  task_book_en: taskBookEn = '',
  notice_heading: noticeHeading = '',
  ...said
}: OfficeValues): OfficeSettings => ({
  masthead,
  mastheadEn,
  office: said.office,
  officeEn: said.office_en,
  documentWord: said.document_word,
  helpLine: said.help_line,
  workingHours: said.working_hours,
  address: said.address,
  taskBook,
  taskBookEn,
  noticeHeading,
});

/** Preview of name and logo above the login and above the menu, in both languages, and of the signature of mails. */
export function OfficeHeaderPreview({ said }: { said: OfficeValues }) {
  const { t } = useLanguage();
  const house = houseOf(said);
  const { zh, en } = getPortalName(house);
  const signature = createMailSignature(house);
  const logo = said.logo ?? null;
  return (
    <>
      <div className={styles.bar} lang="zh-CN" dir="ltr">
        <BrandOf name={zh} logo={logo} />
      </div>
      <div className={styles.darkBar} lang="en" dir="ltr">
        <BrandOf name={en} logo={logo} />
      </div>
      <p className={styles.quiet}>{t('house.preview.mail')}</p>
      {signature ? (
        <pre className={styles.mail} lang="zh-CN" dir="ltr">
          {signature}
        </pre>
      ) : (
        <p className={styles.quiet}>{t('house.preview.noSignature')}</p>
      )}
    </>
  );
}

interface LetterProps {
  said: OfficeValues;
  last: string | null;
  picture: string | null;
}

/**
 * Preview of the head and foot of a printed letter, which is always in Chinese; a ring marks the position of the seal where it
 * has no picture.
 */
export function Letter({ said, last, picture }: LetterProps) {
  const { t } = useLanguage();
  const { zh: office } = getOfficeName({ office: said.office, officeEn: said.office_en });
  const number =
    said.document_word && (last ?? formatDocumentNumber(said.document_word, getBeijingYear(new Date()), 1));
  return (
    <>
      <div className={styles.paper} lang="zh-CN" dir="ltr">
        <p className={styles.office}>{office}</p>
        {number && <p className={styles.number}>{number}</p>}
        <hr className={styles.line} />
        <p
          className={styles.signature}
          data-sealed={picture !== null}
          style={picture ? { backgroundImage: `url(data:image/png;base64,${picture})` } : undefined}
        >
          {office}
          <br />
          {documentWords.date.zh}
        </p>
      </div>
      <p className={styles.quiet}>
        {t(!number ? 'house.preview.noNumber' : last ? 'house.preview.last' : 'house.preview.first')}
      </p>
    </>
  );
}
