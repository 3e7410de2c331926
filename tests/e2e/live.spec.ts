/** Two people side by side: each sees what the other does, without loading anything again. */
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { HighlightedMessages } from '../../domain/inbox/calls';
import { openDemoClient } from '../support/server/api-client';
import { createColleague, openSignedInPage } from './support/colleague';
import { expect, test } from './support/fixtures';
import { openAs, openInPortal } from './support/portal';

const FORM = '/forms/gazelleForm?section=baseData';
const SAVE = 'POST /api/v1.0/gazelle/portal/declare/';

const business = (page: Page) => page.locator('[id="baseData.main_business"]');
const address = (page: Page) => page.locator('[id="baseData.registered_address"]');

test.describe('Gazelle form of two colleagues (/forms/gazelleForm)', () => {
  test('shows where the other works, what was saved and assigned, and who came second', async ({
    browser,
    page,
    company,
  }) => {
    const { client } = company;
    const colleague = await createColleague(client, '王会计');
    await client.must<Filing>(SAVE, { action: 'save', data: { baseData: { main_business: '工业机器人' } } });
    await openAs(page, client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    const other = await openSignedInPage(browser, colleague, FORM);
    await expect(business(other)).toHaveValue('工业机器人');

    await expect(page.getByText('王会计正在填写')).toBeVisible();
    await business(page).fill('协作机');
    await address(other).fill('沈阳市浑南区创新路1号');
    await expect(address(page)).toHaveValue('沈阳市浑南区创新路1号', { timeout: 30_000 });
    await expect(business(page)).toHaveValue('协作机');
    await expect(page.getByText(/王会计于.*保存的内容已显示在表单中/)).toBeVisible();
    await expect(business(other)).toHaveValue('协作机', { timeout: 30_000 });

    await other.getByRole('button', { name: '我来填写' }).click();
    await expect(page.getByText('本栏目由王会计负责').first()).toBeVisible();
    await expect(other.getByText('本栏目由您负责').first()).toBeVisible();

    await other.getByText('内部备注').first().click();
    await other.getByLabel('新备注').fill('地址待核对');
    await other.getByRole('button', { name: '添加备注' }).click();
    await expect(page.getByText('内部备注（1）').first()).toBeVisible();

    await openInPortal(other, '/index');
    await expect(page.getByText('王会计正在填写')).toHaveCount(0);
    await other.context().close();
  });
});

test.describe('Bell (NoticeBell)', () => {
  test('follows at once what is read elsewhere', async ({ page, server }) => {
    const client = await openDemoClient(server.url);
    const { unread } = await client.must<HighlightedMessages>(paths.glint);
    expect(unread).toBeGreaterThan(0);
    await openAs(page, client, '/index');
    const bell = page.getByRole('button', { name: /^通知/ });
    await expect(bell).toHaveAccessibleName(/条未读/);
    const { list } = await client.must<{ list: { id: string }[] }>(`${paths.messages}?pageSize=100`);
    await client.must(paths.batchRead, { message_ids: list.map(({ id }) => id) });
    await expect(bell).toHaveAccessibleName('通知，没有未读');
  });
});

test.describe('Gazelle form without a stream (/forms/gazelleForm)', () => {
  test.use({ expectedErrors: /live|ERR_FAILED|Failed to load/ });

  test("merges a colleague's save with the next one", async ({ page, company }) => {
    const { client } = company;
    const { id, version } = await client.must<Filing>(SAVE, {
      action: 'save',
      data: { baseData: { main_business: '工业机器人' } },
    });
    await page.route('**/api/v1.0/live/', (route) => route.abort());
    await openAs(page, client, FORM);
    await expect(business(page)).toHaveValue('工业机器人');
    const data = { baseData: { main_business: '工业机器人', registered_address: '沈阳市' } };
    await client.must<Filing>(SAVE, { action: 'save', id, version, data });
    await business(page).fill('协作机器人');
    await expect(address(page)).toHaveValue('沈阳市', { timeout: 20_000 });
    await expect(business(page)).toHaveValue('协作机器人');
  });
});
