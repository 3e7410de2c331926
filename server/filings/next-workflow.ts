/** The workflow under which a filing is submitted next, and the signatures of the company that it asks for. */
import type { Program, SigningRequirements } from '../../domain/definition';
import { isEditable } from '../../domain/filing/status';
import { createDefaultWorkflow, type WorkflowVersion } from '../../domain/workflow/workflow';
import type { FilingOutline } from './filings-store';

type WorkflowHolder = Pick<FilingOutline, 'status' | 'workflow' | 'latestWorkflow'>;

/** A filing that was submitted, or returned, keeps its own workflow. null: the default of its program. */
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
