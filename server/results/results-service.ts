/** The public list of results: only what was decided, and nothing of it that is personal or internal. */

import { HELP_LINE } from '../../domain/api/codes';
import type { PublicResult, ResultsData, ResultsQuery } from '../../domain/calls/results';
import type { Program } from '../../domain/definition';
import { submittedAnswers } from '../../domain/filing/linked';
import { cityOffice } from '../../domain/filing/offices';
import { getAt } from '../../domain/filing/paths';
import type { SubmittedForm } from '../../domain/filing/snapshot';
import { formOfSnapshot } from '../../domain/filing/snapshot-form';
import {
  PUBLISHED_STATUSES,
  type PublishedStatus,
  publishedDetails,
  scopeOf,
} from '../../domain/results/publication';
import { type Language, say } from '../../domain/text';
import { dayOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { contextOf } from '../filings/answers';
import { batchName, batchOf } from '../filings/filing-view';
import { shownSubject } from '../reports/reports-service';
import type { SubjectPath } from '../reports/reports-store';
import { createResultsStore, type ResultRow } from './results-store';

const LISTS: Record<NonNullable<ResultsQuery['list']>, readonly PublishedStatus[]> = {
  notice: ['publicised'],
  decided: ['approved', 'revoked'],
};

/** Names of people stay inside, and so does what is only for chosen bidders. */
const publicSubjectsOf = (programs: readonly Program[]): SubjectPath[] =>
  programs.flatMap(({ key, subject, published }) =>
    subject && published?.subject !== 'person'
      ? [
          {
            program: key,
            path: subject.split('.'),
            ...(published?.scope && { unless: { path: published.scope.split('.'), is: 'targeted' } }),
          },
        ]
      : [],
  );

export function createResults({
  db,
  clock,
  programs,
}: Pick<Deps, 'db' | 'clock'> & { programs: readonly Program[] }) {
  const store = createResultsStore(db);
  const subjects = publicSubjectsOf(programs);

  function noticeOf({ status, noticeAt, noticeUntil }: ResultRow): PublicResult['notice'] {
    if (status !== 'publicised' || !noticeAt || !noticeUntil) return null;
    return { from: dayOf(noticeAt), to: noticeUntil, open: dayOf(clock()) <= noticeUntil };
  }

  /** A demand goes onto the list with what it asks for, from the paper that was decided about. */
  function publicationOf(program: Program | undefined, paper: SubmittedForm | null, language: Language) {
    if (!program?.published?.scope || !paper) return { scope: null, details: [] };
    const answers = submittedAnswers(paper);
    const scope = scopeOf(getAt(answers, program.published.scope));
    const ctx = contextOf(paper.batch_year, paper.submitted_on);
    return {
      scope,
      details: publishedDetails(program, formOfSnapshot(paper), answers, { ctx, language, scope }),
    };
  }

  function resultOf(row: ResultRow, snapshot: string | undefined, language: Language): PublicResult {
    const program = programs.find(({ key }) => key === row.program);
    const kind = program?.kinds?.find(({ value }) => String(value) === row.kind);
    const paper = snapshot ? (JSON.parse(snapshot) as SubmittedForm) : null;
    return {
      program: row.program,
      title: program ? say(program.title, language) : row.program,
      kind: kind ? say(kind, language) : null,
      batch: batchName(row),
      company: row.company,
      subject: shownSubject(row.subject),
      status: row.status,
      project_no: row.projectNo,
      grant: row.grant || null,
      approved_on: row.approvedAt && dayOf(row.approvedAt),
      notice: noticeOf(row),
      revoked:
        row.status === 'revoked' && row.revokedAt
          ? { on: dayOf(row.revokedAt), doc_no: row.revokedBy }
          : null,
      ...publicationOf(program, paper, language),
    };
  }

  /** Details are read from the paper, and only on the page that shows them. */
  const papersOf = (rows: ResultRow[]) => {
    const detailed = programs.filter(({ published }) => published?.scope).map(({ key }) => key);
    return store.papers(rows.filter(({ program }) => detailed.includes(program)).map(({ id }) => id));
  };

  return {
    async list(query: ResultsQuery, language: Language): Promise<ResultsData> {
      const filter = {
        statuses: query.list ? LISTS[query.list] : PUBLISHED_STATUSES,
        program: query.program,
        batch: batchOf(query.batch),
        keyword: query.keyword,
        subjects,
      };
      const rows = await store.list(filter, query);
      const papers = await papersOf(rows);
      const series = await store.series();
      const published = new Set(series.map(({ program }) => program));
      return {
        list: rows.map((row) => resultOf(row, papers.get(row.id), language)),
        total: await store.total(filter),
        programs: programs
          .filter(({ key }) => published.has(key))
          .map(({ key, title }) => ({ key, title: say(title, language) })),
        batches: [...new Set(series.map(batchName))],
        objections: { office: say(cityOffice, language), phone: HELP_LINE },
      };
    },
  };
}

export type Results = ReturnType<typeof createResults>;
