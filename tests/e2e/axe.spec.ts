/**
 * Every route under axe, as a person with the right to it sees it, at the width of a desk and of a telephone; and none
 * wider than 320 px. Pages that show more with something in them are opened with it.
 */
import { pages } from '../../config/routes';
import { paths } from '../../domain/api/paths.generated';
import type { Form } from '../../domain/definition';
import type { ReportInfo } from '../../domain/filing/calls';
import { requireForm } from '../support/require-form';
import { openDemoClient } from '../support/server/api-client';
import { listFaultsOfPages } from './support/axe';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

interface FirstOf {
  list: { id: string }[];
}

const NOWHERE = '/no-such-page';
const FILED = requireProgram('gazelle');
const DRAFTED = requireProgram('hightech');

/** Pages that show one record, which their address has to name: they are opened with one. */
const OF_ONE = [
  '/review/filing',
  '/review/assessment',
  '/review/report',
  '/review/company',
  '/enterpriseCenter/report',
];

/** Pages about programs differ in their texts alone: one with alternatives and one with kinds stand for all. */
const ABOUT = ['/forms/programs/gazelle', '/forms/programs/innovation_platform'];
const isAlike = (path: string) => path.startsWith('/forms/programs/') && !ABOUT.includes(path);

const routes = pages.filter((path) => !path.endsWith('*') && !OF_ONE.includes(path) && !isAlike(path));
const isOutside = (path: string) => /^\/(login|check|results|phone)\b/.test(path);
const isDesk = (path: string) => /^\/(review|system)\//.test(path);

/** Of a form the sections that look different: the last of each kind. */
const sectionsOf = ({ sections }: Form): string[] => [
  ...new Map(sections.map((each) => [each.kind + (each.kind === 'table' && each.layout), each.key])).values(),
];

test.setTimeout(600_000);
// Each prepares its own: the file would hold up the others at the end of a run.
test.describe.configure({ mode: 'parallel' });

test.describe('Pages (listFaultsOfPages)', () => {
  test('have no accessibility faults without a session', async ({ page }) => {
    await page.goto('/login/login');
    expect(await listFaultsOfPages(page, [...routes.filter(isOutside), NOWHERE])).toEqual([]);
  });

  test('have no accessibility faults for an owner with a filing and a draft', async ({ page, server }) => {
    const client = await openDemoClient(server.url);
    const id = await prepareDemo(client, FILED, DRAFTED);
    const { reports_due: due } = await client.must<ReportInfo>(paths.reportInfo);
    await openAs(page, client, '/index');
    const faults = await listFaultsOfPages(page, [
      `/enterpriseCenter/report?id=${due[0]?.id}`,
      ...routes.filter((path) => !isOutside(path) && !isDesk(path)),
      `${FILED.route}?id=${id}`,
      `${FILED.route}?id=${id}&view=log`,
      `${FILED.route}?id=${id}&view=questions`,
      `${FILED.route}?view=receipt`,
      `${DRAFTED.route}?view=check`,
      ...sectionsOf(requireForm(DRAFTED.key)).map((section) => `${DRAFTED.route}?section=${section}`),
      NOWHERE,
    ]);
    expect(faults).toEqual([]);
  });

  test('have no accessibility faults for an administrator with a filing to decide', async ({
    page,
    server,
  }) => {
    const id = await prepareDemo(await openDemoClient(server.url), FILED, DRAFTED);
    const client = await openDemoClient(server.url, 'admin');
    const company = await client.must<FirstOf>(paths.managedCompanies);
    const report = await client.must<FirstOf>(paths.reportQueue);
    await openAs(page, client, '/index');
    const faults = await listFaultsOfPages(page, [
      '/index',
      ...routes.filter(isDesk),
      `/review/filing?id=${id}`,
      `/review/company?id=${company.list[0]?.id}`,
      `/review/report?id=${report.list[0]?.id}`,
      '/interaction',
      '/help?topic=webhookFormat',
      '/enterpriseCenter/account',
    ]);
    expect(faults).toEqual([]);
  });

  test('have no accessibility faults for an expert', async ({ page, server }) => {
    const client = await openDemoClient(server.url, 'expert');
    const { list } = await client.must<FirstOf>(paths.assessments);
    await openAs(page, client, '/index');
    const places = ['/index', '/review/assessments', `/review/assessment?id=${list[0]?.id}`];
    expect(await listFaultsOfPages(page, places)).toEqual([]);
  });

  test('have no accessibility faults in Arabic', async ({ page, server }) => {
    const client = await openDemoClient(server.url);
    await prepareDemo(client, FILED, DRAFTED);
    await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'));
    await page.goto('/login/login');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const faults = await listFaultsOfPages(page, ['/login/login', '/login/register', '/check']);
    await openAs(page, client, '/index');
    const [section = ''] = sectionsOf(requireForm(DRAFTED.key));
    const inside = await listFaultsOfPages(page, [
      '/index',
      '/interaction',
      '/help',
      '/enterpriseCenter/declare',
      '/enterpriseCenter/information',
      '/enterpriseCenter/users',
      '/forms/TechnologyPlan',
      DRAFTED.route,
      `${DRAFTED.route}?section=${section}`,
      `${DRAFTED.route}?view=check`,
    ]);
    expect([...faults, ...inside]).toEqual([]);
  });
});
