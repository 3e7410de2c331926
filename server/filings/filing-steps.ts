/**
 * Steps of filings: by the company, by an office, and by jobs when a deadline passes. All three lock the same row, change its
 * status by the table in domain/filing/status, and send the message that the table names.
 */

import type { Right } from '../../domain/accounts/roles';
import { appealMessages } from '../../domain/appeals/messages';
import type { Program } from '../../domain/definition';
import type { FilingAction, OfficeAction, ReopeningAction } from '../../domain/filing/actions';
import { resolveOfficeStep } from '../../domain/filing/deciding';
import { correctionMessages, filingMessages } from '../../domain/filing/messages';
import { findNotifiedPerson } from '../../domain/filing/notification-routing';
import { describeStaleFiling } from '../../domain/filing/scheduled-decisions';
import type { FilingStatus } from '../../domain/filing/status';
import { readSubject } from '../../domain/filing/subject';
import {
  findSubmitAction,
  findTransition,
  getStatusAfterTransition,
  type Transition,
} from '../../domain/filing/transitions';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { type MessageTemplateCode, messageTemplates } from '../../domain/inbox/templates.generated';
import type { ProgramBatch } from '../../domain/program-documents/batches';
import { getProgramForBatch } from '../../domain/programs/registry';
import { fillText, type Text } from '../../domain/text';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { findMessageRecipient } from '../../domain/workflow/absences';
import { findAwayToday } from '../absences/absences-service';
import { assertMay, assertOwn } from '../core/access';
import type { Deps } from '../core/deps';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import type { InboxService } from '../core/inbox/inbox-service';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import type { StepDeps, StepMove, StepSubject } from '../core/steps/step';
import { enqueueWebhooks } from '../webhooks/webhook-messages';
import { readReviewPosition } from '../workflows/workflows-service';
import type { FilingsStore, NewFiling } from './filings-store';
import type { PresentRow } from './present-edition';
import { assertMayFile, createNotEditableProblem, createStaleDraftProblem, withStatus } from './refusals';

export interface FilingStepDeps extends StepDeps, Pick<Deps, 'outbox'> {
  programs: readonly Program[];
  filings: FilingsStore;
  inbox: Pick<InboxService, 'send'>;
}

/** Facts for the message of a step: its parameters, and the company's profile if its contact is notified as well. */
interface FilingFacts {
  params: MessageParameters;
  profile?: Record<string, unknown>;
}

type FilingSubject<Action extends string> = StepSubject<PresentRow, Action, NewFiling, FilingFacts>;

export function getProgram(programs: readonly Program[], key: string): Program {
  const program = programs.find((candidate) => candidate.key === key);
  if (!program) throw problems.notFound();
  return program;
}

/** The program of a filing in the edition of its batch. */
export const getFilingProgram = (
  programs: readonly Program[],
  filing: ProgramBatch & { program: string },
): Program => getProgramForBatch(getProgram(programs, filing.program), filing);

const namedWithProgram: Required<Text> = {
  zh: '{{name}}（{{program}}）',
  en: '{{name}} ({{program}})',
  ar: '{{name}} ({{program}})',
};

/** The name of a filing in a message: its subject with its program, else the program alone. */
export function getFilingName(program: Program, { data }: Pick<PresentRow, 'data'>): Text {
  const name = readSubject(program, data);
  return name ? fillText(namedWithProgram, { name, program: program.title }) : program.title;
}

interface NotificationDeps extends Pick<Deps, 'db' | 'clock'> {
  filings: Pick<FilingsStore, 'concernedWith'>;
}

/** Facts of a filing in a message to an office. */
type NotifiedFiling = Pick<
  PresentRow,
  'id' | 'program' | 'batchYear' | 'batchNo' | 'status' | 'reviewLevel' | 'workflow'
> & { company: { name: string } };

