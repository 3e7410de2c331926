/**
 * A program that one administrator compiles as a document, another checks and a third issues, filed by a company on the same
 * server, without a build.
 */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { Answers } from '../../domain/definition';
import { compileText } from '../../domain/expressions/language/compile-text';
import { compileForm } from '../../domain/program-documents/compile';
import { readProgramDocument } from '../../domain/program-documents/read';
import { DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { addAdministrator } from './support/administrators';
import { fillSection, listSectionsToFill, withOwnCompany } from './support/filler';
import { expect, test } from './support/fixtures';
import { openAs, signIn } from './support/portal';

const FILE = 'docs/guides/examples/digital-workshop.yaml';
const written = readFileSync(FILE, 'utf8');

const toUpload = (text: string) => ({
  name: 'digital-workshop.yaml',
  mimeType: 'application/yaml',
  buffer: Buffer.from(text),
});

const answers: Answers = {
  applicant: { company_name: '', credit_code: '', contact_name: '王敏' },
  workshop: {
    workshop_name: '一号车间',
    level: 'city',
    equipment_total: 200,
    equipment_online: 90,
    difficulty: '二期设备在途',
  },
  systems: [{ system_name: 'MES', invested: 80 }],
  declaration: { agree: true },
};

/** Opens the proposal of the workshop in the list of all editions. */
async function openProposal(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '查看 数字化车间认定申报 2026.1' }).click();
  return page.getByRole('dialog', { name: '数字化车间认定申报 2026.1' });
}

test.describe('Program editions (/system/programs)', () => {
  test('a document is checked, published, found, filled in and submitted', async ({
    page,
    company,
    server,
    browser,
  }) => {
    test.setTimeout(180_000);
    await openAs(page, company.client, '/forms/programs');
    await expect(page.getByRole('heading', { name: /^全部项目/ })).toBeVisible();
    await expect(page.getByRole('link', { name: '数字化车间认定申报' })).toHaveCount(0);

    const office = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
    await signIn(office, 'admin', DEMO_PASSWORD);
    await office.goto('/system/programs');
    await office.getByRole('button', { name: '提交项目文档' }).click();
    const dialog = office.getByRole('dialog', { name: '提交项目文档' });
    await dialog
      .getByLabel('选择文档')
      .setInputFiles(toUpload(written.replace('online_share < 60', 'online_shares < 60')));
    await expect(dialog.getByRole('status')).toHaveText(/^发现1处错误/);
    await expect(dialog.getByRole('row', { name: /online_shares.*expressions\.isBelow/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: '提交', exact: true })).toHaveCount(0);

    await dialog.getByLabel('选择文档').setInputFiles(toUpload(written));
    await expect(dialog.getByText('4个分组，12个字段，3条规则')).toBeVisible();
    await dialog.getByLabel('修改说明').fill('首次设立');
    await dialog.getByRole('radio', { name: '签发后立即' }).check();
    await dialog.getByRole('button', { name: '提交', exact: true }).click();
    await expect(office.getByRole('row', { name: /数字化车间认定申报.*2026\.1.*待复核/ })).toBeVisible();

    const proposal = await openProposal(office);
    await expect(proposal.getByText(/您编制的版本须由他人复核和签发/)).toBeVisible();
    await expect(proposal.getByRole('button', { name: '复核通过' })).toHaveCount(0);
    for (const [username, phone, step, state] of [
      ['edition.checker', '13900008801', '复核通过', '待签发'],
      ['edition.issuer', '13900008802', '签发', '现行'],
    ] as const) {
      await addAdministrator(server.url, username, phone);
      const person = await (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
      await signIn(person, username, DEMO_PASSWORD);
      await person.goto('/system/programs');
      await (await openProposal(person)).getByRole('button', { name: step, exact: true }).click();
      await expect(
        person.getByRole('row', { name: new RegExp(`数字化车间认定申报.*2026\\.1.*${state}`) }).last(),
      ).toBeVisible();
    }

    const admin = await openDemoClient(server.url, 'admin');
    await admin.must(paths.createWindow, {
      program: 'digital_workshop',
      batch_year: 2026,
      opens_at: '2026-01-05T00:00:00Z',
      closes_at: '2026-12-25T00:00:00Z',
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
      confirmed: true,
    });

    // The page of the company was open all the time.
    const entry = page.getByRole('link', { name: '数字化车间认定申报', exact: true });
    await expect(entry).toBeVisible({ timeout: 20_000 });
    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: '数字化车间认定申报' })).toBeVisible();

    const { document } = readProgramDocument(written, () => undefined);
    if (!document) throw new Error('the example has faults');
    const form = compileForm(document, compileText);
    const own = withOwnCompany(form, answers, company);
    const [first, ...others] = listSectionsToFill(form, own);
    await page.goto(`/forms/p/digital_workshop?section=${first?.key}`);
    for (const section of first ? [first, ...others] : []) {
      await page
        .getByRole('navigation', { name: '申报内容' })
        .getByRole('link', { name: section.title.zh })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 2, name: section.title.zh })).toBeVisible();
      await fillSection(page, section, own);
    }
    await expect(page.getByRole('status').filter({ hasText: '已自动保存' })).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: '预览并提交' }).first().click();
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByTestId('receipt-no')).toHaveText(/^SZ\d{8}-000001$/);
  });
});
