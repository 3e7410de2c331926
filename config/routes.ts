import type { Right } from '../domain/accounts/roles';
import type { Program } from '../domain/definition';
import { GENERIC_ROUTE } from '../domain/program-documents/addresses';
import { getProgramPagePath, listTechnologyPlans } from '../domain/programs/find';
import { programs } from '../domain/programs/index.generated';
import type { Text } from '../domain/text';
import type { LineIconName } from '../src/design/icons';

/** Conditions that a signed-in person must meet to open a page. */
export interface PageAccess {
  right?: Right;
  /** The account belongs to a company. */
  company?: true;
  /** The account belongs to the administering side: an office. */
  office?: true;
}

/** Properties of a route that the portal reads from the open page. */
export interface PageRoute {
  path: string;
  /** Key of the title: `menu.<name>`. */
  name?: string;
  /** The same for people who see approved filings alone. */
  approvedName?: string;
  /** Title of a program's page, from its manifest. */
  title?: Text;
  access?: PageAccess;
  /** Name of the section, the first item of the breadcrumb. */
  section?: string;
}

/** One page, or a section of pages with an entry in the menu. Pages of a section inherit its access. */
export interface PortalPage extends Omit<PageRoute, 'section'> {
  component?: string;
  redirect?: string;
  /** Icon of an entry at the top level of the menu. */
  icon?: LineIconName;
  /** Place of the entry in the menu: at the top level or in a group of the menu; by default in its section. */
  place?: 'top' | MenuGroupName;
  /** Hides the page from the menu. Entries of the menu follow the order of the table. */
  hidden?: true;
  /** Path of the parent page; the parent's entry is marked in the menu while this page is open. */
  parent?: string;
  /** Shows the menu entry only to people who meet this condition, though others with the right may open the page. */
  entryFor?: PageAccess;
  pages?: PortalPage[];
}

/** Groups of the menu that are no section of addresses: the key of their title is `menu.<name>`. */
export const menuGroups = {
  outcomes: 'award',
  schedule: 'calendar',
} as const satisfies Record<string, LineIconName>;

export type MenuGroupName = keyof typeof menuGroups;

export interface UmiRoute extends PageRoute, Pick<PortalPage, 'component' | 'redirect'> {
  caseSensitive?: boolean;
  /** Renders no layout around its pages. umi's own option for this would add a chunk to load (src/app.tsx). */
  isBare?: true;
  routes?: UmiRoute[];
}

const company: PageAccess = { company: true };
const office: PageAccess = { office: true };
const right = (needed: Right): PageAccess => ({ right: needed });

/** A page whose component path equals its route path. */
const page = (path: string, name: string, more: Partial<PortalPage> = {}): PortalPage => ({
  path,
  name,
  component: `@/pages${path}`,
  ...more,
});

const notFound = (folder: string, more: Partial<PortalPage> = {}): PortalPage =>
  page(`${folder}/*`, 'notFound', { component: '@/pages/404', hidden: true, ...more });

/** A page without a menu entry of its own, reached from its parent page. */
const from = (parent: string, path: string, name: string, access: PageAccess): PortalPage =>
  page(path, name, { access, hidden: true, parent });

const programPage = ({ route, title }: Program): PortalPage => ({
  path: route,
  title,
  component: '@/pages/forms/ProgramForm',
  hidden: true,
  parent: '/forms/programs',
});

/** Pages that describe the programs; offices may open them, too. */
const catalogue: PortalPage[] = [
  page('/forms/programs', 'programs', { icon: 'catalogue', place: 'top' }),
  ...programs.map((program) => ({
    path: getProgramPagePath(program),
    title: program.title,
    component: '@/pages/forms/programs/Program',
    access: {},
    hidden: true as const,
    parent: '/forms/programs',
  })),
  // Programs that the office has published beside those of the release; their titles come with their documents.
  page(getProgramPagePath({ key: ':program' }), 'programs', {
    component: '@/pages/forms/programs/Program',
    access: {},
    hidden: true,
    parent: '/forms/programs',
  }),
];

