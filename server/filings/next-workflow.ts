/** Workflow of a filing's next submission, its route, and the signatures of the company that it requires. */
import type { Program, SigningRequirements } from '../../domain/definition';
import { getReviewRoute } from '../../domain/filing/stages';
import { isEditable } from '../../domain/filing/status';
import {
  createDefaultWorkflow,
  type ReviewRoute,
  type WorkflowVersion,
} from '../../domain/workflow/workflow';
import { readReviewPosition } from '../workflows/workflows-service';
import type { FilingOutline } from './filings-store';

type WorkflowHolder = Pick<FilingOutline, 'status' | 'workflow' | 'latestWorkflow'>;

/** Selects the workflow of the next submission. A submitted or returned filing keeps its own. null: default of its program. */
export const selectWorkflow = ({
  status,
  workflow,
  latestWorkflow,
}: WorkflowHolder): WorkflowVersion | null =>
  isEditable(status) && status !== 'returned' ? latestWorkflow : workflow;

/** Review route of a filing: of its submission, or of the next one. */
export const readReviewRoute = (
  row: WorkflowHolder & Pick<FilingOutline, 'reviewLevel' | 'returnedBy' | 'wasWithExperts'>,
  program: Pick<Program, 'review'>,
): ReviewRoute =>
  getReviewRoute({ ...row, ...readReviewPosition({ ...row, workflow: selectWorkflow(row) }, program) });

export const getSigning = (
  { review }: Pick<Program, 'review'>,
  row: WorkflowHolder,
): SigningRequirements | null => (selectWorkflow(row) ?? createDefaultWorkflow(review)).signing ?? null;
