/** Assessments from the expert's side: reading, declaring conflicts of interest, saving and submitting. */

import type { PagedList } from '../../domain/api/envelope';
import {
  type AssessmentFault,
  listAssessmentFaults,
  listMissingAssessmentItems,
} from '../../domain/experts/assessment';
import type {
  AssessmentBody,
  AssessmentData,
  AssessmentHead,
  AssessmentsQuery,
  DeclarationBody,
  DeclarationsBody,
  DeclarationsData,
} from '../../domain/experts/calls';
import { expertMessages } from '../../domain/experts/messages';
import { fillText, joinTexts, type Language, type Text } from '../../domain/text';
import type { Caller } from '../core/access';
import { createRefusal } from '../core/errors';
import { isUuid } from '../core/ids';
import { isLineDue } from '../core/steps/draft';
import { step } from '../core/steps/step';
import { loadAssessmentData, loadAssessmentHeads } from './assessment-views';
import type { AssignedRow } from './assessments-store';
import type { ExpertDeps } from './expert-deps';
import { assertOwnAssessment, createOwnAssessmentSubject } from './expert-steps';
import { tellPanelOfficers } from './panel-officers';

const formatFaults = (faults: AssessmentFault[]): Text =>
  joinTexts(
    faults.map(({ message }) => message),
    '；',
    '; ',
  );

const refuseFaults = (template: Text, faults: AssessmentFault[]): void => {
  if (faults.length > 0)
    throw createRefusal(fillText(template, { faults: formatFaults(faults) }), {
      missing: faults.map(({ path }) => ({ path })),
    });
};

const findOwn = async ({ assessments }: ExpertDeps, caller: Caller, id: string): Promise<AssignedRow> =>
  assertOwnAssessment(caller, isUuid(id) ? await assessments.find(id) : undefined);

const loadOwnAssessment = async (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<AssessmentData> => loadAssessmentData(deps, await findOwn(deps, caller, id), language);

/** Opens an assessment for the expert and logs the read of its filing. */
export async function openAssessment(
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<AssessmentData> {
  const row = await findOwn(deps, caller, id);
  const view = await loadAssessmentData(deps, row, language);
  const { filing, company } = row;
  if (view.filing)
    await deps.readLog.note(caller, { kind: 'filing', subjectId: filing.id, companyId: company.id });
  return view;
}

export async function listAssessments(
  deps: ExpertDeps,
  caller: Caller,
  query: AssessmentsQuery,
  language: Language,
): Promise<PagedList<AssessmentHead>> {
  const { assessments } = deps;
  const rows = await assessments.list(caller.userId, query);
  const list = await loadAssessmentHeads(deps, rows, language);
  return { list, total: await assessments.total(caller.userId, query) };
}

const listSubjects = ({ assessment }: AssignedRow) => ({
  filing_id: assessment.filingId,
  expert_id: assessment.expertId,
});

const declare = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  { conflict: hasConflict, reason }: DeclarationBody,
): Promise<AssignedRow> =>
  step(
    deps,
    createOwnAssessmentSubject(deps),
    { id, caller, action: hasConflict ? 'step_aside' : 'accept' },
    async (row, _move, now) => {
      if (hasConflict && !reason) throw createRefusal(expertMessages.conflictReason);
      return {
        change: { declaredAt: now, conflictReason: hasConflict ? (reason ?? null) : null },
        comment: hasConflict ? reason : null,
        details: listSubjects(row),
        ...(hasConflict && { facts: {} }),
      };
    },
  );

const tellAside = (deps: ExpertDeps, rows: readonly AssignedRow[]): Promise<void> =>
  tellPanelOfficers(
    deps,
    'stepped_aside',
    rows.map(({ assessment: { id }, panel, filing: { program } }) => ({ id, panel, program })),
  );

/** Declares a conflict of interest, or that there is none. */
export const declareConflict = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  declaration: DeclarationBody,
  language: Language,
): Promise<AssessmentData> =>
  deps.db.transaction(async () => {
    const row = await declare(deps, caller, id, declaration);
    if (declaration.conflict) await tellAside(deps, [row]);
    return loadOwnAssessment(deps, caller, id, language);
  });

/** Declares for all open assessments of an expert at once, with exceptions; those already declared or closed are skipped. */
export const declareConflicts = (
  deps: ExpertDeps,
  caller: Caller,
  { clear, conflicts }: DeclarationsBody,
): Promise<DeclarationsData> =>
  deps.db.transaction(async () => {
    const reasons = new Map(conflicts.map(({ id, reason }) => [id, reason]));
    const asked = [...new Set([...clear, ...reasons.keys()])].filter(isUuid);
    const aside: AssignedRow[] = [];
    const rows = await deps.assessments.toDeclare(caller.userId, asked);
    for (const { assessment } of rows) {
      const conflict = reasons.has(assessment.id);
      const row = await declare(deps, caller, assessment.id, {
        conflict,
        reason: reasons.get(assessment.id),
      });
      if (conflict) aside.push(row);
    }
    await tellAside(deps, aside);
    return {
      clear: rows.length - aside.length,
      conflicts: aside.length,
      passed_over: asked.length - rows.length,
    };
  });

const write = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  { version, ...said }: AssessmentBody,
  language: Language,
  action: 'save' | 'submit',
): Promise<AssessmentData> =>
  deps.db.transaction(async () => {
    const request = { id, caller, action, version };
    await step(deps, createOwnAssessmentSubject(deps), request, async (row, _move, now) => {
      const { criteria } = row.panel;
      refuseFaults(expertMessages.faulty, listAssessmentFaults(criteria, said));
      if (action === 'submit')
        refuseFaults(expertMessages.incomplete, listMissingAssessmentItems(criteria, said));
      const { saveLoggedAt } = row.assessment;
      const isLogged =
        action === 'submit' || isLineDue({ saveLoggedAt, saveLoggedBy: caller.userId }, caller, now);
      return {
        change: {
          ...said,
          ...(action === 'submit' && { submittedAt: now }),
          ...(action === 'save' && isLogged && { saveLoggedAt: now }),
        },
        details: listSubjects(row),
        isLogged,
        ...(action === 'submit' && { facts: {} }),
      };
    });
    return loadOwnAssessment(deps, caller, id, language);
  });

export const saveAssessment = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  body: AssessmentBody,
  language: Language,
): Promise<AssessmentData> => write(deps, caller, id, body, language, 'save');

export const submitAssessment = (
  deps: ExpertDeps,
  caller: Caller,
  id: string,
  body: AssessmentBody,
  language: Language,
): Promise<AssessmentData> => write(deps, caller, id, body, language, 'submit');
