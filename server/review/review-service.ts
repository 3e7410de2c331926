/** The desk of the administering body: one filing with all that belongs to it, and the decision. */
import { may } from '../../domain/accounts/roles';
import type { LogFile } from '../../domain/audit/log-file';
import type { DecisionBody, ReviewData } from '../../domain/calls/review';
import type { Program } from '../../domain/definition';
import { getAt } from '../../domain/filing/paths';
import { isEditable } from '../../domain/filing/status';
import type { Language } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { logFileOf } from '../core/audit/log-file';
import type { Deps } from '../core/deps';
import { problems } from '../core/errors';
import type { Panels } from '../experts/panel-service';
import type { Files } from '../files/files-service';
import { logEntryOf } from '../filings/filing-log';
import { viewOf } from '../filings/filing-view';
import type { FilingRow, FilingsStore } from '../filings/filings-store';
import { type FilingReading, readingOf, signedAnswers } from '../filings/reading';
import type { AssigningStore } from './assigning-store';
import type { createDecisions } from './decision-service';
import { matchesOf } from './matches';
import type { ReviewStore } from './review-store';
import {
  answersTo,
  asAsked,
  attachmentsOf,
  changesOf,
  differencesIn,
  officeOf,
  stepsNow,
  unshownOf,
} from './review-view';
import type { Reviewed } from './reviewed';

interface ReviewDeps extends Pick<Deps, 'clock' | 'audit'> {
  programs: Program[];
  filings: FilingsStore;
  store: ReviewStore;
  assigning: Pick<AssigningStore, 'of'>;
  files: Pick<Files, 'ofCompany'>;
  decisions: ReturnType<typeof createDecisions>;
  reviewed: Reviewed;
  panels: Pick<Panels, 'progress'>;
}

export function createReview(deps: ReviewDeps) {
  const { clock, audit, programs, filings, store, assigning, files, decisions, panels, reviewed } = deps;

  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  /** As it was signed: of a returned filing the company's corrections show when it is submitted again. */
  async function readingSigned(program: Program, row: FilingRow, snapshot: string): Promise<FilingReading> {
    const reading = await readingOf(filings, program, row);
    if (!isEditable(row.status)) return reading;
    const asked = { data: await signedAnswers(program, snapshot), returned: row.returned.map(asAsked) };
    return { ...reading, row: { ...reading.row, ...asked } };
  }

  async function one(caller: Caller, id: string, language: Language): Promise<ReviewData> {
    const { row, company, submission } = await reviewed(caller, id);
    const program = programOf(row.program);
    const [latest, before] = await store.papers(row.id, 2);
    if (!latest) throw problems.notFound();
    const reading = await readingSigned(program, row, latest.snapshot);
    const filing = viewOf(program, reading, { caller, language, now: clock() });
    const subject = program.subject && getAt(reading.row.data, program.subject);
    const approval = await store.approval(row.id);
    const assigned = (await assigning.of([row.id])).get(row.id);
    const changes = before
      ? await changesOf(files, row.companyId, before.snapshot, latest.snapshot, language)
      : null;
    return {
      filing,
      assignee: assigned?.assignee ?? null,
      assignment_version: assigned?.version ?? 0,
      company: {
        name: company.name,
        credit_code: company.creditCode,
        department: officeOf(company.department, language),
      },
      subject: typeof subject === 'string' ? subject : null,
      submitted_by: submission.submittedBy,
      submission: submission.seq,
      review_by: row.window?.firstReviewBy?.toISOString() ?? null,
      correction_due_at: row.correctionDueAt?.toISOString() ?? null,
      log: (await audit.read('filing', row.id)).map((line) => logEntryOf(line, language, 'office')),
      differences: differencesIn(latest.snapshot, language),
      matches: await matchesOf(store, caller, reading, language),
      unshown: unshownOf(reading.form, reading.row.data, language),
      changes,
      corrections: answersTo(latest.corrections, reading.row.data, changes ?? []),
      attachments: await attachmentsOf(files, reading, language),
      approval: approval ? { project_no: approval.projectNo, grant_approved: approval.grantApproved } : null,
      notice_until: row.status === 'publicised' ? row.noticeUntil : null,
      steps: stepsNow(row, caller.role, program, dayOf(clock())),
      panel: may(caller.role, 'review.final') ? await panels.progress(row.id) : null,
    };
  }

  return {
    one,

    async logFile(caller: Caller, id: string): Promise<LogFile> {
      const { row } = await reviewed(caller, id);
      return logFileOf(row, await audit.read('filing', row.id), clock());
    },

    async decide(
      caller: Caller,
      id: string,
      decision: DecisionBody,
      language: Language,
    ): Promise<ReviewData> {
      const { row } = await reviewed(caller, id);
      await decisions.decide(caller, programOf(row.program), row.id, decision, language);
      return one(caller, id, language);
    },
  };
}

export type Review = ReturnType<typeof createReview>;
