/** Every call that lists or counts, as the people of the filled databases make it. */
import { type CallName, paths } from '../../domain/api/paths.generated';
import { FILTERED_CHECKS } from '../../domain/review/checks';
import { STATISTICS_BY } from '../../domain/statistics/table';

export const PEOPLE = {
  company: 'owner1',
  reviewer: 'reviewer1',
  admin: 'administrator1',
  expert: 'expert1',
} as const;
export type ScalePerson = keyof typeof PEOPLE;

export interface ScaleCall {
  who: ScalePerson | 'anybody';
  name: string;
  call: string;
}

const API = 'GET /api/v1.0';
/** In a tenth of all companies' names; in one of them; in one or a thousand filings' titles; in none. */
const WORDS = { wide: '智能装备', code: '91210100000000007X', subject: '研究777', none: '没有这样的词' };
/** Among a thousand filings the queue ends before the second. */
const LATER = ['current=25', 'current=500'];

const variants = (who: ScaleCall['who'], name: CallName, queries: string[]): ScaleCall[] =>
  queries.map((query) => ({
    who,
    name: `${name} ${decodeURIComponent(query)}`.trim(),
    call: query ? `${paths[name]}?${query}` : paths[name],
  }));

const keywords = Object.values(WORDS).map((word) => `keyword=${encodeURIComponent(word)}`);
const QUEUE = [
  '',
  ...LATER,
  'status=mine',
  'status=approved',
  'status=reviewing',
  'due=overdue',
  'due=soon',
  'due=notice_over',
  'mark=decided.2026-05',
  'assigned=me',
  'assigned=nobody',
  'program=keyproject&batch=2026-1',
  ...FILTERED_CHECKS.map((check) => `check=${check}`),
  'sorter=-submitted_at',
  'sorter=-updated_at',
  'sorter=company',
  'sorter=status',
  'sorter=program',
];

const ofCompany: ScaleCall[] = [
  ...variants('company', 'currentUser', ['']),
  ...variants('company', 'users', ['']),
  ...variants('company', 'messages', ['']),
  ...variants('company', 'glint', ['']),
  ...variants('company', 'notices', ['']),
  ...variants('company', 'declareDay', ['']),
  ...variants('company', 'reportInfo', ['', 'keyword=KP2026']),
  ...variants('company', 'continuable', ['program=jiebang_second']),
  ...variants('company', 'reusable', ['program=keyproject']),
  ...variants('company', 'questions', ['']),
  ...variants('company', 'publicAnswers', ['']),
  { who: 'company', name: 'info of gazelle', call: `${API}/gazelle/portal/declare/` },
  { who: 'company', name: 'info of hightech', call: `${API}/portal/report/companyRecInfo/` },
];

const ofOffice: ScaleCall[] = [
  ...variants('admin', 'reviewQueue', [...QUEUE, 'department=D210106', ...keywords, 'keyword=KP2026']),
  ...variants('reviewer', 'reviewQueue', [...QUEUE, ...keywords]),
  ...variants('admin', 'reviewDesk', ['']),
  ...variants('reviewer', 'reviewDesk', ['']),
  ...STATISTICS_BY.flatMap((by) => [
    ...variants('admin', 'statistics', [`by=${by}`]),
    ...variants('reviewer', 'statistics', [`by=${by}&year=2026`]),
  ]),
  ...variants('admin', 'managedWindows', ['', 'state=open']),
  ...variants('admin', 'reportQueue', ['', ...LATER, 'status=submitted', 'status=overdue', ...keywords]),
  ...variants('reviewer', 'reportQueue', ['', 'status=submitted', ...keywords]),
  ...variants('admin', 'managedCompanies', [
    '',
    'current=5',
    'current=500',
    'status=pending',
    'department=D210106',
    'sorter=name',
    'from=2026-05-01&to=2026-05-31',
    ...keywords,
  ]),
  ...variants('admin', 'noticeCompanies', keywords),
  ...variants('reviewer', 'noticeCompanies', keywords),
  ...variants('admin', 'assignees', ['']),
  ...variants('reviewer', 'assignees', ['']),
  ...variants('admin', 'expertAccounts', ['']),
  ...variants('admin', 'receivedQuestions', ['']),
  ...variants('admin', 'officeNotices', ['']),
  ...variants('admin', 'savedViews', ['']),
  ...variants('admin', 'creditCodeExceptions', ['']),
  ...variants('expert', 'assessments', ['']),
];

/** Filters of the portal's queue, each alone, and the order in which it opens. */
const FILTERS = [
  'status=mine&sorter=turn',
  'batch=2026-1',
  'year=2025',
  'department=D210106',
  'due=soon',
  'due=experts_late',
  'due=notice_over',
  'due=notice_ending',
  'mark=first',
  'mark=decided.2026-05',
];
const DESCENDING = ['sorter=submitted_at', 'sorter=-company', 'sorter=-status', 'sorter=-program'];

/** By the answers of one program: words that one, an eighth or none of the filings say, a sum, and both; with a column of each. */
const ANSWERS = [
  'answers=project_basic.project_name~研究777',
  'answers=project_basic.project_name~智能检测',
  'answers=project_basic.project_name~没有这样的词',
  'answers=budget_summary.sum_grant:100..150',
  'answers=budget_summary.sum_grant:0..',
  'answers=budget_summary.sum_grant:100..900;project_basic.project_name~智能&status=mine&sorter=turn',
].map((query) =>
  encodeURI(`program=keyproject&fields=project_basic.project_name,budget_summary.sum_grant&${query}`),
);

/** The calls of an office's day: its queue in every way, and its statistics. */
export const deskCalls: ScaleCall[] = (['reviewer', 'admin'] as const).flatMap((who) => [
  ...variants(who, 'reviewQueue', [...FILTERS, ...QUEUE, ...DESCENDING, ...keywords, ...ANSWERS]),
  ...variants(
    who,
    'statistics',
    STATISTICS_BY.map((by) => `by=${by}`),
  ),
]);

export const scaleCalls: ScaleCall[] = [
  ...ofCompany,
  ...ofOffice,
  ...variants('anybody', 'publicResults', [
    '',
    'current=10',
    'current=500',
    'list=notice',
    'list=decided',
    'program=keyproject',
    'batch=2025-1',
    ...keywords,
  ]),
];
