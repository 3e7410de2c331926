/** Workflow of a filing's next submission, and the signatures of the company that it requires. */
import type { Program, SigningRequirements } from '../../domain/definition';
import { isEditable } from '../../domain/filing/status';
import { createDefaultWorkflow, type WorkflowVersion } from '../../domain/workflow/workflow';
import type { FilingOutline } from './filings-store';

type WorkflowHolder = Pick<FilingOutline, 'status' | 'workflow' | 'latestWorkflow'>;

/** Selects the workflow of the next submission. A submitted or returned filing keeps its own. null: default of its program. */
export const selectWorkflow = ({
  status,
  workflow,
  latestWorkflow,
}: WorkflowHolder): WorkflowVersion | null =>
  isEditable(status) && status !== 'returned' ? latestWorkflow : workflow;

export const getSigning = (
  { review }: Pick<Program, 'review'>,
  row: WorkflowHolder,
): SigningRequirements | null => (selectWorkflow(row) ?? createDefaultWorkflow(review)).signing ?? null;
