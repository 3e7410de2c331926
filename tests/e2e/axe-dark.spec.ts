/** What is seen most under axe in the dark: its colours are others, all else is the same. */
import { demoClient } from '../support/server/api-client';
import { faultsOn } from './support/axe';
import { prepareDemo, programOf } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FILED = programOf('gazelle');
const DRAFTED = programOf('hightech');

test.use({ colorScheme: 'dark' });
test.setTimeout(480_000);

test.describe('Pages in dark colours (faultsOn)', () => {
  test('have no accessibility faults where a company or an office spends most time', async ({
    page,
    server,
  }) => {
    await page.goto('/login/login');
    const faults = await faultsOn(page, ['/login/login', '/results']);
    const company = await demoClient(server.url);
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
    faults.push(...(await faultsOn(page, ['/index', ...own, ...form.map((at) => `${DRAFTED.route}?${at}`)])));
    await openAs(page, await demoClient(server.url, 'admin'), '/index');
    const desk = ['/review/filings', '/review/windows', '/review/statistics', `/review/filing?id=${id}`];
    faults.push(...(await faultsOn(page, ['/index', ...desk])));
    expect(faults).toEqual([]);
  });
});