const forms: PortalPage[] = [
  ...catalogue,
  ...programs.filter(({ plan }) => !plan).map(programPage),
  page(GENERIC_ROUTE, 'programs', {
    component: '@/pages/forms/ProgramForm',
    hidden: true,
    parent: '/forms/programs',
  }),
  page('/forms/TechnologyPlan', 'technologyPlan', {
    hidden: true,
    parent: '/forms/programs',
    pages: listTechnologyPlans().map(programPage),
  }),
  page('/forms/innovateFormIndex', 'innovateIndex', {
    component: '@/pages/forms/InnovateIndex',
    hidden: true,
    parent: '/forms/programs',
  }),
  notFound('/forms'),
];

const desk: PortalPage[] = [
  page('/review/filings', 'review', {
    approvedName: 'approvedFilings',
    icon: 'queue',
    place: 'top',
    access: right('review.list'),
  }),
  page('/review/toSign', 'toSign', { icon: 'sign', place: 'top', access: right('review.first') }),
  from('/review/filings', '/review/orders', 'orders', right('review.first')),
  from('/review/filings', '/review/filing', 'reviewFiling', right('review.read')),
  page('/review/reports', 'reviewReports', { icon: 'report', place: 'top', access: right('report.inspect') }),
  from('/review/reports', '/review/report', 'reviewReport', right('report.inspect')),
  page('/review/trials', 'trials', {
    component: '@/pages/system/programs/trials',
    place: 'schedule',
    access: right('review.read'),
  }),
  page('/review/notices', 'officeNotices', { place: 'schedule', access: right('notices.read') }),
  page('/review/assessments', 'assessments', {
    icon: 'assess',
    place: 'top',
    access: right('expert.review'),
  }),
  from('/review/assessments', '/review/assessment', 'assessment', right('expert.review')),
  page('/review/messages', 'messageNotice', {
    component: '@/pages/enterpriseCenter/messageNotice',
    icon: 'bell',
    place: 'top',
    access: office,
  }),
  page('/review/experts', 'experts', { place: 'outcomes', access: right('review.final') }),
  page('/review/ranking', 'ranking', { place: 'outcomes', access: right('ranking.read') }),
  page('/review/absences', 'absences', { place: 'schedule', access: right('review.first') }),
  page('/review/objections', 'objections', { place: 'outcomes', access: right('review.final') }),
  page('/review/appeals', 'appeals', { place: 'outcomes', access: right('review.final') }),
  page('/review/payments', 'payments', { place: 'outcomes', access: right('payment.read') }),
  page('/review/recognitions', 'recognitions', { place: 'outcomes', access: right('review.list') }),
  page('/review/statistics', 'statistics', { icon: 'chart', place: 'top', access: right('statistics.read') }),
  page('/review/windows', 'windows', { place: 'schedule', access: right('windows.read') }),
  page('/review/calendar', 'calendar', { place: 'schedule', access: right('windows.manage') }),
  page('/review/companies', 'companies', {
    icon: 'companies',
    place: 'top',
    access: right('companies.read'),
  }),
  from('/review/companies', '/review/company', 'company', right('companies.read')),
  from('/review/companies', '/review/creditCodes', 'creditCodes', right('companies.manage')),
  from('/review/companies', '/review/companyChanges', 'companyChanges', right('companies.read')),
  notFound('/review'),
];

const center: PortalPage[] = [
  page('/enterpriseCenter/information', 'information', { access: company }),
  page('/enterpriseCenter/library', 'library', { access: { right: 'filing.read', company: true } }),
  page('/enterpriseCenter/changes', 'changes', { access: company }),
  page('/enterpriseCenter/figures', 'figures', { access: { right: 'filing.read', company: true } }),
  page('/enterpriseCenter/recognitions', 'recognitions', { access: company }),
  page('/enterpriseCenter/declare', 'declare', { icon: 'filing', place: 'top', access: company }),
  page('/enterpriseCenter/reportInfo', 'reportInfo', { icon: 'record', place: 'top', access: company }),
  page('/enterpriseCenter/report', 'report', { access: company, hidden: true }),
  page('/enterpriseCenter/messageNotice', 'messageNotice', { icon: 'bell', place: 'top', access: company }),
  page('/enterpriseCenter/users', 'users', {
    access: right('users.manage'),
    entryFor: company,
  }),
  page('/enterpriseCenter/departments', 'departments', {
    access: { right: 'users.manage', company: true },
  }),
  page('/enterpriseCenter/mandates', 'mandates', {
    access: right('mandate.hold'),
  }),
  page('/enterpriseCenter/account', 'account', { entryFor: company }),
  notFound('/enterpriseCenter', { access: company }),
];

