/** Judges before a submission what only the server can: by the function of the submission, on the stored draft, changing nothing. */
import type { SubmissionCheck } from '../../domain/filing/calls';
import { computeAnswers } from '../../domain/filing/compute';
import { applyLinkedValues } from '../../domain/filing/linked-filings';
import { formatRuleResult } from '../../domain/filing/rule-words';
import { isJudgedOnServer, runRules } from '../../domain/filing/rules';
import { isEditable } from '../../domain/filing/status';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { findChosen } from '../continuing/continuing-service';
import { assertOwn, type Caller } from '../core/access';
import { createFilingContext } from './answers';
import { findAttachedFileFaults } from './file-faults';
import type { FilingDeps } from './filing-deps';
import { toCodedMessages } from './filing-response';
import { getFilingProgram } from './filing-steps';
import { convertToPresentEdition } from './present-edition';
import { assertMayFile, createNotEditableProblem } from './refusals';
import { judgeServerRules, type RuleStore } from './server-rules';
import { listContinuationFaults } from './submission-faults';

/** Submissions alone hold a subject: who only asks need not wait for one. */
const createReadingStore = (filings: RuleStore): RuleStore => ({
  holdSubject: async () => {},
  isSaidAgain: filings.isSaidAgain,
});

export async function checkSubmission(
  deps: FilingDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<SubmissionCheck> {
  const stored = assertOwn(caller, await deps.filings.find(id), 'filing');
  assertMayFile(caller, stored.program, 'filing.edit');
  if (!isEditable(stored.status)) throw createNotEditableProblem(stored);
  const program = getFilingProgram(deps.programs, stored);
  const form = await program.load();
  const row = convertToPresentEdition(program, form, stored);
  const ctx = createFilingContext(row.batchYear, formatBeijingDay(deps.clock()));
  const chosen = await findChosen(deps, program, { companyId: row.companyId, id, answers: row.data });
  const answers = chosen ? applyLinkedValues(form, row.data, chosen.link) : row.data;
  const filled = computeAnswers(form, answers, ctx);
  const filing = { row, form, filled, ctx, continued: chosen?.snapshot, known: chosen?.known };
  const found = runRules(form, filled, ctx);
  const judged = await judgeServerRules(createReadingStore(deps.filings), filing, found);
  const ofFiles = await findAttachedFileFaults(deps.files, row.companyId, form, filled);
  const ids = new Set(form.rules.filter(isJudgedOnServer).map((rule) => rule.id));
  return {
    rules: judged
      .filter(({ id: rule, outcome }) => ids.has(rule) && (outcome === 'met' || outcome === 'failed'))
      .map((result) => ({
        rule: result.id,
        fault: result.outcome === 'met' ? null : say(formatRuleResult(result), language),
      })),
    faults: toCodedMessages([...listContinuationFaults(program, chosen), ...ofFiles], language),
  };
}
