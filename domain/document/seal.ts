/** Electronic seals: the mark on a sealed document, and the verdict on the seals found in a PDF. */
import { fillText, type Language, say, type Text } from '../text';
import { formatBeijingMinute } from '../windows/calendar';

/**
 * State of a seal. intact: the covered bytes are unchanged. unreadable: it cannot be verified, as with an unknown
 * algorithm.
 */
export const SEAL_STATES = ['intact', 'broken', 'unreadable'] as const;
export type SealState = (typeof SEAL_STATES)[number];

/** A seal in a PDF. */
export interface DetectedSeal {
  state: SealState;
  /** True where nothing was added to the file after the seal. */
  reachesEnd: boolean;
  /** True for a certificate that this portal seals with, or has sealed with. */
  isOwn: boolean;
}

/** Verdict on a PDF by its seals; `foreign`: sealed by somebody else, whoever the certificate names. */
export const SEAL_VERDICTS = ['genuine', 'foreign', 'added', 'broken', 'unreadable', 'none'] as const;
export type SealVerdict = (typeof SEAL_VERDICTS)[number];

/**
 * The seal that decides the verdict: the portal's own, or else the last. `seals` are in the order of how far they reach.
 */
export const findDecidingSeal = <Seal extends DetectedSeal>(seals: readonly Seal[]): Seal | null =>
  seals.find(({ state }) => state === 'broken') ??
  seals.findLast(({ isOwn }) => isOwn) ??
  seals.at(-1) ??
  null;

/**
 * Combines the verdicts on several seals: one broken seal breaks the whole; a seal followed by additions says nothing
 * about these.
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
  /** The name in the certificate. */
  by: string;
  at: Date;
}

const words = {
  sealed: {
    zh: '本件由{{by}}于{{at}}加盖电子签章',
    en: 'Electronically sealed by {{by}} on {{at}} (Beijing time)',
  },
  filed: {
    zh: '本件由{{by}}于{{at}}加盖电子签章，证明内容未经改动，不代表审核结果',
    en: 'Electronically sealed by {{by}} on {{at}} (Beijing time) against changes; the seal is no decision',
  },
  picture: { zh: '{{by}}电子印章', en: 'Seal of {{by}}' },
  reason: { zh: '本系统签发', en: 'Issued by the portal' },
} satisfies Record<string, Text>;

const filled = (text: Text, language: Language, { by, at }: SealMark): string =>
  say(fillText(text, { by, at: formatBeijingMinute(at) }), language);

/** The line about the seal. `isFiling`: a filing of a company, which is sealed before anything was decided. */
export const formatSealLine = (mark: SealMark, language: Language, isFiling = false): string =>
  filled(isFiling ? words.filed : words.sealed, language, mark);

/** Alternative text of the picture of a seal. */
export const describeSealPicture = (mark: SealMark, language: Language): string =>
  filled(words.picture, language, mark);

/** The reason that PDF readers show with the signature. */
export const getSealReason = (language: Language): string => say(words.reason, language);

/** Limits of the picture of a seal, in pixels and bytes: a round seal of 42 mm at 600 dots per inch has 992 dots. */
export const SEAL_PICTURE = { sideAtMost: 1_200, bytesAtMost: 512 * 1024 } as const;
/** Maximum size of a PDF to be checked, in megabytes. */
export const MAX_CHECKED_PDF_MB = 20;
