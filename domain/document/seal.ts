/** Electronic seals: the mark on a sealed document, and the verdict on the seals found in a PDF. */
import { type FileLanguage, fillText, say, type Text } from '../text';
import { formatBeijingDay, formatBeijingMinute } from '../windows/calendar';
import { formatDayInChinese, formatMinuteInChinese } from './words';

/**
 * State of a seal. intact: the covered bytes are unchanged. unreadable: it cannot be verified, as with an unknown
 * algorithm.
 */
export const SEAL_STATES = ['intact', 'broken', 'unreadable'] as const;
export type SealState = (typeof SEAL_STATES)[number];

/** A seal that was found in a PDF. */
export interface DetectedSeal {
  state: SealState;
  /** True where nothing was appended to the file after the seal. */
  reachesEnd: boolean;
  /** True for a certificate with which this portal seals, or has sealed before. */
  isOwn: boolean;
}

/** Verdict on a PDF by its seals; `foreign`: sealed with a certificate of somebody else, whatever name it contains. */
export const SEAL_VERDICTS = ['genuine', 'foreign', 'added', 'broken', 'unreadable', 'none'] as const;
export type SealVerdict = (typeof SEAL_VERDICTS)[number];

/**
 * Finds the seal that decides the verdict: the first broken one, else the portal's own (the last of several), else the last.
 * `seals` are sorted by how far they reach into the file.
 */
export const findDecidingSeal = <Seal extends DetectedSeal>(seals: readonly Seal[]): Seal | null =>
  seals.find(({ state }) => state === 'broken') ??
  seals.findLast(({ isOwn }) => isOwn) ??
  seals.at(-1) ??
  null;

/**
 * Verdict on all seals of a PDF, by the deciding one: a broken seal breaks the whole; a seal does not vouch for bytes that were
 * appended after it.
 */
export function combineSealVerdicts(seals: readonly DetectedSeal[]): SealVerdict {
  const seal = findDecidingSeal(seals);
  if (!seal) return 'none';
  if (seal.state !== 'intact') return seal.state;
  if (!seal.reachesEnd) return 'added';
  return seal.isOwn ? 'genuine' : 'foreign';
}

/** Visible mark of the seal on a document. */
export interface SealMark {
  /** Name of the sealer in the certificate. */
  by: string;
  at: Date;
}

/** Office and day under a letter or certificate, as they were at its issue. */
export interface IssuedBy {
  office: string;
  date: string;
}

const words = {
  sealed: {
    zh: '本件由{{by}}于{{at}}加盖电子签章',
    en: 'Electronically sealed by {{by}} on {{at}} (Beijing time)',
    ar: 'ختمه إلكترونيًا {{by}} في {{at}} (بتوقيت بكين)',
  },
  filed: {
    zh: '本件由{{by}}于{{at}}加盖电子签章，证明内容未经改动，不代表审核结果',
    en: 'Electronically sealed by {{by}} on {{at}} (Beijing time) against changes; the seal is no decision',
    ar: 'ختمه إلكترونيًا {{by}} في {{at}} (بتوقيت بكين) ضد التغيير، والختم ليس قرارًا',
  },
  issued: {
    zh: '本件由{{office}}于{{date}}签发，由{{by}}于{{at}}加盖电子签章',
    en: 'Issued by {{office}} on {{date}}, electronically sealed by {{by}} on {{at}} (Beijing time)',
    ar: 'أصدره {{office}} في {{date}}، وختمه إلكترونيًا {{by}} في {{at}} (بتوقيت بكين)',
  },
  picture: { zh: '{{by}}电子印章', en: 'Seal of {{by}}', ar: 'ختم {{by}}' },
  reason: { zh: '本系统签发', en: 'Issued by the portal', ar: 'صادر عن البوابة' },
} satisfies Record<string, Text>;

const filled = (text: Text, language: FileLanguage, { by, at }: SealMark): string =>
  say(fillText(text, { by, at: formatBeijingMinute(at) }), language);

/** As `filled`, with the time as letters and certificates write it. */
const filledOnLetter = (text: Text, language: FileLanguage, { by, at }: SealMark, issued: IssuedBy): string =>
  say(
    fillText(text, {
      by,
      ...issued,
      at: language === 'zh' ? formatMinuteInChinese(at) : formatBeijingMinute(at),
    }),
    language,
  );

/** Visible line about the seal. `isFiling`: the document is a filing of a company, sealed before any decision. */
export const formatSealLine = (mark: SealMark, language: FileLanguage, isFiling = false): string =>
  filled(isFiling ? words.filed : words.sealed, language, mark);

/**
 * Visible line about the seal of a letter or certificate. It is sealed when it is first printed, which may be long after its
 * issue and by an office of another name: then the line says who issued it and when as well.
 */
export function formatIssuedSealLine(mark: SealMark, language: FileLanguage, issued: IssuedBy): string {
  const isOfIssue =
    mark.by === issued.office && formatDayInChinese(formatBeijingDay(mark.at)) === issued.date;
  return filledOnLetter(isOfIssue ? words.sealed : words.issued, language, mark, issued);
}

/** Alternative text of the picture of a seal. */
export const describeSealPicture = (mark: SealMark, language: FileLanguage): string =>
  filled(words.picture, language, mark);

/** Reason of the signature, as PDF readers show it. */
export const getSealReason = (language: FileLanguage): string => say(words.reason, language);

/** Limits of the seal picture: side in pixels, size in bytes. A round seal of 42 mm at 600 dots per inch has 992 pixels. */
export const SEAL_PICTURE = { sideAtMost: 1_200, bytesAtMost: 512 * 1024 } as const;
/** Maximum size of a PDF to be checked, in megabytes. */
export const MAX_CHECKED_PDF_MB = 20;
