/** A filing between its company, the department and the city: pinned, answered, passed, put on public notice. */
import type { Browser, Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import { getAnswerAtPath, setAnswerAtPath } from '../../domain/filing/paths';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { listAttachedFiles } from '../../server/filings/file-faults';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { requireForm } from '../support/require-form';
import { createSamplePdf } from '../support/sample-pdf';
import { readSamples } from '../support/samples';
import { type ApiClient, DEMO_PASSWORD, openDemoClient } from '../support/server/api-client';
import { withOwnCompany } from './support/filler';
import { expect, test } from './support/fixtures';
import { openAs, signIn } from './support/portal';

/** Without experts, and whose subject no other test files. */
const PROGRAM = 'overseasproject';
const PLACE = 'work.work_task';
const ASKED = '请补充任务的起止时间';
const ANSWERED = '已写明起止时间，见任务说明';

async function upload(client: ApiClient): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(createSamplePdf())], { type: 'application/pdf' }), '附件.pdf');
  return (await client.must<{ id: string }>(paths.uploadFile, body)).id;
}

/** The sample, as the company of the client would file it. */
async function submitSample(client: ApiClient, program: Program): Promise<Filing> {
  const { company } = await client.must<{ company: { name: string; credit_code: string } }>(
    paths.currentUser,
  );
  const [sample] = readSamples(program.key);
  const own = { name: company.name, creditCode: company.credit_code };
  let data: Answers = withOwnCompany(requireForm(program.key), sample?.data ?? {}, own);
  const file = await upload(client);
  for (const { path, ids } of listAttachedFiles(requireForm(program.key), data))
    data = setAnswerAtPath(data, path, Array(ids.length).fill(file));
  return client.must<Filing>(getSaveCall(program), { action: 'submit', data });
}

const pageOf = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' })).newPage();

/** Takes a step on the desk, which leads on to the next filing, and comes back. */
async function send(page: Page): Promise<void> {
  const desk = page.url();
  await page.getByLabel('审核意见').press('Control+Enter');
  await expect(page.getByText(/^已办理：/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goto(desk);
}

test.describe('Filing page of the office (/review/filing)', () => {
  test('[focus decision] returns a filing with a correction, shows the answer, and passes it to the city', async ({
    page: desk,
    browser,
    server,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const program = findProgram(PROGRAM) as Program;
    const [company, admin] = await Promise.all(
      ['demo', 'admin'].map((name) => openDemoClient(server.url, name)),
    );
    if (!company || !admin) throw new Error('nobody signed in');
    const filing = await submitSample(company, program);
    const no = filing.receipt?.no ?? '';
    const reviewing = `/review/filing?id=${filing.id}`;

    await test.step('the department pins and returns', async () => {
      await signIn(desk, 'reviewer', DEMO_PASSWORD);
      await desk.goto(`/review/filings?keyword=${no}`);
      await desk.getByRole('row').getByRole('link').first().click();
      await desk.locator(`[data-place="${PLACE}"]`).click();
      await desk.getByRole('textbox', { name: '修改要求' }).first().fill(ASKED);
      await desk
        .locator('.ant-popover')
        .getByRole('button', { name: /^确\s*定$/ })
        .click();
      await expect(desk.locator(`[data-place="${PLACE}"][data-pinned]`)).toBeVisible();
      await expect(desk.getByRole('radio', { name: '初审退回' })).toBeChecked();
      await desk.getByRole('checkbox', { name: '数据前后不一致' }).check();
      await desk.getByLabel('审核意见').fill('请补正后重新提交');
      await send(desk);
      await expect(desk.locator('#asked')).toContainText(ASKED);
      await expect(desk.locator(`[data-place="${PLACE}"][data-pinned]`)).toBeVisible();
      await expect(desk.locator('#log')).toContainText(`承担的研发（技术）任务：${ASKED}`);
    });

    await test.step('the company is held back, corrects, answers and submits', async () => {
      const page = await pageOf(browser, baseURL);
      await openAs(page, company, `${program.route}?id=${filing.id}&view=receipt`);
      await expect(page.getByTestId('receipt-no')).toBeVisible();
      for (const part of ['历次提交', '咨询', '办理记录']) {
        await page.getByRole('main').getByRole('link', { name: part, exact: true }).click();
        await expect(page.getByRole('heading', { level: 2, name: part })).toBeVisible();
      }
      await page.goto(`${program.route}?id=${filing.id}&view=check`);
      const faults = page.getByRole('alert').filter({ hasText: '提交前请修正以下问题' });
      await page.getByRole('button', { name: '确认提交' }).click();
      await faults.getByRole('link', { name: new RegExp(ASKED) }).click();
      const field = page.locator(`[id="${PLACE}"]`);
      await expect(field).toBeFocused();
      await field.fill(`${getAnswerAtPath(filing.data, PLACE)} 2026年7月至2027年6月`);
      const note = page.getByRole('button', { name: `说明情况：${ASKED}` });
      await note.last().click();
      await page.getByRole('textbox', { name: `说明：${ASKED}` }).fill(ANSWERED);
      await page.getByRole('button', { name: '提交说明' }).click();
      await expect(page.getByText('退回意见已全部处理')).toBeVisible();
      await page.goto(`${program.route}?id=${filing.id}&view=check`);
      await expect(page.getByRole('heading', { level: 2, name: '预览并提交' })).toBeVisible();
      await expect(faults).toHaveCount(0);
      const warnings = page.locator('#form-warnings').getByRole('checkbox');
      for (const warning of await warnings.all()) await warning.check();
      await page.getByRole('button', { name: '确认提交' }).click();
      await expect(page.getByTestId('receipt-no')).toBeVisible();
      await page.context().close();
    });

    await test.step('the department sees the answer beside what changed, and passes', async () => {
      await desk.goto(reviewing);
      const answered = desk.locator('#answered');
      await expect(answered).toContainText(ASKED);
      await expect(answered).toContainText(ANSWERED);
      await expect(answered.locator('ins')).toContainText('2026年7月至2027年6月');
      await desk.getByRole('radio', { name: '初审通过' }).check();
      await desk.getByLabel('审核意见').fill('同意');
      await send(desk);
    });

    await test.step('the city goes on to the decision', async () => {
      const page = await pageOf(browser, baseURL);
      await openAs(page, admin, reviewing);
      await page.getByRole('radio', { name: '拟立项公示', exact: true }).check();
      await send(page);
      await page.context().close();
      const log = await company.must<{ action: string }[]>(toWireCall(program.calls.log, filing.id ?? ''));
      expect(log.map(({ action }) => action).slice(-5)).toEqual([
        'return_first',
        'answer_correction',
        'resubmit_to_first',
        'pass_first',
        'publicise',
      ]);
    });
  });
});
