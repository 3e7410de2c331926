import { programs } from '../domain/programs/index.generated';

interface Route {
  path: string;
  component?: string;
  redirect?: string;
  name?: string;
  caseSensitive?: boolean;
  routes?: Route[];
}

/** Every path is matched with its case: the specification has both technologyPlanA and TechnologyPlanB. */
const exact = (route: Route): Route => ({
  ...route,
  caseSensitive: true,
  ...(route.routes && { routes: route.routes.map(exact) }),
});

/** Routes that the specification names for programs. One without a manifest says that its module is being built. */
const specified = [
  '/forms/declareForm',
  '/forms/gazelleForm',
  '/forms/innovateForm',
  '/forms/incubationCarrier',
  '/forms/unveilingProject',
  '/forms/achievementProject',
  '/forms/technologyPlanA',
  ...[...'BCDEFGHIJ'].map((letter) => `/forms/TechnologyPlan${letter}`),
];

const built = new Set(programs.map((program) => program.route));

const programRoutes: Route[] = [
  ...programs.map(({ route }) => ({ path: route, component: '@/pages/forms/ProgramForm' })),
  ...specified
    .filter((path) => !built.has(path))
    .map((path) => ({ path, name: 'underConstruction', component: '@/pages/forms/UnderConstruction' })),
];

/** The routes of the specification's section 2. `name` is the key of the title and of the menu entry: `menu.<name>`. */
const routes: Route[] = [
  {
    path: '/login',
    component: '@/layouts/LoginLayout',
    routes: [
      { path: '/login', redirect: '/login/login' },
      { path: '/login/login', name: 'login', component: '@/pages/login/login' },
      { path: '/login/register', name: 'register', component: '@/pages/login/register' },
      { path: '/login/*', name: 'notFound', component: '@/pages/404' },
    ],
  },
  {
    path: '/check',
    component: '@/layouts/LoginLayout',
    routes: [{ path: '/check', name: 'check', component: '@/pages/check' }],
  },
  {
    path: '/results',
    component: '@/layouts/LoginLayout',
    routes: [{ path: '/results', name: 'results', component: '@/pages/results' }],
  },
  {
    path: '/',
    component: '@/layouts/BasicLayout',
    routes: [
      { path: '/', redirect: '/index' },
      { path: '/index', name: 'home', component: '@/pages/index' },
      { path: '/preview', name: 'preview', component: '@/pages/preview' },
      { path: '/interaction', name: 'interaction', component: '@/pages/interaction' },
      { path: '/review', redirect: '/review/filings' },
      { path: '/review/filings', name: 'review', component: '@/pages/review/filings' },
      { path: '/review/windows', name: 'windows', component: '@/pages/review/windows' },
      { path: '/review/calendar', name: 'calendar', component: '@/pages/review/calendar' },
      { path: '/review/filing', name: 'reviewFiling', component: '@/pages/review/filing' },
      { path: '/review/notices', name: 'officeNotices', component: '@/pages/review/notices' },
      { path: '/review/assessments', name: 'assessments', component: '@/pages/review/assessments' },
      { path: '/review/assessment', name: 'assessment', component: '@/pages/review/assessment' },
      { path: '/review/statistics', name: 'statistics', component: '@/pages/review/statistics' },
      { path: '/review/reports', name: 'reviewReports', component: '@/pages/review/reports' },
      { path: '/review/report', name: 'reviewReport', component: '@/pages/review/report' },
      { path: '/review/companies', name: 'companies', component: '@/pages/review/companies' },
      { path: '/review/company', name: 'company', component: '@/pages/review/company' },
      { path: '/review/creditCodes', name: 'creditCodes', component: '@/pages/review/creditCodes' },
      {
        path: '/forms',
        component: '@/layouts/FormsLayout',
        routes: [
          { path: '/forms', redirect: '/index' },
          {
            path: '/forms/TechnologyPlan',
            name: 'technologyPlan',
            component: '@/pages/forms/TechnologyPlan',
          },
          {
            path: '/forms/innovateFormIndex',
            name: 'innovateIndex',
            component: '@/pages/forms/InnovateIndex',
          },
          ...programRoutes,
          { path: '/forms/*', name: 'notFound', component: '@/pages/404' },
        ],
      },
      // Accounts stand beside what belongs to a company: the administering side has them too.
      { path: '/enterpriseCenter/users', name: 'users', component: '@/pages/enterpriseCenter/users' },
      {
        path: '/enterpriseCenter/departments',
        name: 'departments',
        component: '@/pages/enterpriseCenter/departments',
      },
      { path: '/enterpriseCenter/account', name: 'account', component: '@/pages/enterpriseCenter/account' },
      {
        path: '/enterpriseCenter',
        component: '@/layouts/CenterLayout',
        routes: [
          { path: '/enterpriseCenter', redirect: '/enterpriseCenter/information' },
          {
            path: '/enterpriseCenter/information',
            name: 'information',
            component: '@/pages/enterpriseCenter/information',
          },
          {
            path: '/enterpriseCenter/declare',
            name: 'declare',
            component: '@/pages/enterpriseCenter/declare',
          },
          {
            path: '/enterpriseCenter/reportInfo',
            name: 'reportInfo',
            component: '@/pages/enterpriseCenter/reportInfo',
          },
          { path: '/enterpriseCenter/report', name: 'report', component: '@/pages/enterpriseCenter/report' },
          {
            path: '/enterpriseCenter/messageNotice',
            name: 'messageNotice',
            component: '@/pages/enterpriseCenter/messageNotice',
          },
          { path: '/enterpriseCenter/*', name: 'notFound', component: '@/pages/404' },
        ],
      },
      { path: '/*', name: 'notFound', component: '@/pages/404' },
    ],
  },
];

const pathsOf = ({ path, component, routes: inner }: Route): string[] =>
  inner ? inner.flatMap(pathsOf) : component ? [path] : [];

/** The pattern of each page, as page views name it. */
export const pages: readonly string[] = routes.flatMap(pathsOf);

export default routes.map(exact);
