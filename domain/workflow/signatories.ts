/**
 * Signatories of a filing: people of the company who sign it before it is submitted, that is its filler and others that the
 * program requires. A signature covers all answers at that time, or those of some sections; any change of these voids it.
 */

import {
  type RequiredSignatory,
  SIGNATORY_ROLES,
  type SignatoryRole,
  type SigningRequirements,
} from '../definition';
import { signatoryMessages } from '../filing/signatory-messages';
import { fillText, joinTexts, type Text } from '../text';

/**
 * Signatory roles for which the main account names people. The third role, filler, belongs to the person who fills the filing in.
 */
export const NAMED_SIGNATORIES = ['finance', 'legal'] as const satisfies readonly SignatoryRole[];
export type NamedSignatory = (typeof NAMED_SIGNATORIES)[number];

export const signatoryNames: Record<SignatoryRole, Text> = {
  filler: { zh: '填报人', en: 'Filler', ar: 'معبّئ الطلب' },
  finance: { zh: '财务负责人', en: 'Finance head', ar: 'المسؤول المالي' },
  legal: { zh: '法定代表人', en: 'Legal representative', ar: 'الممثل القانوني' },
};

/** A signature of the company that is valid for the stored answers. */
export interface CompanySignature {
  hand: SignatoryRole;
  userId: string;
  /** Name of the person at the time of signing. */
  name: string;
  /** Time of signing, ISO 8601. */
  at: string;
  /** Keys of the sections that it covers; empty: the whole filing. */
  sections: readonly string[];
  /** Hash of the answers that it covers. */
  sha256: string;
}

/** Refusal of a signatory to sign; like a signature, it is about the answers that the signature would cover. */
export interface DeclinedSignature extends CompanySignature {
  reason: string;
  /** True once these answers have changed, even where they have changed back: the refusal counts no more, and is still read. */
  isOutdated?: true;
}

/** Limit of the reason of a refusal to sign, in characters. */
export const MAX_DECLINE_REASON_LENGTH = 500;

/** A signature as stored in snapshots and printed in documents. */
export type DocumentSignature = Omit<CompanySignature, 'userId'>;

export const MAX_COVERED_SECTIONS = 100;

/** Faults of signing requirements that nobody could fulfil; empty where they can be saved. */
export function listSigningFaults({ hands }: SigningRequirements): Text[] {
  const places = hands.map(({ hand }) => SIGNATORY_ROLES.indexOf(hand));
  const rises = places.every((place, i) => i === 0 || place > (places[i - 1] ?? place));
  const [first] = hands;
  return [
    first?.hand !== 'filler' && signatoryMessages.fillerFirst,
    first?.hand === 'filler' && first.sections.length > 0 && signatoryMessages.fillerSignsAll,
    !rises && signatoryMessages.handsOnce,
  ].filter((fault) => fault !== false);
}

export interface SignatoryProgress extends RequiredSignatory {
  signature: CompanySignature | null;
  /** Refusal to sign; null where there is none, and once somebody has signed in this role. */
  declined: DeclinedSignature | null;
  /** Refusal of answers that have changed since; null where there is none, and once somebody has signed in this role. */
  formerRefusal: DeclinedSignature | null;
  /** True where it is the turn of this signatory. */
  isDue: boolean;
}

/** Required signatories, each with its signature or its refusal to sign, and whose turn it is. */
export function listSigningProgress(
  { hands, inOrder }: SigningRequirements,
  signed: readonly CompanySignature[],
  declined: readonly DeclinedSignature[] = [],
): SignatoryProgress[] {
  const progress = hands.map((asked) => {
    const isOfHand = ({ hand }: CompanySignature) => hand === asked.hand;
    const signature = signed.find(isOfHand) ?? null;
    const refusal = signature ? null : (declined.find(isOfHand) ?? null);
    return {
      ...asked,
      signature,
      declined: refusal?.isOutdated ? null : refusal,
      formerRefusal: refusal?.isOutdated ? refusal : null,
    };
  });
  const next = progress.find(({ signature }) => !signature);
  return progress.map((each) => ({
    ...each,
    isDue: !each.signature && (!inOrder || each === next),
  }));
}

/** Returns the reason why no signature is open in a role; null where one is missing, be it due or not. */
export function findRoleFault(progress: readonly SignatoryProgress[], hand: SignatoryRole): Text | null {
  const own = progress.find((each) => each.hand === hand);
  if (!own) return signatoryMessages.notAsked;
  if (!own.signature) return null;
  return fillText(signatoryMessages.signedAlready, { hand: signatoryNames[hand], name: own.signature.name });
}

/** Returns the reason why it is not the turn of a role to sign; null when it is. */
export function findTurnFault(progress: readonly SignatoryProgress[], hand: SignatoryRole): Text | null {
  const before = progress.find(({ isDue }) => isDue);
  return !before || progress.some((each) => each.hand === hand && each.isDue)
    ? null
    : fillText(signatoryMessages.notYet, { hand: signatoryNames[before.hand] });
}

/** Names the signatories who have not signed; null when all have. */
export function findMissingSignatures(progress: readonly SignatoryProgress[]): Text | null {
  const missing = progress.filter(({ signature }) => !signature).map(({ hand }) => signatoryNames[hand]);
  if (missing.length === 0) return null;
  return joinTexts(missing);
}

/** Names the people who have declined to sign, with their roles; null when nobody has. */
export function findDecliners(progress: readonly SignatoryProgress[]): Text | null {
  const decliners = progress.flatMap(({ declined }) => declined ?? []);
  if (decliners.length === 0) return null;
  return joinTexts(
    decliners.map(({ hand, name }) =>
      fillText(signatoryMessages.personInRole, { hand: signatoryNames[hand], name }),
    ),
  );
}

interface Person {
  duties: readonly string[];
}

export const getSignatoryDuty = (hand: NamedSignatory) => `sign.${hand}` as const;
export type SignatoryDuty = ReturnType<typeof getSignatoryDuty>;
export const SIGNATORY_DUTIES: readonly SignatoryDuty[] = NAMED_SIGNATORIES.map(getSignatoryDuty);

/** True for a person who is named as a signatory, and may therefore read all that is signed. */
export const isNamedSignatory = ({ duties = [] }: Partial<Person>): boolean =>
  SIGNATORY_DUTIES.some((duty) => duties.includes(duty));

/** True where a person may sign in a role; `mayFill`: whether the person may fill the filing in. */
export const canSignAs = (hand: SignatoryRole, { duties }: Person, mayFill: boolean): boolean =>
  hand === 'filler' ? mayFill : duties.includes(getSignatoryDuty(hand));
