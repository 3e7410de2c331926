/** A deleted draft comes back. */
import type { Filing } from '../../domain/filing/types';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';

test.describe('Own declarations (/enterpriseCenter/declare)', () => {
  test('bring a deleted draft back at once, and later from the list of deleted ones', async ({
    page,
    company,
  }) => {
    const { client } = company;
    await client.must(SAVE, { action: 'save', data: { baseData: { main_business: '特种机器人' } } });
    await openAs(page, client, '/enterpriseCenter/declare');
    const open = page.getByRole('link', { name: /继续填写.*瞪羚企业/ });
    const drop = async () => {
      await page.getByRole('button', { name: /更多操作.*瞪羚企业/ }).click();
      await page.getByRole('menuitem', { name: '删除草稿' }).click();
      await expect(page.getByRole('dialog')).toContainText('30日内可在“最近删除”中恢复');
      await page.getByRole('dialog').getByRole('button', { name: '删除草稿' }).click();
      await expect(open).toHaveCount(0);
    };
    await drop();
    await page.getByRole('button', { name: /^撤销/ }).click();
    await expect(open).toBeVisible();

    await drop();
    await page.getByRole('button', { name: '最近删除' }).click();
    await page.getByRole('button', { name: /^恢复.*瞪羚企业/ }).click();
    await expect(page.getByText('没有可以恢复的草稿。')).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Close|关闭/ })
      .click();
    await expect(open).toBeVisible();
    expect((await client.must<Filing>(CURRENT)).data.baseData).toMatchObject({ main_business: '特种机器人' });
  });
});
