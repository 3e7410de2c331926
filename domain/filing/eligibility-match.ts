/** Matches a company's profile with the conditions of a program; conditions that only a filing can answer stay open. */
import type { EligibilityCondition, FieldAnswers, Form, Manifest, ProfileCheck } from '../definition';
import { countDays, countMonths, dec31, year } from '../expressions/dates';

export type ConditionVerdict = 'met' | 'unmet' | 'unknown';
export type EligibilityMatch = 'fits' | 'open' | 'unfit';

const given = (profile: FieldAnswers, key: string): string => String(profile[key] ?? '');

/** Registration in the city: any district in the profile is one of the city's. */
export const isRegisteredInCity: ProfileCheck = (profile) => (given(profile, 'district') ? true : null);

export const hasUnitType =
  (...types: string[]): ProfileCheck =>
  (profile) => {
    const type = given(profile, 'unit_type');
    return type ? types.includes(type) : null;
  };

const registered =
  (holds: (since: string, today: string) => boolean): ProfileCheck =>
  (profile, today) => {
    const since = given(profile, 'registered_date');
    return since ? holds(since, today) : null;
  };

export const isRegisteredForDays = (least: number) =>
  registered((since, today) => countDays(since, today) >= least);
export const isRegisteredForMonths = (least: number) =>
  registered((since, today) => countMonths(since, today) >= least);

/** Registration for at most `most` months, counted to the end of last year, as forms that ask for whole years do. */
export const isRegisteredWithinMonths = (most: number) =>
  registered((since, today) => countMonths(since, dec31(year(today) - 1)) <= most);

export const isUnlisted: ProfileCheck = (profile) =>
  typeof profile.is_listed === 'boolean' ? !profile.is_listed : null;

/**
 * Share of science and technology staff. The profile knows only the R&D staff, a part of these: too few leave the condition open.
 */
export const hasStaffShare =
  (least: number): ProfileCheck =>
  ({ rd_staff: some, employee_total: all }) =>
    Number(all) > 0 && Number(some) >= least * Number(all) ? true : null;

/** Combines checks that must all be met: an unmet one decides, an open one leaves the result open. */
export const requireEvery =
  (...checks: ProfileCheck[]): ProfileCheck =>
  (profile, today) => {
    const results = checks.map((check) => check(profile, today));
    if (results.includes(false)) return false;
    return results.includes(null) ? null : true;
  };

/** Combines checks of a condition that requires more than the profile contains: the profile can only contradict it. */
export const requireAtLeast =
  (...checks: ProfileCheck[]): ProfileCheck =>
  (profile, today) =>
    requireEvery(...checks)(profile, today) === false ? false : null;

const verdictOf = (result: boolean | null): ConditionVerdict => {
  if (result === null) return 'unknown';
  return result ? 'met' : 'unmet';
};

/** Verdicts on the conditions that the profile can answer, by condition id. */
export const computeConditionVerdicts = (
  { fits = {} }: Pick<Manifest, 'fits'>,
  profile: FieldAnswers,
  today: string,
): Record<string, ConditionVerdict> =>
  Object.fromEntries(Object.entries(fits).map(([id, check]) => [id, verdictOf(check(profile, today))]));

/**
 * Lists the keys of the profile that are empty and leave a condition of the program open, in the order in which they are asked:
 * the checks themselves tell what they read.
 */
export function listMissingFacts(
  { fits = {} }: Pick<Manifest, 'fits'>,
  profile: FieldAnswers,
  today: string,
): string[] {
  const missing = new Set<string>();
  const watched = new Proxy(profile, {
    get(values, key: string) {
      if (values[key] === undefined || values[key] === null || values[key] === '') missing.add(key);
      return values[key];
    },
  });
  for (const check of Object.values(fits)) if (check(profile, today) === null) check(watched, today);
  return [...missing];
}

/** Numbers of conditions that the profile meets, and that it contradicts. */
export interface ConditionCounts {
  met: number;
  unmet: number;
}

export function countMetConditions(
  program: Pick<Manifest, 'fits'>,
  profile: FieldAnswers,
  today: string,
): ConditionCounts {
  const verdicts = Object.values(computeConditionVerdicts(program, profile, today));
  const count = (wanted: ConditionVerdict) => verdicts.filter((verdict) => verdict === wanted).length;
  return { met: count('met'), unmet: count('unmet') };
}

/** Summary of the conditions: fits where some are met and none is contradicted; open where the profile answers none. */
export function summarizeEligibility({ met, unmet }: ConditionCounts): EligibilityMatch {
  if (unmet > 0) return 'unfit';
  return met > 0 ? 'fits' : 'open';
}

/** Conditions that a filer has to meet: those of the program and those of the chosen kind. */
export const listKindConditions = (form: Pick<Form, 'eligibility'>, kind: string): EligibilityCondition[] =>
  form.eligibility.filter((condition) => condition.kind === undefined || String(condition.kind) === kind);
