/**
 * An office without code tries a program before it issues it: begun from a file, filed as the trial company, reviewed, approved with
 * a letter, and removed; no queue of the office hears of it.
 */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { Answers } from '../../domain/definition';
import { compileText } from '../../domain/expressions/language/compile-text';
import { getStepWords } from '../../domain/filing/outcome';
import { compileForm } from '../../domain/program-documents/compile';
import { readProgramDocument } from '../../domain/program-documents/read';
import type { QueueData } from '../../domain/review/queue-calls';
import type { ProgramTrial } from '../../domain/trials/calls';
import { DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { fillSection, listSectionsToFill } from './support/filler';
import { expect, test } from './support/fixtures';
import { signIn } from './support/portal';

const written = readFileSync('docs/guides/examples/digital-workshop.yaml', 'utf8');
const TITLE = '【试填】数字化车间认定申报';

const answers: Answers = {
  applicant: { contact_name: '王敏' },
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

async function beginDraft(office: Page): Promise<void> {
  await office.goto('/system/programs');
  await office.getByRole('button', { name: '新建草稿' }).click();
  const dialog = office.getByRole('dialog', { name: '新建草稿' });
  await dialog.getByRole('radio', { name: '项目文档' }).check();
  await dialog.getByLabel('选择文档').setInputFiles({
    name: 'digital-workshop.yaml',
    mimeType: 'application/yaml',
    buffer: Buffer.from(written),
  });
  await expect(office).toHaveURL(/\/system\/programs\/design\?draft=/);
}

async function startTrial(office: Page): Promise<void> {
  await office.goto('/review/trials');
  await office.getByRole('button', { name: '开始试填' }).click();
  const dialog = office.getByRole('dialog', { name: '开始试填' });
  await dialog.getByLabel('试填企业的归口管理部门').fill('浑南');
  await office.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '开始试填' }).click();
  await expect(office.getByRole('heading', { level: 2, name: `${TITLE} 2026.1-T1` })).toBeVisible();
}

async function fileAsTrialCompany(office: Page): Promise<void> {
  await office.getByRole('button', { name: `以试填企业填报 ${TITLE}` }).click();
  await expect(office.getByText(/^正在试填：不占编号/)).toBeVisible({ timeout: 20_000 });
  await office
    .getByRole('link', { name: /^开始填写/ })
    .or(office.getByRole('button', { name: /^开始填写/ }))
    .click();
  const { document } = readProgramDocument(written, () => undefined);
  if (!document) throw new Error('the example has faults');
  const form = compileForm(document, compileText);
  for (const section of listSectionsToFill(form, answers)) {
    const contents = office.getByRole('navigation', { name: '申报内容' });
    await contents.getByRole('link', { name: section.title.zh }).first().click();
    await expect(office.getByRole('heading', { level: 2, name: section.title.zh })).toBeVisible();
    await fillSection(office, section, answers);
  }
  await expect(office.getByRole('status').filter({ hasText: '已自动保存' })).toBeVisible({ timeout: 20_000 });
  await office.getByRole('link', { name: '预览并提交' }).first().click();
  await office.getByRole('button', { name: '确认提交' }).click();
  await expect(office.getByTestId('receipt-no')).toHaveText(/^TSZ\d{8}-000001$/);
}

/** `grant`: the amount of an approval, in 10,000 yuan. */
async function decide(page: Page, step: string, grant?: string): Promise<void> {
  await page.goto('/review/trials');
  await page.getByRole('link', { name: /^办理 TSZ/ }).click();
  await page.getByRole('radio', { name: step, exact: true }).check();
  if (grant) await page.getByLabel('批准资助').fill(grant);
  await page.getByLabel('审核意见').fill('同意');
  await page.getByLabel('审核意见').press('Control+Enter');
  await expect(page.getByText(/^已办理：/)).toBeVisible();
}

test.describe('Trials of programs (/review/trials)', () => {
  test('a draft is tried as a company, reviewed, approved and removed, outside of every queue', async ({
    server,
    browser,
  }) => {
    test.setTimeout(180_000);
    const openPage = async () =>
      (await browser.newContext({ baseURL: server.url, locale: 'zh-CN' })).newPage();
    const admin = await openDemoClient(server.url, 'admin');
    const expectStatus = (status: string) =>
      expect
        .poll(async () => (await admin.must<ProgramTrial[]>(paths.programTrials))[0]?.filings[0]?.status, {
          timeout: 30_000,
        })
        .toBe(status);
    const countQueue = async () => (await admin.must<QueueData>(paths.reviewQueue)).total;
    const before = await countQueue();

    const office = await openPage();
    await signIn(office, 'admin', DEMO_PASSWORD);
    await beginDraft(office);
    await startTrial(office);
    await fileAsTrialCompany(office);

    const department = await openPage();
    await signIn(department, 'reviewer', DEMO_PASSWORD);
    await decide(department, '初审通过');
    await expectStatus('district_passed');
    expect(await countQueue()).toBe(before);

    const city = await openPage();
    await signIn(city, 'admin', DEMO_PASSWORD);
    await decide(city, getStepWords('approve', { group: 'recognition' }).zh, '0');
    await expectStatus('approved');
    expect(await countQueue()).toBe(before);

    await city.goto('/review/trials');
    await city.getByRole('button', { name: `删除试填 ${TITLE}` }).click();
    await city
      .getByRole('dialog')
      .getByRole('button', { name: /^确\s?[定认]$/ })
      .click();
    await expect(city.getByText('没有正在试填的项目。')).toBeVisible();
  });
});
