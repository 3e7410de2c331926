/**
 * Home page of a person: each part as its own call gives it, and only where the person has the right of that call. Parts are
 * read one after the other where they need the same connection; none changes anything.
 */
import { hasRight, isCompanySide, type Right } from '../../domain/accounts/roles';
import type { HomeData } from '../../domain/home/calls';
import type { Language } from '../../domain/text';
import { DAY_MS } from '../../domain/time';
import type { CompanyDeps } from '../companies/company-deps';
import { readProfile } from '../companies/profile-service';
import type { ChangeDeps } from '../company-changes/change-steps';
import { listOwnChanges } from '../company-changes/changes-service';
import type { Caller } from '../core/access';
import { listAnnouncements, readHighlights } from '../core/inbox/read-messages';
import { listAssessments } from '../experts/assessing-service';
import type { ExpertDeps } from '../experts/expert-deps';
import type { MandateDeps } from '../mandates/mandate-steps';
import { listHeldMandates } from '../mandates/mandates-service';
import type { NoticeDeps } from '../notices/notice-deps';
import { listNotices } from '../notices/notices-service';
import { listQuestions } from '../questions/ask-question';
import type { QuestionDeps } from '../questions/question-deps';
import type { ReportDeps } from '../reports/report-deps';
import { readDesk } from '../statistics/desk-service';
import { listDeclareDays } from '../windows/windows-service';
import { loadOwnFilings } from './own-filings';

export interface HomeDeps {
  reports: ReportDeps;
  mandates: MandateDeps;
  questions: QuestionDeps;
  changes: ChangeDeps;
  companies: CompanyDeps;
  notices: NoticeDeps;
  experts: ExpertDeps;
}

const page = (pageSize: number) => ({ current: 1, pageSize });
const LATEST_NOTICES = 3;
const ASSESSMENTS_AT_MOST = 8;
const MANDATES_AT_MOST = 20;
const QUESTIONS_AT_MOST = 5;
const CHANGES_AT_MOST = 5;
/** Days for which an answer or a refusal that nobody has taken up stays on the home page. */
const NEWS_DAYS = 30;

const isRecent = (at: string | null, now: Date): boolean =>
  at !== null && now.getTime() - Date.parse(at) < NEWS_DAYS * DAY_MS;

async function loadQuestions(deps: QuestionDeps, caller: Caller): Promise<HomeData['questions']> {
  const query = { ...page(QUESTIONS_AT_MOST), status: 'answered' } as const;
  const { list } = await listQuestions(deps, caller, query);
  return list.filter(({ updated_at }) => isRecent(updated_at, deps.clock()));
}

/** Loads refused changes. A later request of the same kind answers the refusal. */
async function loadChanges(
  deps: ChangeDeps,
  caller: Caller,
  language: Language,
): Promise<HomeData['changes']> {
  const { list } = await listOwnChanges(deps, caller, page(CHANGES_AT_MOST), language);
  const isLatest = ({ id, kind }: (typeof list)[number]) =>
    list.find((other) => other.kind === kind)?.id === id;
  return list.filter(
    (change) => change.status === 'refused' && isLatest(change) && isRecent(change.decided_at, deps.clock()),
  );
}

async function loadMandates(deps: MandateDeps, caller: Caller): Promise<HomeData['mandates']> {
  const { list } = await listHeldMandates(deps, caller, page(MANDATES_AT_MOST));
  return list.filter(({ status, waits }) => status === 'offered' || waits !== undefined);
}

export async function loadHome(deps: HomeDeps, caller: Caller, language: Language): Promise<HomeData> {
  const core = deps.reports;
  const may = (right: Right) => hasRight(caller, right);
  const readIf = async <T>(isMine: boolean, read: () => Promise<T>): Promise<T | null> =>
    isMine ? read() : null;
  const { companyId } = caller;
  const isOwn = companyId !== null && !caller.mandate;
  const [windows, filings, glint, desk] = await Promise.all([
    readIf(isCompanySide(caller.role) || may('review.first'), () => listDeclareDays(core, caller, language)),
    readIf(companyId !== null && may('filing.read'), () => loadOwnFilings(core, caller, language)),
    readIf(may('message.read'), () => readHighlights(core, caller, language)),
    readIf(may('review.first'), () => readDesk(core, caller)),
  ]);
  const [questions, changes, mandates, profile, announcements, notices, assessments] = await Promise.all([
    readIf(companyId !== null && may('question.read'), () => loadQuestions(deps.questions, caller)),
    readIf(isOwn && may('company.read'), () => loadChanges(deps.changes, caller, language)),
    readIf(!caller.mandate && may('mandate.hold'), () => loadMandates(deps.mandates, caller)),
    readIf(may('company.read'), async () =>
      companyId === null ? null : (await readProfile(deps.companies, caller, companyId)).data,
    ),
    readIf(isCompanySide(caller.role) && may('message.read'), () =>
      listAnnouncements(core, caller, language),
    ),
    readIf(may('notices.read'), () => listNotices(deps.notices, caller, page(LATEST_NOTICES))),
    readIf(may('expert.review'), () =>
      listAssessments(deps.experts, caller, { ...page(ASSESSMENTS_AT_MOST), state: 'open' }, language),
    ),
  ]);
  return {
    server_time: core.clock().toISOString(),
    windows,
    filings,
    questions,
    changes,
    mandates,
    glint,
    announcements,
    profile,
    desk,
    notices,
    assessments,
  };
}
