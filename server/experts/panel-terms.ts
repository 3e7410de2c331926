/** Terms of a panel of experts: its due day, and what its experts see. Changed under the lock of the filing. */

import { MAX_ASSESSMENT_DUE_DAYS } from '../../domain/experts/assessment';
import type { NewDue, NewPanel, SetPanelBody } from '../../domain/experts/calls';
import { listProgramCriteria } from '../../domain/experts/criteria';
import { expertMessages } from '../../domain/experts/messages';
import { fillText } from '../../domain/text';
import { countDaysBetween, formatBeijingDay, formatBeijingMinute } from '../../domain/windows/calendar';
import { getDeadlineEnd } from '../../domain/windows/working-days';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/audit-store';
import { createRefusal, problems } from '../core/errors';
import { step } from '../core/steps/step';
import { getFilingProgram } from '../filings/filing-steps';
import type { FilingRow } from '../filings/filings-store';
import type { ExpertDeps } from './expert-deps';
import { createPanelSubject } from './expert-steps';
import type { PanelCase } from './panel-members-service';
import type { PanelRow } from './panels-store';

type Arrangements = Omit<NewPanel, 'experts'>;
export const notePanel = (
  { audit }: ExpertDeps,
  caller: Caller,
  action: AuditAction,
  filingId: string,
  version: number,
  line: object,
) => audit.write({ subjectKind: 'expert_panel', subjectId: filingId, action, caller, version, ...line });

/** Closing time of offices on a day; throws if it is too soon. */
function computeDueTime(day: string, now: Date): Date {
  const ahead = countDaysBetween(formatBeijingDay(now), day);
  if (ahead < 1 || ahead > MAX_ASSESSMENT_DUE_DAYS)
    throw createRefusal(fillText(expertMessages.duePast, { days: MAX_ASSESSMENT_DUE_DAYS }));
  return getDeadlineEnd(day);
}

export async function loadPanelRow({ panels }: ExpertDeps, filingId: string): Promise<PanelRow> {
  const panel = await panels.find(filingId);
  if (!panel) throw problems.notFound();
  return panel;
}

const getArrangements = ({ due_on, blind, attachments_released }: Arrangements) => ({
  due_on,
  blind,
  attachments_released,
});

/** Creates the panel of a filing that the open transaction has locked. */
export async function beginPanel(
  deps: ExpertDeps,
  caller: Caller,
  row: Pick<FilingRow, 'id' | 'program' | 'batchYear' | 'batchNo'>,
  asked: Arrangements,
): Promise<void> {
  const now = deps.clock();
  await deps.panels.insert({
    filingId: row.id,
    version: 1,
    dueAt: computeDueTime(asked.due_on, now),
    blind: asked.blind,
    attachmentsReleased: asked.attachments_released,
    criteria: [...listProgramCriteria(getFilingProgram(deps.programs, row))],
    createdBy: caller.userId,
    createdAt: now,
    updatedAt: now,
  });
  await notePanel(deps, caller, 'panel.create', row.id, 1, { details: getArrangements(asked) });
}

/** Changes the arrangements of a panel at the version that was seen. */
export const changeArrangements = (deps: ExpertDeps, caller: Caller, panel: PanelRow, body: SetPanelBody) => {
  const { filingId: id } = panel;
  const request = { id, caller, action: 'update' as const, version: body.version };
  return step(deps, createPanelSubject(deps), request, async (_row, _move, now) => {
    if (body.blind && !panel.blind) {
      const asked = await deps.panels.members(id);
      if (asked.some(({ declaredAt }) => declaredAt)) throw createRefusal(expertMessages.blindFixed);
    }
    const isSameDay = formatBeijingDay(panel.dueAt) === body.due_on;
    if (!isSameDay) await deps.panels.forgetDueReminders(id);
    return {
      ...(!isSameDay && { facts: { before: panel.dueAt } }),
      change: {
        dueAt: isSameDay ? panel.dueAt : computeDueTime(body.due_on, now),
        blind: body.blind,
        attachmentsReleased: body.attachments_released,
      },
      details: getArrangements(body),
    };
  });
};

/**
 * Gives the panel a new due day before an expert is asked again: without one, the expert would be told a time that is over. Throws
 * where that is so and no day is given.
 */
export async function renewDue(
  deps: ExpertDeps,
  caller: Caller,
  { panel, program }: PanelCase,
  { due_on: day }: NewDue,
): Promise<PanelCase> {
  if (!day && panel.dueAt <= deps.clock())
    throw createRefusal(fillText(expertMessages.dueOver, { at: formatBeijingMinute(panel.dueAt) }), {
      missing: [{ path: 'due_on' }],
    });
  if (!day || formatBeijingDay(panel.dueAt) === day) return { panel, program };
  const request = { id: panel.filingId, caller, action: 'update' as const };
  await step(deps, createPanelSubject(deps), request, async (_row, _move, now) => {
    await deps.panels.forgetDueReminders(panel.filingId);
    return {
      change: { dueAt: computeDueTime(day, now) },
      details: { due_on: day },
      facts: { before: panel.dueAt },
    };
  });
  return { panel: await loadPanelRow(deps, panel.filingId), program };
}
