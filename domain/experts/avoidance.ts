/**
 * Avoidance: an expert assesses no filing of the own unit, of a unit that it names, or of a company to which a relation was
 * declared, and none outside the active period. Names are compared by their look, so that brackets, blanks and letters
 * that pass for one another make no other unit.
 */
import { expertPoolMessages } from '../api/messages/experts';
import { normaliseCode } from '../checks/normalise';
import { fillText, type Text } from '../text';
import { type ExpertProfile, isActiveOn, UNIT_AT_MOST } from './pool';

/** The look of a name: equal for names that people take for one. */
export type LookOf = (name: string) => string;

/** The units of a filing, each as the look of its name and as its credit code. */
export interface Parties {
  applicant: ReadonlySet<string>;
  /** Whatever else the answers name in full. */
  named: ReadonlySet<string>;
}

interface Unit {
  name: string;
  creditCode: string | null;
}

const NAMES_SOMETHING = /[\p{L}\d]{3}/u;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const marksOf = ({ name, creditCode }: Unit, lookOf: LookOf): string[] => [
  ...(name.trim() ? [lookOf(name)] : []),
  ...(creditCode ? [normaliseCode(creditCode)] : []),
];

/** The parties of a filing: its company, and every short text of the answers, be it the name or the code of a unit. */
export function partiesOf(applicant: Unit, answers: unknown, lookOf: LookOf): Parties {
  const texts = new Set(textsIn(answers));
  const short = [...texts].filter((text) => text.length <= UNIT_AT_MOST && NAMES_SOMETHING.test(text));
  return {
    applicant: new Set(marksOf(applicant, lookOf)),
    named: new Set(short.flatMap((text) => [lookOf(text), normaliseCode(text)])),
  };
}

/** The reason why an expert may not assess a filing, with the unit that it is about. */
export type Bar =
  | { reason: 'inactive'; unit: null }
  | { reason: 'own_unit' | 'named_unit' | 'declared'; unit: string };

type Standing = Pick<ExpertProfile, 'unit' | 'unit_code' | 'avoided' | 'active_from' | 'active_to'>;

/** The first reason against an expert on a day (YYYY-MM-DD); null where there is none. */
export function barOf(expert: Standing, parties: Parties, day: string, lookOf: LookOf): Bar | null {
  if (!isActiveOn(expert, day)) return { reason: 'inactive', unit: null };
  const own = marksOf({ name: expert.unit, creditCode: expert.unit_code }, lookOf);
  if (own.some((mark) => parties.applicant.has(mark))) return { reason: 'own_unit', unit: expert.unit };
  if (own.some((mark) => parties.named.has(mark))) return { reason: 'named_unit', unit: expert.unit };
  const declared = expert.avoided.find(({ name, credit_code }) =>
    marksOf({ name, creditCode: credit_code }, lookOf).some(
      (mark) => parties.applicant.has(mark) || parties.named.has(mark),
    ),
  );
  return declared ? { reason: 'declared', unit: declared.name } : null;
}

const sentences: Record<Bar['reason'], Text> = {
  inactive: expertPoolMessages.barredInactive,
  own_unit: expertPoolMessages.barredOwnUnit,
  named_unit: expertPoolMessages.barredNamedUnit,
  declared: expertPoolMessages.barredDeclared,
};

/** The reason in words, about an expert by name. */
export const barInWords = (name: string, { reason, unit }: Bar): Text =>
  fillText(sentences[reason], { name, unit: unit ?? '' });
