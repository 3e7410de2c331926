/** Settings of the office, and texts derived from them: names, links, signatures of mails, document numbers. */
import type { Text } from '../text';
import type { FilingAction } from './actions';

/** Settings in which the administering body describes itself. An empty text stands for no setting. */
export interface OfficeSettings {
  /** Name of the portal in its page header. */
  masthead: string;
  mastheadEn: string;
  /** Name of the office, printed at the top and the end of its letters. */
  office: string;
  officeEn: string;
  /** Word of the office in document numbers, as in 示科审〔2026〕12号. Without it, letters have no document number. */
  documentWord: string;
  helpLine: string;
  workingHours: string;
  address: string;
  /** Instructions for signing task books; the text follows the deadline for signing. */
  taskBook: string;
  taskBookEn: string;
  /** Heading of lists for the public notice. */
  noticeHeading: string;
}

/** A link in the footer of public pages. */
export interface FootLink {
  name: string;
  url: string;
}

export const MAX_FOOT_LINKS = 8;

/**
 * Links to the site records (备案号) that a site must show in its footer, each to the public register of the record: that of the
 * ministry (Measures on records of non-commercial internet information services, article 13), and that of the police.
 */
export function createSiteRecordLinks({ icp, police }: { icp: string; police: string }): FootLink[] {
  const code = police.replace(/\D/g, '');
  return [
    ...(icp ? [{ name: icp, url: 'https://beian.miit.gov.cn/' }] : []),
    ...(police ? [{ name: police, url: `https://beian.mps.gov.cn/#/query/webSearch?code=${code}` }] : []),
  ];
}

export const EMPTY_OFFICE_SETTINGS: OfficeSettings = {
  masthead: '',
  mastheadEn: '',
  office: '',
  officeEn: '',
  documentWord: '',
  helpLine: '',
  workingHours: '',
  address: '',
  taskBook: '',
  taskBookEn: '',
  noticeHeading: '',
};

/** Default name of the city office, used until the settings have one. */
const CITY: Text = { zh: '市级主管部门', en: 'The city office', ar: 'الجهة الإدارية في المدينة' };

export const getOfficeName = ({ office, officeEn }: Pick<OfficeSettings, 'office' | 'officeEn'>): Text => ({
  zh: office || CITY.zh,
  en: officeEn || CITY.en,
  ...(!officeEn && { ar: CITY.ar }),
});

/** Default instructions for signing task books, used until the settings have some; the portal itself signs none. */
const TASK_BOOK: Text = {
  zh: '任务书不在本系统签订，请按主管部门通知办理',
  en: 'It is not signed in the portal; the office tells you how',
  ar: 'لا يُوقّع في البوابة، وتخبرك الجهة بالكيفية',
};

export const getTaskBookNote = ({
  taskBook,
  taskBookEn,
}: Pick<OfficeSettings, 'taskBook' | 'taskBookEn'>): Text => ({
  zh: taskBook || TASK_BOOK.zh,
  en: taskBookEn || taskBook || TASK_BOOK.en,
});

/** Default name of the portal, used until the settings have one. */
const PORTAL: Text = {
  zh: '企业申报门户',
  en: 'Enterprise declaration portal',
  ar: 'بوابة تقديم طلبات الشركات',
};

export const getPortalName = ({
  masthead,
  mastheadEn,
}: Pick<OfficeSettings, 'masthead' | 'mastheadEn'>): Text => ({
  zh: masthead || PORTAL.zh,
  en: mastheadEn || PORTAL.en,
});

/** Signature of mails, in Chinese: portal, office and contact details. Empty where the settings are empty. */
export function createMailSignature(settings: OfficeSettings): string {
  const { office, helpLine, workingHours, address } = settings;
  if (![settings.masthead, office, helpLine, workingHours, address].some(Boolean)) return '';
  const hours = workingHours && (helpLine ? `（${workingHours}）` : `办公时间：${workingHours}`);
  const reached = (helpLine && `咨询电话：${helpLine}`) + hours;
  return ['——', getPortalName(settings).zh, office, reached, address].filter(Boolean).join('\n');
}

/**
 * Limits of the logo beside the name of the portal, a PNG that is sent with the settings whenever the portal starts: side in
 * pixels, size in bytes.
 */
export const LOGO = { sideAtMost: 512, bytesAtMost: 32 * 1024 } as const;

/**
 * Document number, such as `示科审〔2026〕12号` (GB/T 9704-2012, 7.2.5: word, year in hexagonal brackets, number without
 * leading zeros).
 */
export const formatDocumentNumber = (word: string, year: number, n: number): string =>
  `${word}〔${year}〕${n}号`;

const FIRST_REVIEW: readonly FilingAction[] = ['pass_first', 'return_first', 'reject_first'];

/** True for a step of the first review, which the department in charge takes. */
export const isFirstReview = (action: FilingAction): boolean => FIRST_REVIEW.includes(action);
