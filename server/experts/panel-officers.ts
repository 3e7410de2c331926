/** Officers who hear that an expert has left a panel. */
import type { Program } from '../../domain/definition';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findAwayToday } from '../absences/absences-service';
import { listDeciders } from '../core/db/accounts';
import type { ExpertDeps } from './expert-deps';
import { createNoticeSubject } from './expert-steps';
import { type NoticeSubject, notifyExpert } from './notify-expert';
import type { PanelRow } from './panels-store';

/** Assessment that an expert will not make. */
export interface LeftAssessment {
  id: string;
  panel: PanelRow;
  program: Program['key'];
}

/** Whoever asked the expert, else who set the panel up; the administrators who decide on the program where neither can sign in. */
async function listPanelOfficers(
  { db, audit, panels }: ExpertDeps,
  { id, panel, program }: LeftAssessment,
): Promise<string[]> {
  const log = await audit.read('assessment', id);
  const askedBy = log.findLast(({ action }) => action === 'assessment.assign')?.actorId;
  for (const userId of [askedBy, panel.createdBy])
    if (userId && (await panels.isPresent(userId))) return [userId];
  return (await listDeciders(db, program)).map(({ userId }) => userId);
}

/** Notifies each of these officers, or the deputy, with one message for all assessments. */
export async function tellPanelOfficers(
  deps: ExpertDeps,
  notice: 'stepped_aside' | 'handed_back',
  left: readonly LeftAssessment[],
): Promise<void> {
  const subjects = new Map<string, NoticeSubject[]>();
  for (const each of left)
    for (const userId of await listPanelOfficers(deps, each)) {
      const subject = createNoticeSubject(deps, each.panel, each.program);
      subjects.set(userId, [...(subjects.get(userId) ?? []), subject]);
    }
  const away = await findAwayToday(deps);
  for (const [userId, own] of subjects)
    await notifyExpert(deps, notice, findMessageRecipient(userId, away), own);
}