/** Sends a message of the catalogue to the company; also by SMS and mail if the template says so. */
export async function notifyCompany(
  { programs, inbox }: Pick<FilingStepDeps, 'programs' | 'inbox'>,
  row: Pick<PresentRow, 'id' | 'companyId' | 'company' | 'program'>,
  template: MessageTemplateCode,
  { params, profile = {} }: FilingFacts,
): Promise<void> {
  const { key, route } = getProgram(programs, row.program);
  const link = `${route}?id=${row.id}`;
  const { sms, mail }: MessageTemplate = messageTemplates[template];
  const reached = getCompanyContact(profile);
  const to = sms === true ? reached : mail && { mail: reached.mail };
  await inbox.send({
    companyId: row.companyId,
    template,
    program: key,
    filingId: row.id,
    link,
    params,
    ...(to && { contact: { to, scene: `filing_${template}`, about: row.company.name } }),
  });
}

/** Finds the officer to notify of a filing; null if there is none. */
export async function findConcernedOfficer(
  { programs, filings }: Pick<FilingStepDeps, 'programs'> & Pick<NotificationDeps, 'filings'>,
  row: NotifiedFiling,
): Promise<string | null> {
  const { assignee, lastDecider } = await filings.concernedWith(row.id);
  const position = readReviewPosition(row, getFilingProgram(programs, row));
  return findNotifiedPerson(position, assignee, lastDecider);
}

/** Notifies the officer in charge or the deputy; none if there is none, or for a trial, which stands in the list of trials. */
export async function tellConcerned(
  deps: Pick<FilingStepDeps, 'programs' | 'inbox'> & NotificationDeps,
  row: NotifiedFiling,
  template: MessageTemplateCode,
  params: MessageParameters = {},
): Promise<void> {
  if (isTrialProgram(row.program)) return;
  const userId = await findConcernedOfficer(deps, row);
  if (!userId) return;
  const { id, program, company } = row;
  const about = { company: company.name, program: getProgram(deps.programs, program).title };
  await deps.inbox.send({
    ...findMessageRecipient(userId, await findAwayToday(deps)),
    template,
    program,
    filingId: id,
    link: `/review/filing?id=${id}`,
    params: { ...params, ...about },
  });
}

const createMove = (transition: Transition, { status }: PresentRow): StepMove => ({
  action: transition.action,
  to: transition.to === 'deleted' ? null : getStatusAfterTransition(transition, status),
  notice: transition.notice ?? undefined,
  tells: transition.tells,
});

/** Common part of filing subjects, without access check and refusal texts. */
const createFilingSubject = (deps: FilingStepDeps) => ({
  kind: 'filing',
  lock: (id: string): Promise<PresentRow | undefined> => deps.filings.lock(id),
  present: ({ id, version, status, companyId }: PresentRow) => ({ id, version, status, companyId }),
  async store(
    row: PresentRow,
    change: Partial<NewFiling>,
    { action, to }: StepMove,
  ): Promise<Partial<PresentRow>> {
    const next = { ...change, ...(to !== null && { status: to }) } as Partial<PresentRow>;
    await deps.filings.move(row.id, next);
    const { id, program, status: from, version } = row;
    if (to !== null)
      await enqueueWebhooks(deps, {
        id,
        program,
        action,
        from,
        to: to as FilingStatus,
        version: version + 1,
      });
    return next;
  },
  notify: async (row: PresentRow, { notice, tells }: StepMove, facts: FilingFacts): Promise<void> => {
    if (notice) await notifyCompany(deps, row, notice, facts);
    if (tells) await tellConcerned(deps, row, tells, facts.params);
  },
});

const OWN_ACTIONS = [
  'submit',
  'sign',
  'decline_signature',
  'withdraw',
  'undo_withdrawal',
  'delete',
  'answer_correction',
  'appeal',
] as const;
export type OwnAction = (typeof OWN_ACTIONS)[number];

/** Right required for each step of the company. */
const rights: Record<OwnAction, Right> = {
  submit: 'filing.submit',
  sign: 'filing.sign',
  decline_signature: 'filing.sign',
  answer_correction: 'filing.edit',
  withdraw: 'filing.withdraw',
  undo_withdrawal: 'filing.withdraw',
  delete: 'filing.delete',
  appeal: 'filing.appeal',
};

