/** Matches a company's profile with the conditions of a program; conditions that only a filing can answer stay open. */
import type { EligibilityCondition, FieldAnswers, Form, ProfileConditions } from '../definition';

export type ConditionVerdict = 'met' | 'unmet' | 'unknown';
export type EligibilityMatch = 'fits' | 'open' | 'unfit';

const verdictOf = (result: boolean | null): ConditionVerdict => {
  if (result === null) return 'unknown';
  return result ? 'met' : 'unmet';
};

/** Verdicts on the conditions that the profile can answer, by condition id. */
export const computeConditionVerdicts = (
  fits: ProfileConditions,
  profile: FieldAnswers,
  today: string,
): Record<string, ConditionVerdict> =>
  Object.fromEntries(Object.entries(fits).map(([id, check]) => [id, verdictOf(check(profile, today))]));

/**
 * Lists the keys of the profile that are empty and leave a condition of the program open, in the order in which they are asked:
 * the checks themselves tell what they read.
 */
export function listMissingFacts(fits: ProfileConditions, profile: FieldAnswers, today: string): string[] {
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
  fits: ProfileConditions,
  profile: FieldAnswers,
  today: string,
): ConditionCounts {
  const verdicts = Object.values(computeConditionVerdicts(fits, profile, today));
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
