/** Guide for a company before it fills in a form: changes since it filed last, the time that others took, and who has to sign. */

import { mayFileProgram } from '../../domain/accounts/roles';
import type { Program } from '../../domain/definition';
import { FEWEST_COMPANIES, roundFillingMinutes } from '../../domain/filing/filling-time';
import type { FillingGuide, FillingGuideQuery } from '../../domain/filing/guide-calls';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { canSignAs } from '../../domain/workflow/signatories';
import { assertProgram, type Caller, requireCompanyId } from '../core/access';
import { findLatestWorkflow } from '../workflows/workflows-service';
import type { FilingDeps } from './filing-deps';
import { formatBatchName } from './filing-response';
import { getProgram } from './filing-steps';
import { listSubmissionChanges } from './form-comparison';
import { getSigning } from './next-workflow';

type GuideDeps = Pick<FilingDeps, 'db' | 'programs' | 'guide' | 'fillingTimes' | 'clock' | 'claims'>;

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

/** Signatories that a filing begun now requires before it is submitted; none where the program asks for no signatures. */
async function loadSignatories(
  deps: GuideDeps,
  program: Program,
  companyId: string,
): Promise<Pick<FillingGuide, 'signatories'>> {
  const latestWorkflow = await findLatestWorkflow(deps, program.key);
  const signing = getSigning(program, { status: 'draft', workflow: null, latestWorkflow });
  if (!signing) return {};
  const people = await deps.claims.people(companyId);
  return {
    signatories: signing.hands.map(({ hand }) => ({
      hand,
      names: people
        .filter((person) => canSignAs(hand, person, mayFileProgram(person, program.key)))
        .map(({ name }) => name),
    })),
  };
}

export async function loadFillingGuide(
  deps: GuideDeps,
  caller: Caller,
  { program: key, except }: FillingGuideQuery,
): Promise<FillingGuide> {
  const program = getProgram(deps.programs, key);
  const companyId = requireCompanyId(caller);
  assertProgram(caller, program.key);
  const [last, time, signing] = await Promise.all([
    loadLast(deps, program, companyId, except),
    loadTime(deps, program.key),
    loadSignatories(deps, program, companyId),
  ]);
  return { ...last, time, ...signing };
}
