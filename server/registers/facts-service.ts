/**
 * Facts of submissions in registers: looked up by a job, so that no save and no submission ever waits for a register, and
 * stored as they were found.
 */
import type { Program } from '../../domain/definition';
import { readSubmission } from '../../domain/programs/edition-forms';
import { REGISTER_KINDS } from '../../domain/registers/kinds';
import {
  computeNextCheckTime,
  deriveRegisterFact,
  listRegisterQuestions,
  mergeLaterFacts,
  type RegisterCheckResult,
  type RegisterQuestion,
} from '../../domain/registers/register-checks';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { runDueItems, type ScheduledJob } from '../core/jobs/scheduled-job';
import type { DueCheck, FactsStore } from './facts-store';
import { deleteAbandonedImports } from './importing-service';
import { askRegister, type RegisterSources } from './registers-service';

export type FactsDeps = Pick<Deps, 'clock' | 'log' | 'programs'> & {
  registers: RegisterSources;
  facts: FactsStore;
};

async function listFilingQuestions(
  programs: Program[],
  { program: key, snapshot, company }: NonNullable<Awaited<ReturnType<FactsStore['read']>>>,
): Promise<RegisterQuestion[]> {
  const program = programs.find((each) => each.key === key);
  const { form, answers } = program
    ? await readSubmission(program, snapshot)
    : { form: { sections: [] }, answers: {} };
  const { legal_rep_name: legalRep } = company.profile;
  return listRegisterQuestions(form, answers, {
    creditCode: company.creditCode,
    formerCodes: company.formerCodes,
    name: company.name,
    legalRep: typeof legalRep === 'string' ? legalRep : null,
  });
}

/** Answers the questions register by register; within a register in the order of the questions. */
async function loadFacts(
  { registers, clock }: Pick<FactsDeps, 'registers' | 'clock'>,
  questions: RegisterQuestion[],
): Promise<RegisterCheckResult[]> {
  const facts: RegisterCheckResult[] = [];
  for (const kind of REGISTER_KINDS) {
    const own = questions.filter(({ register }) => register === kind);
    if (own.length === 0) continue;
    const answers = await askRegister(
      registers,
      kind,
      own.map(({ key }) => key),
    );
    const today = formatBeijingDay(clock());
    for (const question of own)
      facts.push(
        deriveRegisterFact(
          question,
          answers.get(question.key) ?? { is: 'unchecked', reason: 'later' },
          today,
        ),
      );
  }
  return facts;
}

async function checkDueFacts(deps: FactsDeps, due: DueCheck): Promise<void> {
  const row = await deps.facts.read(due.id, due.seq);
  if (!row) return;
  const found = await loadFacts(deps, await listFilingQuestions(deps.programs, row));
  const now = deps.clock();
  const facts = mergeLaterFacts(row.facts, found);
  await deps.facts.keep(due, {
    facts,
    checkedAt: now,
    listedAt: facts.some(({ state }) => state === 'listed') ? (row.listedAt ?? now) : null,
    dueAt: computeNextCheckTime(facts, row.tries, now),
    tries: row.tries + 1,
  });
}

const LOOK_EVERY_MS = 20_000;
const AT_A_TIME = 50;

export function lookUpFacts(deps: FactsDeps): Promise<void> {
  return runDueItems<DueCheck>(
    { log: deps.log, job: 'registers' },
    (after) => deps.facts.due(deps.clock(), after, AT_A_TIME),
    (due) => checkDueFacts(deps, due),
  );
}

export const createFactsJob = (deps: FactsDeps): ScheduledJob => ({
  name: 'registers',
  everyMs: LOOK_EVERY_MS,
  async run() {
    await lookUpFacts(deps);
    await deps.registers.store.forgetAnswers(deps.clock());
    await deleteAbandonedImports(deps);
  },
});
