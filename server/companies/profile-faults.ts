import { type CompanyProfile, profileForm } from '../../domain/company/profile';
import { check } from '../../domain/filing/check';
import { runRules } from '../../domain/filing/rules';
import type { Fault } from '../../domain/filing/types';
import type { Context } from '../../domain/programs/define';
import { dayOf, yearOf } from '../../domain/windows/calendar';

/** A profile may be incomplete; what is given has to be right. */
const ABSENT: ReadonlySet<string> = new Set(['required', 'min_files']);

/** What is wrong with the given values of a profile, texts in both languages; missing ones are not. */
export function profileFaults(profile: CompanyProfile, now: Date): Fault[] {
  const ctx: Context = { batchYear: yearOf(now), today: dayOf(now), settings: {} };
  const answers = { company: profile };
  const faults = check(profileForm, answers, ctx, 'submit').filter((fault) => !ABSENT.has(fault.code));
  const broken = runRules(profileForm, answers, ctx)
    .filter(({ level, outcome }) => level === 'error' && outcome === 'failed')
    .map(({ id, path, message }) => ({ path, code: id, message }));
  return [...faults, ...broken];
}
