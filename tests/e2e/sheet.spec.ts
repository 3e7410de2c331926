/** A table of a form is filled in like a sheet. On the gazelle form's financing rounds. */
import type { Page } from '@playwright/test';
import type { Filing } from '../../domain/filing/types';
import type { ApiClient } from '../support/server/api-client';
import { createColleague, openSignedInPage } from './support/colleague';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=financingData';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';

const cell = (page: Page, line: number, column: number) =>
  page.locator(`td[data-line="${line}"][data-column="${column}"]`);
const investors = (page: Page) =>
  page
    .locator('td[data-column="1"] input')
    .evaluateAll((inputs) => inputs.map((each) => (each as HTMLInputElement).value));

const open = async (page: Page, client: ApiClient, financingData: object[] = []) => {
  await client.must<Filing>(SAVE, { action: 'save', data: { financingData } });
  await openAs(page, client, FORM);
};

test.describe('Sheet of a form (Grid)', () => {
  test('is typed into row by row, filled by the corner of the selection, and undone', async ({
    page,
    company,
  }) => {
    await open(page, company.client);
    await cell(page, 0, 1).locator('input').click();
    for (const investor of ['甲资本', '乙资本', '丙资本']) {
      await page.keyboard.type(investor);
      await page.keyboard.press('Enter');
    }
    await expect.poll(() => investors(page)).toEqual(['甲资本', '乙资本', '丙资本', '']);

    await cell(page, 0, 1).locator('input').click();
    const [from, to] = [await cell(page, 0, 1).boundingBox(), await cell(page, 2, 1).boundingBox()];
    if (!from || !to) throw new Error('the cells are not in view');
    await page.mouse.move(from.x + from.width - 4, from.y + from.height - 4);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 15, { steps: 6 });
    await page.mouse.up();
    await expect.poll(() => investors(page)).toEqual(['甲资本', '甲资本', '甲资本', '']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => investors(page)).toEqual(['甲资本', '乙资本', '丙资本', '']);

    await expect
      .poll(async () => (await company.client.must<Filing>(CURRENT)).data.financingData, { timeout: 15_000 })
      .toMatchObject([{ investor: '甲资本' }, { investor: '乙资本' }, { investor: '丙资本' }]);
  });

  test('shows the cell that a colleague is in, with the name', async ({ browser, page, company }) => {
    const colleague = await createColleague(company.client, '王会计');
    await open(page, company.client, [{ row: 'r1', investor: '甲资本' }]);
    await cell(page, 0, 1).locator('input').click();
    const other = await openSignedInPage(browser, colleague, FORM);
    await expect(page.getByText('王会计正在填写')).toBeVisible();
    await cell(other, 0, 2).locator('input').click();
    await expect(cell(page, 0, 2)).toContainText('王会计', { timeout: 15_000 });
    await other.context().close();
  });
});
