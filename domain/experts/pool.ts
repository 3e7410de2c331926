/** Expert pool: profiles of experts, the period in which they can be asked, and the reasons against asking them. */

import { findCreditCodeFault } from '../checks/credit-code';
import { normaliseCode } from '../checks/normalise';
import type { Option } from '../definition';
import { discipline } from '../reference/discipline';
import { professionalTitle } from '../reference/people';
import { fillText, type Text } from '../text';
import { expertPoolMessages } from './messages';

/** Limits of a profile; MAX_UNIT_LENGTH in characters. */
export const MAX_EXPERTISE_FIELDS = 10;
export const MAX_AVOIDED_COMPANIES = 50;
export const MAX_UNIT_LENGTH = 100;
export const MAX_EXPERT_NOTE_LENGTH = 500;

const leaves = (options: readonly Option[]): Option[] =>
  options.flatMap((option) => (option.children ? leaves(option.children) : [option]));

/** Fields of expertise and titles that a profile may name. */
export const expertFields = leaves(discipline.items);
export const expertTitles = leaves(professionalTitle.items);

/** A company that an expert must avoid, by its name and, where it is known, its credit code. */
export interface AvoidedCompany {
  name: string;
  credit_code: string | null;
}

/** Facts about an expert. Days are YYYY-MM-DD, both included; null: without a limit. */
export interface ExpertProfile {
  fields: string[];
  title: string | null;
  unit: string;
  unit_code: string | null;
  active_from: string | null;
  active_to: string | null;
  note: string;
  avoided: AvoidedCompany[];
}

type Period = Pick<ExpertProfile, 'active_from' | 'active_to'>;

export const isActiveOn = ({ active_from, active_to }: Period, day: string): boolean =>
  (!active_from || active_from <= day) && (!active_to || day <= active_to);

/** The fault of companies to be avoided, whose codes are normalised; null when they are valid. */
export const findAvoidedCompaniesFault = (avoided: readonly AvoidedCompany[]): Text | null =>
  avoided.map(({ credit_code }) => credit_code && findCreditCodeFault(credit_code)).find(Boolean) || null;

/** True where the period ends before it begins. */
export const isPeriodReversed = ({ active_from, active_to }: Period): boolean =>
  Boolean(active_from && active_to && active_to < active_from);

/** The first fault of a profile, whose codes are normalised; null when it is valid. */
export function findExpertProfileFault(profile: ExpertProfile): Text | null {
  const { unit_code, avoided } = profile;
  if (isPeriodReversed(profile)) return expertPoolMessages.periodTurned;
  return (unit_code && findCreditCodeFault(unit_code)) || findAvoidedCompaniesFault(avoided);
}

/** Computes the key of a name, equal for names that people take for one. */
type LookOf = (name: string) => string;

/** The units of a filing, each by the key of its name (`LookOf`) and by its credit code. */
export interface FilingParties {
  applicant: ReadonlySet<string>;
  /** Names and codes of other units that the answers mention. */
  named: ReadonlySet<string>;
}

/** A unit, such as a company or a university. */
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

/**
 * Lists the parties of a filing: its company, and every short text of the answers, as each may be the name or the code of a
 * unit.
 */
export function listFilingParties(applicant: Unit, answers: unknown, lookOf: LookOf): FilingParties {
  const texts = new Set(textsIn(answers));
  const short = [...texts].filter((text) => text.length <= MAX_UNIT_LENGTH && NAMES_SOMETHING.test(text));
  return {
    applicant: new Set(marksOf(applicant, lookOf)),
    named: new Set(short.flatMap((text) => [lookOf(text), normaliseCode(text)])),
  };
}

/** The reason why an expert may not assess a filing, with the unit that it is about. */
export type ExpertBar =
  | { reason: 'inactive'; unit: null }
  | { reason: 'own_unit' | 'named_unit' | 'declared'; unit: string };

type Standing = Pick<ExpertProfile, 'unit' | 'unit_code' | 'avoided' | 'active_from' | 'active_to'>;

/**
 * The first reason against an expert on a day (YYYY-MM-DD); null where there is none. Avoidance rule: an expert assesses no
 * filing of the own unit, none that names it, none of a company with a declared relation, and none outside the active period.
 * Names are compared in a normalised form, so that brackets, blanks and look-alike letters make no other unit.
 */
export function findExpertBar(
  expert: Standing,
  parties: FilingParties,
  day: string,
  lookOf: LookOf,
): ExpertBar | null {
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

const sentences: Record<ExpertBar['reason'], Text> = {
  inactive: expertPoolMessages.barredInactive,
  own_unit: expertPoolMessages.barredOwnUnit,
  named_unit: expertPoolMessages.barredNamedUnit,
  declared: expertPoolMessages.barredDeclared,
};

/** The reason against an expert as a sentence. */
export const describeExpertBar = (name: string, { reason, unit }: ExpertBar): Text =>
  fillText(sentences[reason], { name, unit: unit ?? '' });
