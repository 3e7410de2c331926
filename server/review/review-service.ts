/** The desk of the administering body: what waits there, and one filing with all that belongs to it. */
import type {
  DecisionBody,
  QueueData,
  QueueItem,
  QueueQuery,
  ReviewData,
} from '../../domain/api/calls/review';
import { noticeRefusal, stepsFrom, waitingFor } from '../../domain/filing/deciding';
import { getAt } from '../../domain/filing/paths';
import { isEditable, statuses } from '../../domain/filing/status';
import type { Program } from '../../domain/programs/define';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import { assertInCharge, type Caller } from '../access';
import type { Deps } from '../deps';
import { problems } from '../errors';
import type { Files } from '../files/files-service';
import { logEntryOf } from '../filings/filing-log';
import { batchName, viewOf } from '../filings/filing-view';
import type { FilingHead, FilingRow, FilingsStore } from '../filings/filings-store';
import { type FilingReading, readingOf, signedAnswers } from '../filings/reading';
import { shownSubject, statusesOf, subjectPathsOf } from '../reports/reports-service';
import { createReportsStore } from '../reports/reports-store';
import type { createDecisions } from './decision-service';
import type { Desk, QueueFilter, ReviewStore } from './review-store';
import { answersTo, asAsked, attachmentsOf, changesOf, officeOf } from './review-view';

interface ReviewDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: Program[];
  filings: FilingsStore;
  store: ReviewStore;
  files: Pick<Files, 'ofCompany'>;
  decisions: ReturnType<typeof createDecisions>;
}

/** Nobody's department is the empty one. */
const deskOf = ({ role, reviewDepartment }: Caller): Desk =>
  role === 'administrator' ? null : { department: reviewDepartment ?? '' };

const batchOf = (batch: string | undefined): QueueFilter['batch'] => {
  const [year, no] = batch?.split('-').map(Number) ?? [];
  return year !== undefined && no !== undefined ? { year, no } : undefined;
};

export function createReview(deps: ReviewDeps) {
  const { db, clock, audit, programs, filings, store, files, decisions } = deps;
  const reports = createReportsStore(db);

  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw problems.notFound();
    return program;
  };

  const filterOf = (caller: Caller, { status, program, batch, keyword }: QueueQuery): QueueFilter => ({
    desk: deskOf(caller),
    statuses: status === 'mine' ? waitingFor(caller.role) : status && statusesOf(status),
    program,
    batch: batchOf(batch),
    keyword: keyword ? { text: keyword, subjects: subjectPathsOf(programs) } : undefined,
  });

  /** What may be decided now: a filing in public notice is approved when that is over. */
  const stepsOf = ({ status, noticeUntil }: FilingHead, { role }: Caller, { review }: Program) =>
    stepsFrom(status, role, review).filter(
      (action) => !noticeRefusal(action, status, noticeUntil, dayOf(clock())),
    );

  type CompanyOf = Awaited<ReturnType<ReviewStore['companies']>>[number];

  function itemOf(
    row: FilingHead,
    company: CompanyOf,
    subject: string | undefined,
    caller: Caller,
    language: Language,
  ): QueueItem {
    const program = programs.find(({ key }) => key === row.program);
    return {
      id: row.id,
      program: row.program,
      title: program ? say(program.title, language) : row.program,
      kind: row.kind,
      subject: shownSubject(subject),
      batch: batchName(row),
      company: company.name,
      credit_code: company.creditCode,
      department: officeOf(company.department, language),
      status: row.status,
      group: statuses[row.status].group,
      version: row.version,
      receipt_no: row.submission?.receiptNo ?? '',
      submitted_at: (row.submission?.submittedAt ?? row.updatedAt).toISOString(),
      review_by: row.window?.firstReviewBy?.toISOString() ?? null,
      correction_due_at: row.correctionDueAt?.toISOString() ?? null,
      updated_at: row.updatedAt.toISOString(),
      steps: program ? stepsOf(row, caller, program) : [],
    };
  }

  /** A submitted filing that the person reviews. What the company is still working on is not found. */
  async function reviewed(caller: Caller, id: string) {
    const row = await filings.find(id);
    if (!row?.submission || row.status === 'withdrawn') throw problems.notFound();
    const [company] = await store.companies([row.companyId]);
    if (!company) throw new Error('a filing without its company');
    assertInCharge(
      caller,
      { id: row.id, companyId: row.companyId, department: company.department },
      'filing',
    );
    return { row, company, submission: row.submission };
  }

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
    const changes = before
      ? await changesOf(files, row.companyId, before.snapshot, latest.snapshot, language)
      : null;
    return {
      filing,
      company: {
        name: company.name,
        credit_code: company.creditCode,
        department: officeOf(company.department, language),
      },
      subject: typeof subject === 'string' ? subject : null,
      submitted_by: submission.submittedBy,
      submission: submission.seq,
      correction_due_at: row.correctionDueAt?.toISOString() ?? null,
      log: (await audit.read('filing', row.id)).map((line) => logEntryOf(line, language)),
      changes,
      corrections: answersTo(latest.corrections, reading.row.data, changes ?? []),
      attachments: await attachmentsOf(files, reading, language),
      approval: approval ? { project_no: approval.projectNo, grant_approved: approval.grantApproved } : null,
      notice_until: row.status === 'publicised' ? row.noticeUntil : null,
      steps: stepsOf(row, caller, program),
    };
  }

  return {
    async queue(caller: Caller, query: QueueQuery, language: Language): Promise<QueueData> {
      const filter = filterOf(caller, query);
      const rows = await store.list(filter, query);
      const companies = await store.companies([...new Set(rows.map(({ companyId }) => companyId))]);
      const subjects = await reports.subjects(
        rows.map(({ id }) => id),
        subjectPathsOf(programs),
      );
      const list = rows.flatMap((row) => {
        const company = companies.find(({ id }) => id === row.companyId);
        return company ? [itemOf(row, company, subjects.get(row.id), caller, language)] : [];
      });
      const counts = await store.counts(filter.desk);
      return {
        list,
        total: await store.total(filter),
        by_status: Object.fromEntries(counts.map(({ status, filings: n }) => [status, n])),
        batches: (await store.batches(filter.desk)).map(batchName),
      };
    },

    one,

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
