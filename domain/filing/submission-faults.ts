/** The faults that refuse a submission: one list for the form, which shows them before, and for the server, which decides. */
import type { FilingFault } from './filing-faults';
import { parsePath } from './paths';
import type { RuleResult } from './rule-words';
import { createRuleFault, isBlockingSubmission } from './rules';

interface FoundFaults {
  /** Faults that come before all others, such as a continued filing that does not exist: their fields are told no other. */
  first?: readonly FilingFault[];
  /** Faults of single values and files. */
  values: readonly FilingFault[];
  rules: readonly RuleResult[];
  /** Corrections of the office that have no answer yet. */
  open: readonly FilingFault[];
}

const sectionOf = (path: string) => parsePath(path)?.section;

export function omitToldPaths(told: readonly FilingFault[], faults: readonly FilingFault[]): FilingFault[] {
  const paths = new Set(told.map(({ path }) => path));
  return faults.filter(({ path }) => !paths.has(path));
}

/**
 * Gathers what refuses a submission, each thing once. A rule that lacks an answer is omitted while its section has faults of its own,
 * and one that names no answer while anything else is wrong.
 */
export function gatherSubmissionFaults({ first = [], values, rules, open }: FoundFaults): FilingFault[] {
  const faulty = new Set(values.map(({ path }) => sectionOf(path)));
  const blocking = rules.filter(isBlockingSubmission);
  const told = blocking.filter(
    ({ outcome, missing, path }) =>
      outcome === 'failed' || (missing.length > 0 && !faulty.has(sectionOf(path))),
  );
  const found = [...first, ...omitToldPaths(first, [...values, ...told.map(createRuleFault)]), ...open];
  return found.length > 0 ? found : blocking.map(createRuleFault);
}
