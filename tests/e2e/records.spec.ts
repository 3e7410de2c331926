/** Rows of a wide table one at a time, on a phone as a page of their own; and what colleagues note for each other. */
import type { Filing } from '../../domain/filing/types';
import { requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const { route, calls } = requireProgram('hightech');
const SAVE = `${calls.save[0]}`.replace(' /', ' /api/v1.0/');
const TABLE = `${route}?section=rd_expense`;
const row = (name: string) => ({ row: name, affiliation_year: 2025 });

test.describe('Table row (/forms/declareForm?section=rd_expense)', () => {
  test('[focus recordLeft noted] opens beside the table, and as a page on a phone', async ({
    page,
    company: { client },
  }) => {
    await client.must<Filing>(SAVE, { action: 'save', data: { rd_expense: [row('a'), row('b')] } });
    await openAs(page, client, TABLE);
    await page.locator('[id="rd_expense[0]"]').click();
    await page.getByRole('menuitem', { name: '展开填写' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('button', { name: '下一条' }).click();
    await drawer.getByRole('textbox', { name: /^人员人工费用/ }).fill('80');
    await page.keyboard.press('Escape');
    await expect(page.locator('[id="rd_expense[1]"]')).toBeFocused();
    await expect(page.locator('[id="rd_expense[1].labor"]')).toHaveValue('80.00');

    await page.getByText('内部备注', { exact: true }).click();
    const note = page.getByRole('textbox', { name: '新备注' });
    await note.fill('金额待财务核对');
    await page.getByRole('button', { name: '添加备注' }).click();
    await expect(page.getByText('内部备注（1）').last()).toBeVisible();
    await expect(note).toBeFocused();
    await page.getByRole('button', { name: '删除备注“金额待财务核对”' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: '金额待财务核对' })).toHaveCount(0);
    await expect(note).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    const list = page.getByRole('navigation', { name: /研究开发费用结构明细表/ });
    await list.getByRole('button').nth(1).click();
    await expect(list).toBeHidden();
    await page.goBack();
    await expect(list.getByRole('button').nth(1)).toBeFocused();
    await page.getByRole('button', { name: '添加一条' }).click();
    await expect(page.locator('[id="rd_expense[2].affiliation_year"]')).toBeFocused();
    await page.getByRole('button', { name: '返回列表（共3条）' }).click();
    await expect(list.getByRole('button').nth(2)).toBeFocused();
  });
});
