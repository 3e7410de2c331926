/** Preview of a decision on several filings: those that it applies to, and why others are left out. Changes nothing. */

import type { OfficeAction } from '../../domain/filing/actions';
import { DUE_ACTIONS, isEndOfExpertReview } from '../../domain/filing/deciding';
import { findOmissionReason, MAX_FILINGS_PER_DECISION } from '../../domain/filing/scheduled-decisions';
import { findOpenObjectionRefusal } from '../../domain/objections/objection';
import { scheduledDecisionMessages } from '../../domain/review/messages';
import type { DecisionPreview, DecisionPreviewBody } from '../../domain/review/scheduled-decision-calls';
import { type Language, say, type Text } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { type Caller, getOfficeScope } from '../core/access';
import { isUuid } from '../core/ids';
import { loadProgressByFiling } from '../experts/panel-service';
import { getFilingProgram } from '../filings/filing-steps';
import { formatSubject } from '../reports/reports-service';
import { readReviewPosition } from '../workflows/workflows-service';
import { loadListedChecks } from './checks-service';
import { formatHeldDecision, loadHeldDecisions } from './held-decisions';
import { findFilteredFilings } from './queue-service';
import type { QueueStore } from './queue-store';
import type { ReviewDeps } from './review-deps';

type Row = Awaited<ReturnType<QueueStore['some']>>[number];

/** Filing of a list with its row in the work list, and the reason why it is left out. No row: the caller does not review it. */
export interface JudgedFiling {
  id: string;
  version: number;
  row: Row | undefined;
  why: Text | null;
}

interface PreviewRequest {
  action: OfficeAction;
  without_experts?: string | undefined;
}

interface ListedFiling {
  id: string;
  /** Version that the caller saw; absent for filings found by a filter. */
  seen?: number | undefined;
  row: Row | undefined;
}

/** Loads what the check of a list needs: waiting decisions, progress of expert panels, and numbers of unanswered objections. */
async function readList(deps: ReviewDeps, list: readonly ListedFiling[], caller: Caller) {
  const isHeard = (status: Row['status']) =>
    DUE_ACTIONS.some((action) => isEndOfExpertReview(action, status));
  const heard = list.flatMap(({ id, row }) => (row && isHeard(row.status) ? [id] : []));
  const held = await loadHeldDecisions(
    deps,
    caller,
    list.map(({ id }) => id),
  );
  const reviewed = list.flatMap(({ id, row }) => (row ? [id] : []));
  return {
    held,
    panels: await loadProgressByFiling(deps.experts, heard),
    objections: await deps.objections.openAgainstEach(reviewed),
  };
}

type ReadList = Awaited<ReturnType<typeof readList>>;

/** Reason why a filing is left out of the decision; null if it is included. */
function findExclusionReason(
  { programs, clock }: ReviewDeps,
  caller: Caller,
  { action, without_experts }: PreviewRequest,
  { held, panels, objections }: ReadList,
  { id, seen, row }: ListedFiling,
): Text | null {
  if (!row) return scheduledDecisionMessages.notHere;
  const waiting = held.get(id);
  if (waiting) return formatHeldDecision(waiting);
  const filing = {
    ...row,
    ...readReviewPosition(row, getFilingProgram(programs, row)),
    panel: panels.get(id),
  };
  const isEarly = Boolean(without_experts);
  const omission = findOmissionReason(filing, {
    action,
    officer: caller,
    today: formatBeijingDay(clock()),
    seen,
    isEarly,
  });
  // The approval itself is refused for them too, but only once it is due, when nobody looks at the list any more.
  if (omission || action !== 'approve') return omission;
  return findOpenObjectionRefusal(objections.get(id) ?? 0);
}

const toJudgedFiling = ({ id, seen, row }: ListedFiling, why: Text | null): JudgedFiling => ({
  id,
  version: seen ?? row?.version ?? 0,
  row,
  why,
});

async function listSeen(
  deps: ReviewDeps,
  caller: Caller,
  filings: readonly { id: string; version?: number | undefined }[],
): Promise<ListedFiling[]> {
  const ids = filings.map(({ id }) => id).filter(isUuid);
  const rows = await deps.queue.some(getOfficeScope(caller), ids);
  const found = new Map(rows.map((row) => [row.filingId, row]));
  return filings.map(({ id, version }) => ({ id, seen: version, row: found.get(id) }));
}

/** Checks filings at the versions that the caller saw; returns them in the given order. */
export async function judgeSeenFilings(
  deps: ReviewDeps,
  caller: Caller,
  asked: PreviewRequest,
  filings: readonly { id: string; version?: number | undefined }[],
): Promise<JudgedFiling[]> {
  const list = await listSeen(deps, caller, filings);
  const read = await readList(deps, list, caller);
  return list.map((each) => toJudgedFiling(each, findExclusionReason(deps, caller, asked, read, each)));
}

async function listFound(deps: ReviewDeps, caller: Caller, filter: DecisionPreviewBody['filter']) {
  const { rows, more } = await findFilteredFilings(
    deps,
    caller,
    { sorter: 'submitted_at', ...filter },
    MAX_FILINGS_PER_DECISION,
  );
  return { list: rows.map((row): ListedFiling => ({ id: row.filingId, row })), more };
}

export async function previewDecision(
  deps: ReviewDeps,
  caller: Caller,
  { action, filings, filter, without_experts }: DecisionPreviewBody,
  language: Language,
): Promise<DecisionPreview> {
  const { list, more } = filings
    ? { list: await listSeen(deps, caller, filings), more: false }
    : await listFound(deps, caller, filter);
  const read = await readList(deps, list, caller);
  const judgeAs = (by: OfficeAction) =>
    list.map((each) =>
      toJudgedFiling(each, findExclusionReason(deps, caller, { action: by, without_experts }, read, each)),
    );
  const steps = DUE_ACTIONS.map((each) => ({
    action: each,
    count: judgeAs(each).filter(({ why }) => !why).length,
  }));
  const judged = action ? judgeAs(action) : [];
  const reached = judged.flatMap(({ row, why }) => (row && !why ? [row] : []));
  const checksOf = await loadListedChecks(deps, caller, reached);
  const named = ({ id, version, row }: JudgedFiling) => ({
    id,
    version,
    company: row?.companyName ?? '',
    receipt_no: row?.receiptNo ?? '',
  });
  return {
    steps: steps.filter(({ count }) => count > 0),
    in: judged.flatMap((each) =>
      each.why || !each.row
        ? []
        : [
            {
              ...named(each),
              program: each.row.program,
              subject: formatSubject(each.row.subject),
              ...checksOf(each.id),
            },
          ],
    ),
    out: judged.flatMap((each) => (each.why ? [{ ...named(each), why: say(each.why, language) }] : [])),
    more,
  };
}
