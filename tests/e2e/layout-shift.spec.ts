/** Pages that draw themselves in their place: what somebody is about to press does not jump away. */
import type { Page } from '@playwright/test';
import { watchTraffic } from './support/axe';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

/** Goal of web.dev is 0.1; ours is stricter. */
const SHIFT_AT_MOST = 0.01;
const FORM = '/forms/gazelleForm?section=baseData';
const PLACES = ['/index', '/enterpriseCenter/declare', '/enterpriseCenter/messageNotice', FORM];

interface Shifting extends Window {
  shifts: { value: number; moved: string[] }[];
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node }[];
}

/** Runs in the page: notes what jumps without being asked to, and which parts. */
const noteShifts = () => {
  const shifting = window as unknown as Shifting;
  shifting.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
      if (!hadRecentInput)
        shifting.shifts.push({
          value,
          moved: sources.map(({ node }) => String(node?.textContent).slice(0, 30)),
        });
  }).observe({ type: 'layout-shift', buffered: true });
};

async function shiftsOf(page: Page, path: string): Promise<Shifting['shifts']> {
  const isQuiet = watchTraffic(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await isQuiet();
  return page.evaluate(() => (window as unknown as Shifting).shifts);
}

test.describe('Pages while they load (shiftsOf)', () => {
  for (const width of [1440, 1024, 768, 390])
    test(`do not jump at a width of ${width}`, async ({ page, company }) => {
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, company.client, '/favicon.svg');
      await page.addInitScript(noteShifts);
      for (const path of PLACES) {
        const shifts = await shiftsOf(page, path);
        const shift = shifts.reduce((sum, { value }) => sum + value, 0);
        expect(shift, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(SHIFT_AT_MOST);
      }
    });
});

test.describe('Home page without a network (/index)', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('does not jump where text of a closed tab waits in the browser', async ({
    page,
    context,
    company,
  }) => {
    await openAs(page, company.client, FORM);
    const business = page.locator('[id="baseData.main_business"]');
    await expect(business).toBeVisible();
    await context.setOffline(true);
    await business.fill('未保存的内容');
    await expect(page.getByText('离线，已存于本机').first()).toBeVisible({ timeout: 15_000 });
    // Closed first: with the network back, the tab would send its text.
    await page.close();
    await context.setOffline(false);
    const home = await context.newPage();
    await home.addInitScript(noteShifts);
    const shifts = await shiftsOf(home, '/index');
    await expect(home.getByRole('region', { name: '本机上尚未提交到服务器的内容' })).toBeVisible();
    expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThanOrEqual(SHIFT_AT_MOST);
  });
});
