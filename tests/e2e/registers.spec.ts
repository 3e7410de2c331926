/** An administrator imports a register, sees what is wrong with it, and goes back to the version of before. */
import { openDemoClient } from '../support/server/api-client';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const BAD = '信用代码,列入原因,列入日期\n123,失信,2026-03-01\n';

test.describe('Registers page (/system/registers)', () => {
  test('names a wrong row and imports nothing; once corrected it is the version in use', async ({
    page,
    server,
  }) => {
    const admin = await openDemoClient(server.url, 'admin');
    await openAs(page, admin, '/system/registers');
    const list = page.getByRole('region', { name: '信用黑名单' });
    await list.getByRole('button', { name: '导入文件 信用黑名单' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('数据来源').fill('市发展改革委');
    await dialog.getByLabel('数据日期').fill('2026-03-02');
    await page.keyboard.press('Enter');
    const choose = (text: string) =>
      dialog
        .locator('input[type=file]')
        .setInputFiles({ name: '黑名单.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose(BAD);
    await dialog.getByRole('button', { name: '检查文件' }).click();
    await expect(dialog.getByRole('cell', { name: /统一社会信用代码应为18位/ })).toBeVisible();

    await choose(BAD.replace('123', '91210114MA0YU3966N'));
    await dialog.getByRole('button', { name: '检查文件' }).click();
    await dialog.getByRole('button', { name: '导入1条' }).click();
    // One line in place of several is asked about.
    await page.getByRole('button', { name: '确认导入' }).click();
    await expect(list.getByText('市发展改革委')).toBeVisible();
    await list.getByText('历次版本（2）').click();
    await list.getByRole('button', { name: '启用此版本 第1版' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /确\s*定/ })
      .click();
    await expect(list.getByText('演示数据').first()).toBeVisible();
  });
});
