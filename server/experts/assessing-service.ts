/**
 * The expert's side: what was assigned, the declaration, and the assessment. Whatever is written holds the row of the
 * filing, so that nothing is handed in while the filing is decided.
 */

import type { Page } from '../../domain/api/envelope';
import { expertMessages } from '../../domain/api/messages/experts';
import type {
  AssessmentBody,
  AssessmentData,
  AssessmentHead,
  AssessmentsQuery,
  DeclarationBody,
} from '../../domain/calls/experts';
import type { Program } from '../../domain/definition';
import {
  type AssessmentFault,
  type AssessmentState,
  type AssessmentStep,
  afterStep,
  assessmentFaults,
  missingInAssessment,
} from '../../domain/experts/assessing';
import { fillText, type Language, type Text } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import { assertAssigned, type Caller } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import { isUuid } from '../core/ids';
import type { FilingsStore } from '../filings/filings-store';
import { type AssessmentViews, stateOf } from './assessment-views';
import type { AssessmentsStore, AssignedRow } from './assessments-store';
import type { TellExpert } from './expert-mail';
import type { PanelsStore } from './panels-store';

interface AssessingDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: Program[];
  filings: Pick<FilingsStore, 'lock'>;
  views: AssessmentViews;
  store: AssessmentsStore;
  panels: PanelsStore;
  tell: TellExpert;
}

const SAVES_LOGGED_EVERY_MS = 10 * 60_000;

const inWords = (faults: AssessmentFault[]): Text => ({
  zh: faults.map(({ message }) => message.zh).join('；'),
  en: faults.map(({ message }) => message.en).join('; '),
});

const refuseFaults = (template: Text, faults: AssessmentFault[]): void => {
  if (faults.length > 0)
    throw business(fillText(template, { faults: inWords(faults) }), {
      missing: faults.map(({ path }) => ({ path })),
    });
};

/** Why a step cannot be taken from a state. */
const refusals: Record<AssessmentState, Text> = {
  assigned: expertMessages.declareFirst,
  accepted: expertMessages.declaredAlready,
  submitted: expertMessages.submittedAlready,
  conflict: expertMessages.reviewOver,
  removed: expertMessages.reviewOver,
};

export function createAssessing(deps: AssessingDeps) {
  const { db, clock, audit, programs, filings, views, store, panels, tell } = deps;

  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  const own = async (caller: Caller, id: string): Promise<AssignedRow> => {
    const row = isUuid(id) ? await store.find(id) : undefined;
    const owner = row && {
      id: row.assessment.id,
      companyId: row.company.id,
      expertId: row.assessment.expertId,
      isRemoved: row.assessment.state === 'removed',
    };
    assertAssigned(caller, owner, 'assessment');
    if (!row) throw problems.notFound();
    return row;
  };

  const one = async (caller: Caller, id: string, language: Language) =>
    views.whole(await own(caller, id), language);

  const note = (caller: Caller, taken: AssessmentStep, { assessment }: AssignedRow, comment?: string) =>
    audit.write({
      subjectKind: 'assessment',
      subjectId: assessment.id,
      action: `assessment.${taken}`,
      caller,
      version: assessment.version + 1,
      comment: comment ?? null,
      details: { filing_id: assessment.filingId, expert_id: assessment.expertId },
    });

  /** Holds the filing while something is written, and finds it still with the experts. */
  const change = (
    caller: Caller,
    id: string,
    language: Language,
    work: (row: AssignedRow) => Promise<void>,
  ): Promise<AssessmentData> =>
    db.transaction(async () => {
      const { filing } = await own(caller, id);
      await filings.lock(filing.id);
      const row = await own(caller, id);
      if (row.filing.status !== 'expert_review') throw business(expertMessages.reviewOver);
      await work(row);
      return one(caller, id, language);
    });

  function nextState(row: AssignedRow, taken: AssessmentStep): AssessmentState {
    const next = afterStep(stateOf(row), taken);
    if (!next) throw business(refusals[stateOf(row)]);
    return next;
  }

  async function tellAdministrator({ panel, filing }: AssignedRow): Promise<void> {
    const to = await panels.mailOf(panel.createdBy);
    const about = { program: programOf(filing.program), filingId: filing.id, dueAt: panel.dueAt };
    if (to) await tell('stepped_aside', to, about);
  }

  /** Version, faults, and then the answers. */
  async function write(
    caller: Caller,
    row: AssignedRow,
    { version, ...said }: AssessmentBody,
    taken: 'save' | 'submit',
  ): Promise<void> {
    const { assessment, panel } = row;
    const state = nextState(row, taken);
    if (version !== assessment.version)
      throw business(fillText(expertMessages.stale, { at: minuteOf(assessment.updatedAt) }), {
        conflict: true,
        version: assessment.version,
      });
    refuseFaults(expertMessages.faulty, assessmentFaults(panel.criteria, said));
    if (taken === 'submit')
      refuseFaults(expertMessages.incomplete, missingInAssessment(panel.criteria, said));
    const now = clock();
    const loggedAt = assessment.saveLoggedAt?.getTime() ?? 0;
    const isLogged = taken === 'submit' || now.getTime() - loggedAt >= SAVES_LOGGED_EVERY_MS;
    await panels.updateMember(assessment.id, {
      ...said,
      state,
      version: version + 1,
      updatedAt: now,
      ...(taken === 'submit' && { submittedAt: now }),
      ...(taken === 'save' && isLogged && { saveLoggedAt: now }),
    });
    if (isLogged) await note(caller, taken, row);
  }

  return {
    one,

    async list(caller: Caller, query: AssessmentsQuery, language: Language): Promise<Page<AssessmentHead>> {
      const rows = await store.list(caller.userId, query);
      return { list: await views.heads(rows, language), total: await store.total(caller.userId, query) };
    },

    declare: (
      caller: Caller,
      id: string,
      { conflict, reason }: DeclarationBody,
      language: Language,
    ): Promise<AssessmentData> =>
      change(caller, id, language, async (row) => {
        const taken = conflict ? 'step_aside' : 'accept';
        const state = nextState(row, taken);
        if (conflict && !reason) throw business(expertMessages.conflictReason);
        const now = clock();
        await panels.updateMember(id, {
          state,
          version: row.assessment.version + 1,
          declaredAt: now,
          conflictReason: conflict ? (reason ?? null) : null,
          updatedAt: now,
        });
        await note(caller, taken, row, conflict ? reason : undefined);
        if (conflict) await tellAdministrator(row);
      }),

    save: (caller: Caller, id: string, body: AssessmentBody, language: Language): Promise<AssessmentData> =>
      change(caller, id, language, (row) => write(caller, row, body, 'save')),

    submit: (caller: Caller, id: string, body: AssessmentBody, language: Language): Promise<AssessmentData> =>
      change(caller, id, language, (row) => write(caller, row, body, 'submit')),
  };
}

export type Assessing = ReturnType<typeof createAssessing>;