const system: PortalPage[] = [
  page('/system/users', 'users', {
    access: right('companies.manage'),
    component: '@/pages/enterpriseCenter/users',
  }),
  page('/system/programs', 'programEditions', { access: right('programs.compile') }),
  from('/system/programs', '/system/programs/design', 'programDesign', right('programs.compile')),
  from('/system/programs', '/system/programs/release', 'programRelease', right('programs.compile')),
  page('/system/workflows', 'workflows', { access: right('workflows.manage') }),
  page('/system/registers', 'registers', { access: right('house.manage') }),
  page('/system/webhooks', 'webhooks', { access: right('house.manage') }),
  page('/system/house', 'house', { access: right('house.manage') }),
  page('/system/status', 'systemStatus', { access: right('system.manage') }),
  page('/system/retention', 'retention', { access: right('system.manage') }),
  page('/system/readLog', 'readLog', { access: right('readlog.read') }),
  page('/system/auditLog', 'auditLog', { access: right('readlog.read') }),
  notFound('/system'),
];

/** The pages of signed-in people, in the order of the menu. */
export const portal: readonly PortalPage[] = [
  page('/index', 'home', { icon: 'home' }),
  page('/preview', 'preview', { hidden: true }),
  {
    path: '/forms',
    redirect: '/index',
    name: 'forms',
    access: company,
    pages: forms,
  },
  { path: '/review', redirect: '/review/filings', name: 'desk', pages: desk },
  { path: '/system', redirect: '/system/users', name: 'system', icon: 'settings', pages: system },
  {
    path: '/enterpriseCenter',
    redirect: '/enterpriseCenter/information',
    name: 'enterpriseCenter',
    icon: 'company',
    pages: center,
  },
  page('/interaction', 'interaction', { icon: 'question' }),
  page('/help', 'help', { hidden: true }),
  notFound(''),
];

/** Pages that need no sign-in. */
const outside: PortalPage[][] = [
  [
    { path: '/login', redirect: '/login/login' },
    page('/login/login', 'login'),
    page('/login/register', 'register'),
    notFound('/login'),
  ],
  [page('/check', 'check')],
  [page('/results', 'results')],
  [page('/phone', 'phone')],
  // Every part in every state, while developing; not found anywhere else.
  [notFound('/design', { component: '@/pages/design' })],
];

/**
 * umi's routes of a page and of the pages in it. A section without a page of its own becomes their parent and redirects to one of
 * them; otherwise the routes are siblings. Properties that only the menu needs are left out.
 */
function routesOf({ pages = [], ...page }: PortalPage, inherited?: PageAccess, outer?: string): UmiRoute[] {
  const { icon, place, hidden, parent, entryFor, ...own } = page;
  const access = own.access ?? inherited;
  const inner = pages.flatMap((each) => routesOf(each, access, outer ?? own.name));
  if (own.redirect && inner.length > 0) {
    const { path, redirect } = own;
    return [{ path, isBare: true, routes: [{ path, redirect }, ...inner] }];
  }
  return [{ ...own, ...(access && { access }), ...(outer && { section: outer }) }, ...inner];
}

/** Every path is matched with its case: the specification has both technologyPlanA and TechnologyPlanB. */
const exact = (route: UmiRoute): UmiRoute => ({
  ...route,
  caseSensitive: true,
  ...(route.routes && { routes: route.routes.map(exact) }),
});

/** umi's route tree around the pages of signed-in people. */
export const buildUmiRoutes = (inside: readonly PortalPage[]): UmiRoute[] =>
  [
    ...outside.map((group) => ({
      path: group[0]?.path ?? '',
      component: '@/layouts/LoginLayout',
      routes: group.flatMap((each) => routesOf(each)),
    })),
    {
      path: '/',
      component: '@/layouts/BasicLayout',
      routes: [{ path: '/', redirect: '/index' }, ...inside.flatMap((each) => routesOf(each))],
    },
  ].map(exact);

const routes = buildUmiRoutes(portal);

const pathsOf = ({ path, component, routes: inner }: UmiRoute): string[] =>
  inner ? inner.flatMap(pathsOf) : component ? [path] : [];

/** Route patterns of all pages; page views are counted by them. */
export const pages: readonly string[] = routes.flatMap(pathsOf);

export default routes;