const refusals: Record<OwnAction, (row: PresentRow) => Problem> = {
  submit: createNotEditableProblem,
  sign: createNotEditableProblem,
  decline_signature: createNotEditableProblem,
  withdraw: (row) => createRefusal(withStatus(filingMessages.cannotWithdraw, row)),
  undo_withdrawal: (row) => createRefusal(withStatus(filingMessages.cannotUndoWithdrawal, row)),
  delete: () => createRefusal(filingMessages.cannotDelete),
  answer_correction: (row) => createRefusal(withStatus(correctionMessages.notReturned, row)),
  appeal: () => createRefusal(appealMessages.nothingDecided),
};

/** Action in the table of transitions: submitting is one of several, depending on the filing's status. */
const findTableAction = (action: OwnAction, { status, returnedBy }: PresentRow): FilingAction | undefined =>
  action === 'submit' ? findSubmitAction(status, returnedBy) : action;

/** Step subject of a filing of the caller's company, and of `program` if given. */
export const createOwnFilingSubject = (
  deps: FilingStepDeps,
  program?: Program,
): FilingSubject<OwnAction> => ({
  ...createFilingSubject(deps),
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    const own = assertOwn(caller, row, 'filing');
    if (program && own.program !== program.key) throw problems.notFound();
    return own;
  },
  moveFor(action, row, caller) {
    if (!caller) throw problems.notFound();
    const right = rights[action];
    assertMay(caller, right);
    // Signatories sign filings of every program.
    if (right !== 'filing.sign') assertMayFile(caller, row.program, right);
    const named = findTableAction(action, row);
    const transition = named && findTransition(named, row.status);
    if (!transition?.by.includes(caller.role)) throw refusals[action](row);
    return createMove(transition, row);
  },
  stale: createStaleDraftProblem,
});

/** Step subject of a filing that an office reviews; the caller has checked that the office is in charge. */
export const createReviewedFilingSubject = (
  deps: FilingStepDeps,
  subject = createFilingSubject(deps),
): FilingSubject<OfficeAction> => ({
  ...subject,
  isVersionFirst: true,
  // Else the step would stand there as a save of whoever saved last.
  store: (row, change, move) => subject.store(row, { ...change, updatedBy: '' }, move),
  reach(_caller, row) {
    if (!row) throw problems.notFound();
    return row;
  },
  moveFor(action, row, caller) {
    if (!caller) throw problems.notFound();
    const position = readReviewPosition(row, getFilingProgram(deps.programs, row));
    const { transition, refusal } = resolveOfficeStep(action, position, caller);
    if (!transition) throw createRefusal(refusal, { status: row.status, version: row.version });
    const move = createMove(transition, row);
    // The default message announces the review by the city.
    const isToCity = position.workflow.levels[1]?.code === 'city';
    return action === 'pass_first' && !isToCity ? { ...move, notice: 'level_passed' } : move;
  },
  stale: ({ id, version, status, updatedAt }) =>
    createConflict(describeStaleFiling({ updatedAt, status }), { id, version, status }),
});

/** Step subject of a filing whose company has appealed; the caller has checked who decides on the appeal. */
export const createAppealedFilingSubject = (
  deps: FilingStepDeps,
): FilingSubject<ReopeningAction | 'dismiss_appeal'> => ({
  ...createReviewedFilingSubject(deps),
  moveFor(action, row, caller) {
    const transition = findTransition(action, row.status);
    if (!caller || !transition?.by.includes(caller.role)) throw createRefusal(appealMessages.decidedAnew);
    return createMove(transition, row);
  },
});

/** Step subject of a filing whose correction or draft has expired, moved by a job. */
export const createExpiringFilingSubject = (
  deps: FilingStepDeps,
): FilingSubject<'expire_correction' | 'delete'> => ({
  ...createReviewedFilingSubject(deps),
  moveFor(action, row) {
    const transition = findTransition(action, row.status);
    if (!transition) throw refusals[action === 'delete' ? action : 'answer_correction'](row);
    return createMove(transition, row);
  },
});
