/** Guide for a company before it fills in a form: changes since it filed last, and the time that others took. */

import type { Program } from '../../domain/definition';
import { FEWEST_COMPANIES, roundFillingMinutes } from '../../domain/filing/filling-time';
import type { FillingGuide, FillingGuideQuery } from '../../domain/filing/guide-calls';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { assertProgram, type Caller, requireCompanyId } from '../core/access';
import type { FilingDeps } from './filing-deps';
import { formatBatchName } from './filing-response';
import { getProgram } from './filing-steps';
import { listSubmissionChanges } from './form-comparison';

type GuideDeps = Pick<FilingDeps, 'programs' | 'guide' | 'fillingTimes' | 'clock'>;

async function loadLast(
  { guide }: GuideDeps,
  program: Program,
  companyId: string,
  except: string | undefined,
): Promise<Pick<FillingGuide, 'last' | 'changes'>> {
  const found = await guide.lastSubmission(companyId, program.key, except);
  if (!found) return { last: null, changes: [] };
  const { edition } = JSON.parse(found.snapshot) as SubmittedForm;
  return {
    last: { id: found.id, kind: found.kind, batch: formatBatchName(found), no: found.no, edition },
    changes: await listSubmissionChanges(program, found.snapshot),
  };
}

/** Milliseconds for which a median of filling in is kept: it changes slowly, and many ask for it. */
const KEPT_FOR = 10 * 60_000;

/** Time that others needed in this and the last batch year. */
async function loadTime(
  { guide, fillingTimes, clock }: GuideDeps,
  program: string,
): Promise<FillingGuide['time']> {
  const now = clock();
  const kept = fillingTimes.get(program);
  if (kept && now.getTime() - kept.at < KEPT_FOR) return kept.time;
  const { seconds, companies } = await guide.fillingTime(program, now.getUTCFullYear() - 1);
  const time = companies < FEWEST_COMPANIES ? null : { minutes: roundFillingMinutes(seconds), companies };
  fillingTimes.set(program, { at: now.getTime(), time });
  return time;
}

export async function loadFillingGuide(
  deps: GuideDeps,
  caller: Caller,
  { program: key, except }: FillingGuideQuery,
): Promise<FillingGuide> {
  const program = getProgram(deps.programs, key);
  const companyId = requireCompanyId(caller);
  assertProgram(caller, program.key);
  const [last, time] = await Promise.all([
    loadLast(deps, program, companyId, except),
    loadTime(deps, program.key),
  ]);
  return { ...last, time };
}
