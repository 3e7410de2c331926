/** A panel on the wire, for whoever decides: what was submitted, and of what was not only that. */
import type { PanelData, PanelMember } from '../../domain/calls/experts';
import type { Criterion } from '../../domain/definition';
import { isLate, totalOf } from '../../domain/experts/assessment';
import { summaryOf } from '../../domain/experts/summary';
import { codeOf } from './notify-expert';
import type { MemberRow, PanelRow } from './panels-store';

export const saidOf = (
  criteria: readonly Criterion[],
  {
    scores,
    comments,
    recommendation,
    remarks,
  }: Pick<MemberRow, 'scores' | 'comments' | 'recommendation' | 'remarks'>,
): NonNullable<PanelMember['said']> => ({
  scores: scores as Record<string, number>,
  comments: comments as Record<string, string>,
  recommendation,
  remarks,
  total: totalOf(criteria, scores),
});

const memberOf = (panel: PanelRow, row: MemberRow, now: Date): PanelMember => ({
  id: row.id,
  expert: { id: row.expertId, name: row.name, username: row.username },
  state: row.state,
  late: isLate(panel.dueAt, row.submittedAt, row.state, now),
  declared_at: row.declaredAt?.toISOString() ?? null,
  conflict_reason: row.conflictReason,
  submitted_at: row.submittedAt?.toISOString() ?? null,
  reminded_at: row.remindedAt?.toISOString() ?? null,
  said: row.state === 'submitted' ? saidOf(panel.criteria, row) : null,
});

export const panelView = (panel: PanelRow, members: MemberRow[], isOpen: boolean, now: Date): PanelData => ({
  version: panel.version,
  code: codeOf(panel.filingId),
  due_at: panel.dueAt.toISOString(),
  blind: panel.blind,
  attachments_released: panel.attachmentsReleased,
  criteria: panel.criteria,
  members: members.map((row) => memberOf(panel, row, now)),
  summary: summaryOf(panel.criteria, members),
  open: isOpen,
});
