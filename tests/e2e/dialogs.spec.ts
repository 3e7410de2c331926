/** Every dialog on the side of a company, by keyboard alone: it takes the focus, keeps it, and gives it back. */
import type { Page } from '@playwright/test';
import { requireForm } from '../support/require-form';
import { openDemoClient } from '../support/server/api-client';
import { prepareDemo, requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs, openInPortal } from './support/portal';

const FILED = requireProgram('gazelle');
const DRAFTED = requireProgram('hightech');
/** More stops than the longest of them has: the focus has gone round. */
const STOPS = 45;

const files = requireForm(DRAFTED.key).sections.find(({ kind }) => kind === 'files');

const OPENERS: [path: string, button: string | RegExp][] = [
  ['/index', /^搜索/],
  ['/enterpriseCenter/users', '新建账号'],
  ['/enterpriseCenter/users', /^编辑/],
  ['/enterpriseCenter/departments', '新建部门'],
  ['/enterpriseCenter/departments', /^重命名/],
  ['/enterpriseCenter/account', '修改密码'],
  ['/enterpriseCenter/account', '更换手机号'],
  ['/enterpriseCenter/account', '添加验证器应用'],
  ['/enterpriseCenter/information', '修改记录'],
  ['/interaction', '提出咨询'],
  [DRAFTED.route, '引用历史申报数据'],
  [`${DRAFTED.route}?section=ip_table`, /^IP01 证明材料/],
  [`${DRAFTED.route}?section=${files?.key}`, /^用手机(拍照)?上传/],
];

/** antd puts the focus on the box around a drawer first. */
const DIALOG = '[role=dialog], .ant-drawer';

const isInDialog = (page: Page) =>
  page.evaluate((dialog) => document.activeElement?.closest(dialog) !== null, DIALOG);

/** Walks on by Tab: whether the focus was in the dialog at each stop. The page itself looks, as soon as the key is up. */
async function walk(page: Page): Promise<boolean[]> {
  const walked = await page.evaluateHandle((dialog) => {
    const stops: boolean[] = [];
    const look = () => stops.push(document.activeElement?.closest(dialog) !== null);
    document.addEventListener('keyup', look, { capture: true });
    return { stops, end: () => document.removeEventListener('keyup', look, { capture: true }) };
  }, DIALOG);
  for (let stop = 0; stop < STOPS; stop += 1) await page.keyboard.press('Tab');
  return walked.evaluate(({ stops, end }) => {
    end();
    return stops;
  });
}

test.describe('Dialogs (role=dialog)', () => {
  test('[focus closed] open, keep the focus inside and return it', async ({ page, server }) => {
    test.setTimeout(240_000);
    const client = await openDemoClient(server.url);
    await prepareDemo(client, FILED, DRAFTED);
    await openAs(page, client, '/index');
    for (const [path, name] of OPENERS) {
      await openInPortal(page, path);
      const button = page.getByRole('button', { name }).first();
      await button.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog').last();
      await expect(dialog, `${name}`).toBeVisible();
      await expect.poll(() => isInDialog(page), `${name} takes the focus`).toBe(true);
      const stops = await walk(page);
      expect(stops).toHaveLength(STOPS);
      for (const [stop, isKept] of stops.entries())
        expect(isKept, `${name} keeps the focus at stop ${stop}`).toBe(true);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(button, `${name} has the focus again`).toBeFocused();
    }
  });
});
