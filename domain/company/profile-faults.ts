import type { Context } from '../definition';
import { check } from '../filing/check';
import type { Fault } from '../filing/messages';
import { ruleFault, runRules } from '../filing/rules';
import { dayOf, yearOf } from '../windows/calendar';
import { type CompanyProfile, profileForm } from './profile';

/** A profile may be incomplete; what is given has to be right. */
const ABSENT: ReadonlySet<string> = new Set(['required', 'min_files']);

/** Faults of the given values of a profile, with texts in both languages; missing values are no faults. */
export function profileFaults(profile: CompanyProfile, now: Date): Fault[] {
  const ctx: Context = { batchYear: yearOf(now), today: dayOf(now), settings: {} };
  const answers = { company: profile };
  const faults = check(profileForm, answers, ctx, 'submit').filter((fault) => !ABSENT.has(fault.code));
  const broken = runRules(profileForm, answers, ctx)
    .filter(({ level, outcome }) => level === 'error' && outcome === 'failed')
    .map(ruleFault);
  return [...faults, ...broken];
}
