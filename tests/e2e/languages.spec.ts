/** The interface in Arabic: every text stands under the language that it is written in, and what the portal itself says is Arabic. */
import { requireForm } from '../support/require-form';
import { openDemoClient } from '../support/server/api-client';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FILED = requireProgram('gazelle');
const DRAFTED = requireProgram('hightech');

/** Runs in the page: texts under another language than their letters say. */
const misplaced = () => {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const around = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
    const isArabic = /\p{Script=Arabic}/u.test(text);
    const isEnglish = !isArabic && /\p{Script=Latin}{3}\P{L}+\p{Script=Latin}{3}/u.test(text);
    if ((isArabic && around !== 'ar') || (isEnglish && around === 'ar')) found.push(`${around}: ${text}`);
  }
  return found;
};

test.describe('Pages in Arabic (misplaced)', () => {
  test("mark each text of a company's pages with its language", async ({ page, server }) => {
    test.setTimeout(120_000);
    const client = await openDemoClient(server.url);
    await prepareDemo(client, FILED, DRAFTED);
    const [section] = requireForm(DRAFTED.key).sections;
    await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'));
    await openAs(page, client, '/index');
    const paths = [
      '/index',
      '/forms/programs',
      `/forms/programs/${FILED.key}`,
      '/enterpriseCenter/messageNotice',
    ];
    for (const path of [
      ...paths,
      `${DRAFTED.route}?section=${section?.key}`,
      `${DRAFTED.route}?view=check`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
      await expect.poll(() => page.evaluate(misplaced), path).toEqual([]);
    }
  });

  test("mark each text of an office's pages with its language, and have their own in Arabic", async ({
    page,
    server,
  }) => {
    test.setTimeout(120_000);
    const id = await prepareDemo(await openDemoClient(server.url), FILED, DRAFTED);
    await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'));
    await openAs(page, await openDemoClient(server.url, 'admin'), '/index');
    const desk = ['filings', 'windows', 'statistics', 'experts', 'companies', `filing?id=${id}`];
    for (const path of [
      '/index',
      ...desk.map((name) => `/review/${name}`),
      '/system/house',
      '/system/retention',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.ant-skeleton, .ant-spin-spinning')).toHaveCount(0);
      await expect.poll(() => page.evaluate(misplaced), path).toEqual([]);
      for (const label of await page.locator('main').getByRole('button').allTextContents())
        expect(label, path).not.toMatch(/^[A-Z][a-z]+( [a-z]+)*$/);
    }
  });

  test('show programs, states, messages and their kinds in Arabic', async ({ page, server }) => {
    const client = await openDemoClient(server.url);
    await prepareDemo(client, FILED, DRAFTED);
    await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'));
    await openAs(page, client, '/enterpriseCenter/messageNotice');
    await expect(page.getByRole('button', { name: /التقارير المطلوبة/ })).toBeVisible();
    const message = page.getByRole('article').first().locator('p bdi');
    await expect(message).toContainText(/\p{Script=Arabic}/u);
    await page.goto('/enterpriseCenter/declare');
    await expect(page.getByText('تصريح الشركات الغزالية').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText('مُقدَّم', { exact: true }).first()).toBeVisible();
  });

  test('give help in Arabic, to a company and to an office', async ({ page, server }) => {
    await page.addInitScript(() => localStorage.setItem('umi_locale', 'ar'));
    for (const account of ['demo', 'admin']) {
      await openAs(page, await openDemoClient(server.url, account), '/help');
      const titles = page.getByRole('region', { name: 'كل المساعدة' }).getByRole('link');
      await expect(titles.nth(9)).toBeVisible();
      for (const title of await titles.allTextContents()) expect(title).toMatch(/\p{Script=Arabic}/u);
      await titles.first().click();
      const steps = page.locator('main li');
      await expect(steps.first()).toBeVisible();
      for (const step of await steps.allTextContents()) expect(step).toMatch(/\p{Script=Arabic}/u);
    }
  });
});
