import type { Answers, Form, FormContext, Program } from '../../domain/definition';
import { checkAnswers } from '../../domain/filing/check';
import type { FilingFault } from '../../domain/filing/filing-faults';
import type { RuleResult } from '../../domain/filing/rule-words';
import { gatherSubmissionFaults } from '../../domain/filing/submission-faults';
import type { ChosenContinuation } from '../continuing/continuing-service';
import type { FilesDeps } from '../files/files-service';
import { findAttachedFileFaults } from './file-faults';

/** Fault of a chosen filing that cannot be continued now. */
export const listContinuationFaults = (
  { continues }: Program,
  chosen: ChosenContinuation | undefined,
): FilingFault[] =>
  continues && chosen?.refusal ? [{ path: continues.id, code: 'continues', message: chosen.refusal }] : [];

/** Faults that prevent submission: `before`, then those of the answers, of the files that they name, and of the rules. */
export async function findSubmissionFaults(
  files: FilesDeps,
  companyId: string,
  { form, filled, ctx }: { form: Form; filled: Answers; ctx: FormContext },
  rules: readonly RuleResult[],
  { before = [], open = [] }: { before?: readonly FilingFault[]; open?: readonly FilingFault[] } = {},
): Promise<FilingFault[]> {
  const ofFiles = await findAttachedFileFaults(files, companyId, form, filled);
  const values = [...checkAnswers(form, filled, ctx, 'submit'), ...ofFiles];
  return gatherSubmissionFaults({ first: before, values, rules, open });
}
