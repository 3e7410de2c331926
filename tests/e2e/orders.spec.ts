/** Deciding on several filings at once, and taking a decision back before the company hears of it. */
import { paths } from '../../domain/api/paths.generated';
import type { ReviewData } from '../../domain/review/calls';
import type { ScheduledDecisionData } from '../../domain/review/scheduled-decision-calls';
import { DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { PDF } from '../support/server/upload-client';
import { withId } from '../support/with-id';
import { requireProgram, submitSample } from './support/filed';
import { test as base, expect } from './support/fixtures';
import { signIn } from './support/portal';

const HOLD_SECONDS = 8;
const PROGRAMS = ['scientistadvisor', 'overseasproject', 'foreignproject'];
const PAPER = { name: '证明材料.pdf', bytes: PDF };

/** A server that holds decisions, as one in use does. */
const test = base.extend<object, { server: RealServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from this pattern.
    async ({}, use) => {
      const server = await new RealServer({ DECISION_HOLD_SECONDS: String(HOLD_SECONDS) }).start();
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.describe('Filings page (/review/filings)', () => {
  test('passes two of three selected filings, and shows why the third is left out', async ({
    page,
    server,
  }) => {
    const [company, officer] = await Promise.all([
      openDemoClient(server.url),
      openDemoClient(server.url, 'reviewer'),
    ]);
    const ids: string[] = [];
    for (const key of PROGRAMS)
      ids.push(await submitSample(company, requireProgram(key), { files: [PAPER] }));
    const [first = '', second = '', third = ''] = ids;
    const statusOf = async (id: string) =>
      (await officer.must<ReviewData>(withId(paths.reviewFiling, id))).filing.status;

    await signIn(page, 'reviewer', DEMO_PASSWORD);
    await page.goto('/review/filings');
    const boxes = page.getByRole('checkbox', { name: /^选择 / });
    await expect(boxes).toHaveCount(3);
    await expect(page.getByRole('checkbox', { name: '选择本页全部' })).not.toBeChecked();
    for (const box of await boxes.all()) await box.check();

    const { filing } = await officer.must<ReviewData>(withId(paths.reviewFiling, third));
    await officer.must(withId(paths.decideFiling, third), {
      action: 'return_first',
      version: filing.version,
      opinion: '请补正',
      reasons: ['mismatch'],
      days: 5,
    });

    await page.getByRole('button', { name: '办理选中的3件' }).click();
    const drawer = page.getByRole('dialog', { name: /^办理选中的3件申报/ });
    await drawer.getByRole('radio', { name: '初审通过（2件）' }).check();
    const leftOut = drawer.getByRole('alert').filter({ hasText: '不能办理1件' });
    await expect(leftOut).toContainText('当前为“退回修改”');
    await drawer.getByLabel('审核意见').fill('同意');
    await drawer.getByRole('button', { name: '提交办理2件' }).click();
    await expect(drawer.getByText('待生效2件')).toBeVisible();
    expect(await statusOf(first)).toBe('submitted');
    await expect(drawer.getByText('成功2件，失败0件')).toBeVisible({ timeout: 20_000 });
    expect(await Promise.all([first, second, third].map(statusOf))).toEqual([
      'district_passed',
      'district_passed',
      'returned',
    ]);
    await drawer.getByRole('button', { name: /^(Close|关闭)$/ }).click();
    await page.getByRole('link', { name: '我的办理' }).click();
    await expect(page.getByRole('row').filter({ hasText: '成功2件，失败0件' })).toBeVisible();
  });

  test('passes a filing from its card on a phone, with the filters behind one button', async ({
    page,
    server,
  }) => {
    const company = await openDemoClient(server.url);
    await submitSample(company, requireProgram('researchproject'), { files: [PAPER] });
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page, 'reviewer', DEMO_PASSWORD);
    await page.goto('/review/filings');
    await page.getByRole('button', { name: '筛选', exact: true }).click();
    const filters = page.getByRole('dialog', { name: '筛选', exact: true });
    await expect(filters.getByRole('combobox', { name: '申报项目' })).toBeVisible();
    await filters.getByRole('button', { name: /^查看\d+项$/ }).click();
    await expect(filters).toBeHidden();
    await page
      .getByRole('button', { name: /^初审通过：/ })
      .first()
      .click();
    const drawer = page.getByRole('dialog', { name: '办理申报' });
    await expect(drawer.getByRole('radio', { name: '初审通过' })).toBeChecked();
    await drawer.getByLabel('审核意见').fill('同意');
    await drawer.getByRole('button', { name: '提交办理1件' }).click();
    await expect(drawer.getByText('成功1件，失败0件')).toBeVisible({ timeout: 20_000 });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBe(390);
  });
});

test.describe('Filing page of the office (/review/filing)', () => {
  test('withdraws a decision by a key, and restores everything written', async ({ page, server }) => {
    const company = await openDemoClient(server.url);
    const id = await submitSample(company, requireProgram('serverproject'), { files: [PAPER] });
    await signIn(page, 'reviewer', DEMO_PASSWORD);
    await page.goto(`/review/filing?id=${id}`);
    await page.getByRole('radio', { name: '初审通过' }).check();
    await page.getByLabel('审核意见').fill('符合条件，同意推荐');
    await page.getByRole('button', { name: '提交办理' }).click();
    await expect(page.getByRole('button', { name: '撤回办理' })).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByRole('radio', { name: '初审通过' })).toBeChecked();
    await expect(page.getByLabel('审核意见')).toHaveValue('符合条件，同意推荐');
    const officer = await openDemoClient(server.url, 'reviewer');
    const { filing, held } = await officer.must<ReviewData>(withId(paths.reviewFiling, id));
    expect([filing.status, held]).toEqual(['submitted', null]);
  });
});

test.describe('List decision after a crash (RealServer)', () => {
  test('continues where the server was killed, and decides nothing twice', async () => {
    const server = new RealServer({ DECISION_HOLD_SECONDS: '1' });
    await server.start();
    try {
      const [company, officer] = await Promise.all([
        openDemoClient(server.url),
        openDemoClient(server.url, 'reviewer'),
      ]);
      const read = (id: string) => officer.must<ReviewData>(withId(paths.reviewFiling, id));
      const filings: { id: string; version: number }[] = [];
      for (const key of [...PROGRAMS, 'serverproject', 'researchproject']) {
        const id = await submitSample(company, requireProgram(key), { files: [PAPER] });
        filings.push({ id, version: (await read(id)).filing.version });
      }
      const { id } = await officer.must<ScheduledDecisionData>(paths.orderDecision, {
        action: 'pass_first',
        opinion: '同意',
        filings,
      });
      const counts = async () =>
        (await officer.must<ScheduledDecisionData>(withId(paths.decisionOrder, id))).counts;
      await expect
        .poll(async () => (await counts()).done, { intervals: [2], timeout: 20_000 })
        .toBeGreaterThan(0);
      await server.end('SIGKILL');
      await server.start();
      await expect.poll(async () => (await counts()).waiting, { timeout: 20_000 }).toBe(0);
      expect(await counts()).toMatchObject({ done: filings.length, refused: 0 });
      for (const each of filings) {
        const { filing, log } = await read(each.id);
        expect(filing.status).toBe('district_passed');
        expect(log.filter(({ action }) => action === 'pass_first')).toHaveLength(1);
      }
    } finally {
      await server.remove();
    }
  });
});
