/** What is seen most under axe in the dark: its colours are others, all else is the same. */
import { openDemoClient } from '../support/server/api-client';
import { listFaultsOfPages } from './support/axe';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FILED = requireProgram('gazelle');
const DRAFTED = requireProgram('hightech');

test.use({ colorScheme: 'dark' });
test.setTimeout(480_000);

test.describe('Pages in dark colours (listFaultsOfPages)', () => {
  test('have no accessibility faults where a company or an office spends most time', async ({
    page,
    server,
  }) => {
    await page.goto('/login/login');
    const faults = await listFaultsOfPages(page, ['/login/login', '/results']);
    const company = await openDemoClient(server.url);
    const id = await prepareDemo(company, FILED, DRAFTED);
    await openAs(page, company, '/index');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
    const own = [
      '/enterpriseCenter/declare',
      '/enterpriseCenter/messageNotice',
      `${FILED.route}?view=receipt`,
    ];
    const sections = ['registration', 'finance', 'rd_expense', 'indicators'];
    const form = ['view=check', ...sections.map((section) => `section=${section}`)];
    faults.push(
      ...(await listFaultsOfPages(page, ['/index', ...own, ...form.map((at) => `${DRAFTED.route}?${at}`)])),
    );
    await openAs(page, await openDemoClient(server.url, 'admin'), '/index');
    const desk = ['/review/filings', '/review/windows', '/review/statistics', `/review/filing?id=${id}`];
    faults.push(...(await listFaultsOfPages(page, ['/index', ...desk])));
    expect(faults).toEqual([]);
  });
});
