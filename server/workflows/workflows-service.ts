/** Workflows of programs: set by administrators, and fixed for each filing at its first submission. */

import type { Program, Section, SigningRequirements } from '../../domain/definition';
import type { ReviewPosition } from '../../domain/filing/deciding-level';
import { signatoryMessages } from '../../domain/filing/signatory-messages';
import { fillText, type Text } from '../../domain/text';
import { listRealPrograms } from '../../domain/trials/trial-key';
import { computeWorkingDeadline, type WorkCalendar } from '../../domain/windows/working-days';
import type { WorkflowBody, WorkflowData } from '../../domain/workflow/calls';
import { listStaffingFaults } from '../../domain/workflow/duties';
import { workflowMessages } from '../../domain/workflow/messages';
import {
  createDefaultWorkflow,
  getWorkflowLevel,
  type Workflow,
  type WorkflowVersion,
} from '../../domain/workflow/workflow';
import { listWorkflowFaults } from '../../domain/workflow/workflow-faults';
import { fromWorkflowBody, toWorkflowBody } from '../../domain/workflow/workflow-wire';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createFailure, problems } from '../core/errors';
import { changeVersioned } from '../core/steps/versioned';
import { createWorkflowsStore } from './workflows-store';

type Stored = Omit<ReviewPosition, 'workflow'> & { workflow: WorkflowVersion | null };

/** Returns the position of a filing in its workflow, or in the default of its program before it has one. */
export const readReviewPosition = (
  { status, reviewLevel, workflow }: Stored,
  { review }: Pick<Program, 'review'>,
): ReviewPosition => ({ status, reviewLevel, workflow: workflow ?? createDefaultWorkflow(review) });

/** Returns the deadline of the level at this position; null where the workflow sets none. */
export function computeLevelDue(
  workflow: Workflow,
  place: number,
  now: Date,
  calendar: WorkCalendar,
): Date | null {
  const { dueDays } = getWorkflowLevel(workflow, place);
  return dueDays === null ? null : computeWorkingDeadline(now, dueDays, calendar);
}

/** Returns faults of sections to sign that the form does not have, or that are computed. */
const findSectionFaults = (
  signing: SigningRequirements | null | undefined,
  sections: readonly Section[],
): Text[] =>
  (signing?.hands ?? [])
    .flatMap((hand) => hand.sections)
    .filter((section) => !sections.some(({ key, kind }) => key === section && kind !== 'computed'))
    .map((section) => fillText(signatoryMessages.sectionUnknown, { section }));

export type WorkflowDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'programs'>;

const toWorkflowData = (
  program: Program,
  workflow: WorkflowVersion | null,
  setAt: Date | null,
): WorkflowData => ({
  program: program.key,
  ...toWorkflowBody(workflow ?? createDefaultWorkflow(program.review)),
  set_at: setAt?.toISOString() ?? null,
});

/** Workflow of filings that are submitted for the first time from now on; null: default of its program. */
export async function findLatestWorkflow(
  { db }: Pick<Deps, 'db'>,
  program: string,
): Promise<WorkflowVersion | null> {
  const row = await createWorkflowsStore(db).latest(program);
  return row ? { ...row.definition, version: row.version } : null;
}

export async function listWorkflows(deps: WorkflowDeps): Promise<WorkflowData[]> {
  const rows = new Map((await createWorkflowsStore(deps.db).all()).map((row) => [row.program, row]));
  return listRealPrograms(deps.programs).map((program) => {
    const row = rows.get(program.key);
    return toWorkflowData(
      program,
      row ? { ...row.definition, version: row.version } : null,
      row?.setAt ?? null,
    );
  });
}

/** Sets the workflow of filings submitted from now on; filings in progress keep theirs. */
export async function saveWorkflow(
  deps: WorkflowDeps,
  caller: Caller,
  key: string,
  { version: seen, ...body }: WorkflowBody,
): Promise<WorkflowData> {
  const program = deps.programs.find((each) => each.key === key);
  if (!program) throw problems.notFound();
  const definition = fromWorkflowBody(body);
  const { sections } = await program.load();
  const store = createWorkflowsStore(deps.db);
  const faults = [
    ...listWorkflowFaults(definition),
    ...findSectionFaults(definition.signing, sections),
    ...listStaffingFaults(definition, await store.officers(key)),
  ];
  if (faults.length > 0) throw createFailure(faults);
  return changeVersioned(deps, {
    caller,
    version: seen,
    lock: () => store.latest(key),
    stale: (present) => createConflict(workflowMessages.stale, { version: present?.version ?? 0 }),
    async work(_present, { version, updatedAt: setAt }) {
      const row = { program: key, version, definition, setAt, setBy: caller.userId };
      if (!(await store.add(row))) return null;
      const subject = { subjectKind: 'workflow', subjectId: key };
      return {
        result: toWorkflowData(program, { ...definition, version }, setAt),
        line: { ...subject, action: 'workflow.update', version, details: { ...definition } },
      };
    },
  });
}
