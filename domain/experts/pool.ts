/** The pool of experts: what is known of each, and from when until when they can be asked. */
import { expertPoolMessages } from '../api/messages/experts';
import { creditCodeFault } from '../checks/credit-code';
import type { Option } from '../definition';
import { discipline } from '../reference/discipline';
import { professionalTitle } from '../reference/professional-title';
import type { Text } from '../text';

/** Limits of a profile; UNIT_AT_MOST in characters. */
export const FIELDS_AT_MOST = 10;
export const AVOIDED_AT_MOST = 50;
export const UNIT_AT_MOST = 100;
export const NOTE_AT_MOST = 500;

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

/** The fault of companies to be avoided, whose codes are normalised; null when they hold. */
export const avoidedFault = (avoided: readonly AvoidedCompany[]): Text | null =>
  avoided.map(({ credit_code }) => credit_code && creditCodeFault(credit_code)).find(Boolean) || null;

/** The period ends before it begins. */
export const isPeriodTurned = ({ active_from, active_to }: Period): boolean =>
  Boolean(active_from && active_to && active_to < active_from);

/** The first fault of a profile, whose codes are normalised; null when it holds. */
export function profileFault(profile: ExpertProfile): Text | null {
  const { unit_code, avoided } = profile;
  if (isPeriodTurned(profile)) return expertPoolMessages.periodTurned;
  return (unit_code && creditCodeFault(unit_code)) || avoidedFault(avoided);
}
