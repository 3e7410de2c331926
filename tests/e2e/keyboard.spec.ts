/** The main job with the keyboard alone: sign in, fill a field and a row, see them saved, come to what stands in the way. */
import type { Locator, Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import { requireForm } from '../support/require-form';
import { openDemoClient } from '../support/server/api-client';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { getPasswordField, getUsernameField, openAs } from './support/portal';

const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
/** More stops than any page has. */
const STOPS = 250;
/** From where a page begins to the act that it is there for. */
const STOPS_TO_ACT = 12;

/** Nothing lies over the middle of what has the focus, the fixed bar neither. */
const isInSight = (focused: Locator) =>
  focused.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  });

/** Goes from stop to stop until this one has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await isInSight(target), `${target} is in sight`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is no stop of the keyboard`);
}

test.describe('Keyboard (Tab, Enter)', () => {
  test('[focus section refused] fills in, saves and checks a form without a mouse', async ({
    page,
    company,
  }) => {
    test.setTimeout(180_000);
    const section = (name: string) => page.getByRole('main').getByRole('link', { name }).first();
    const open = async (target: Locator) => {
      await tabTo(page, target);
      await page.keyboard.press('Enter');
    };

    await page.goto('/login/login');
    await tabTo(page, getUsernameField(page));
    await page.keyboard.type(company.username);
    await tabTo(page, getPasswordField(page));
    await page.keyboard.type(company.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);

    await open(page.getByRole('link', { name: '开始申报 瞪羚企业申报' }));
    await open(section('企业基本信息'));
    await tabTo(page, page.locator('[id="baseData.main_business"]'));
    await page.keyboard.type('工业机器人');
    await open(section('股权融资情况'));
    await open(page.getByRole('button', { name: /^添加一行$/ }));
    await tabTo(page, page.locator('[id="financingData[0].investor"]'));
    await page.keyboard.type('甲资本');
    await expect(page.getByRole('status').filter({ hasText: /已自动保存/ })).toBeVisible({ timeout: 20_000 });
    await expect
      .poll(async () => (await company.client.must<Filing>(CURRENT)).data)
      .toMatchObject({ baseData: { main_business: '工业机器人' }, financingData: [{ investor: '甲资本' }] });

    await open(page.getByRole('link', { name: '预览并提交' }).first());
    const summary = page.getByRole('alert').filter({ hasText: '提交前请修正以下问题' });
    await expect(page.getByRole('heading', { level: 2, name: '预览并提交' })).toBeFocused();
    await expect(summary).toHaveCount(0);
    await open(page.getByRole('button', { name: '确认提交' }));
    await expect(summary).toBeFocused();
    // So many faults are folded by section, the first of them open.
    await page.keyboard.press('Tab');
    await expect(summary.locator('summary').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(summary.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps the cell with the focus in sight in a low window', async ({ page, company }) => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await openAs(page, company.client, '/forms/innovateForm?selectIndex=1&section=staffData');
    const add = page.getByRole('main').getByRole('button', { name: '添加一行' });
    for (let row = 0; row < 5; row += 1) await add.click();
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key);
      const cell = page.locator('td :focus');
      await expect(cell).toBeVisible();
      expect(await isInSight(cell), `the cell is in sight after ${key}`).toBe(true);
    }
  });

  test('skips the menu at the first stop', async ({ page, company }) => {
    await page.goto('/login/login');
    await getUsernameField(page).fill(company.username);
    await getPasswordField(page).fill(company.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/index$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

  /** Presses Tab, and Enter on each of the links that skip something, until this one has the focus. Answers how many keys. */
  async function keysTo(page: Page, target: Locator, skips: string[]): Promise<number> {
    await expect(target).toBeVisible();
    for (let keys = 0; keys < STOPS; keys += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        expect(await isInSight(target), `${target} is in sight`).toBe(true);
        return keys;
      }
      const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
      await page.keyboard.press(skips.includes(text) ? 'Enter' : 'Tab');
    }
    throw new Error(`${target} is no stop of the keyboard`);
  }

  test('reaches the main action of a page near its start', async ({ page, server }) => {
    const filed = requireProgram('gazelle');
    const drafted = requireProgram('hightech');
    const client = await openDemoClient(server.url);
    const id = await prepareDemo(client, filed, drafted);
    const form = requireForm(drafted.key);
    const begins = () =>
      expect(page.getByRole('heading', { level: 2 }).and(page.locator(':focus'))).toBeVisible();

    await openAs(page, client, `${drafted.route}?section=${form.sections[0]?.key}`);
    await begins();
    const check = page.getByRole('button', { name: '校验本页' });
    expect(await keysTo(page, check, ['跳到校验与下一步'])).toBeLessThanOrEqual(STOPS_TO_ACT);

    await page.goto(`${drafted.route}?view=check`);
    await begins();
    const submit = page.getByRole('button', { name: '确认提交' });
    expect(await keysTo(page, submit, ['跳到提交'])).toBeLessThanOrEqual(STOPS_TO_ACT);

    await openAs(page, await openDemoClient(server.url, 'reviewer'), `/review/filing?id=${id}`);
    const decision = page.getByRole('radiogroup', { name: '办理事项' }).getByRole('radio').first();
    expect(await keysTo(page, decision, ['跳到主要内容', '前往办理'])).toBeLessThanOrEqual(STOPS_TO_ACT);
  });
});
