import {
  ApartmentOutlined,
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  CalendarOutlined,
  ExperimentOutlined,
  FieldTimeOutlined,
  FileDoneOutlined,
  FileProtectOutlined,
  FileSearchOutlined,
  FormOutlined,
  HomeOutlined,
  IdcardOutlined,
  NotificationOutlined,
  QuestionCircleOutlined,
  ShopOutlined,
  SolutionOutlined,
  TeamOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { MenuDataItem } from '@ant-design/pro-layout';
import type { Right } from '@domain/accounts/roles';
import type { CurrentUser } from '@domain/calls/accounts';
import type { Program } from '@domain/definition';
import { plans } from '@domain/programs/find';
import { programs } from '@domain/programs/index.generated';
import type { Text } from '@domain/text';

type Say = (text: Text) => string;

/** Texts of programs come from their manifests, in the language in use. */
const programEntry = (program: Program, say: Say): MenuDataItem => ({
  path: program.route,
  name: say(program.title),
  locale: false,
});

/** `name` is the name of the route: pro-layout takes the text from `menu.<name>`. */
const entry = (path: string, name: string, icon: JSX.Element): MenuDataItem => ({
  path,
  name,
  locale: `menu.${name}`,
  icon,
});

function planEntries(say: Say): MenuDataItem[] {
  if (plans.length === 0) return [];
  const routes = plans.map((program) => programEntry(program, say));
  return [
    {
      ...entry('/forms/TechnologyPlan', 'technologyPlan', <ExperimentOutlined aria-hidden />),
      children: routes,
    },
  ];
}

function forms(say: Say): MenuDataItem {
  const single = programs.filter((program) => !program.plan);
  const routes = [...single.map((program) => programEntry(program, say)), ...planEntries(say)];
  return { ...entry('/forms', 'forms', <FormOutlined aria-hidden />), children: routes };
}

function center({ company, permissions }: CurrentUser): MenuDataItem {
  const managesUsers = permissions.includes('users.manage');
  const ofCompany = [
    entry('/enterpriseCenter/information', 'information', <IdcardOutlined aria-hidden />),
    entry('/enterpriseCenter/declare', 'declare', <FileDoneOutlined aria-hidden />),
    entry('/enterpriseCenter/reportInfo', 'reportInfo', <AuditOutlined aria-hidden />),
    entry('/enterpriseCenter/messageNotice', 'messageNotice', <BellOutlined aria-hidden />),
  ];
  const users = entry('/enterpriseCenter/users', 'users', <TeamOutlined aria-hidden />);
  const departments = entry(
    '/enterpriseCenter/departments',
    'departments',
    <ApartmentOutlined aria-hidden />,
  );
  return {
    ...entry('/enterpriseCenter', 'enterpriseCenter', <BookOutlined aria-hidden />),
    children: [
      ...(company ? ofCompany : []),
      ...(managesUsers ? [users] : []),
      ...(managesUsers && company ? [departments] : []),
      entry('/enterpriseCenter/account', 'account', <UserOutlined aria-hidden />),
    ],
  };
}

/** What the administering side works with: each page stands under the right that opens it. */
const DESK: [Right, MenuDataItem][] = [
  ['review.first', entry('/review/filings', 'review', <SolutionOutlined aria-hidden />)],
  ['report.review', entry('/review/reports', 'reviewReports', <FileProtectOutlined aria-hidden />)],
  ['notices.send', entry('/review/notices', 'officeNotices', <NotificationOutlined aria-hidden />)],
  ['expert.review', entry('/review/assessments', 'assessments', <FileSearchOutlined aria-hidden />)],
  ['statistics.read', entry('/review/statistics', 'statistics', <BarChartOutlined aria-hidden />)],
  ['windows.manage', entry('/review/windows', 'windows', <FieldTimeOutlined aria-hidden />)],
  ['windows.manage', entry('/review/calendar', 'calendar', <CalendarOutlined aria-hidden />)],
  ['companies.manage', entry('/review/companies', 'companies', <ShopOutlined aria-hidden />)],
];

function desk({ permissions }: CurrentUser): MenuDataItem[] {
  const children = DESK.filter(([right]) => permissions.includes(right)).map(([, item]) => item);
  if (children.length === 0) return [];
  return [{ ...entry('/review', 'desk', <BankOutlined aria-hidden />), children }];
}

/** Pages without an entry of their own, and the one that they are reached from. */
const REACHED_FROM: Partial<Record<string, string>> = {
  '/review/filing': '/review/filings',
  '/review/report': '/review/reports',
  '/review/assessment': '/review/assessments',
  '/review/company': '/review/companies',
  '/review/creditCodes': '/review/companies',
};

/** The path of the entry that is marked on a page. */
export const markedOn = (pathname: string): string => REACHED_FROM[pathname.replace(/\/$/, '')] ?? pathname;

/** The entries for this person. Who belongs to no company files nothing. */
export const menuOf = (user: CurrentUser | null, say: Say): MenuDataItem[] => [
  entry('/index', 'home', <HomeOutlined aria-hidden />),
  ...(user?.company ? [forms(say)] : []),
  ...(user ? [...desk(user), center(user)] : []),
  entry('/interaction', 'interaction', <QuestionCircleOutlined aria-hidden />),
];
