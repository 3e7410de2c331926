import { paths } from '../../domain/api/paths.generated';
import type { ReviewData } from '../../domain/review/calls';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { PDF } from '../support/server/upload-client';
import { withId } from '../support/with-id';
import { requireProgram, submitSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const PAPER = { name: '证明材料.pdf', bytes: PDF };

async function decide(office: ApiClient, id: string, decision: object): Promise<void> {
  const { filing } = await office.must<ReviewData>(withId(paths.reviewFiling, id));
  await office.must(withId(paths.decideFiling, id), { version: filing.version, ...decision });
}

test.describe('Results page (/results)', () => {
  test('sends an objection to a notice, and shows its answer by number and code', async ({
    page,
    browser,
    server,
  }) => {
    const id = await submitSample(await openDemoClient(server.url), requireProgram('overseasproject'), {
      files: [PAPER],
    });
    await decide(await openDemoClient(server.url, 'reviewer'), id, { action: 'pass_first', opinion: '同意' });
    const city = await openDemoClient(server.url, 'admin');
    await decide(city, id, { action: 'publicise' });

    await page.goto('/results?list=notice');
    await page
      .getByRole('button', { name: /提出异议$/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('姓名').fill('李四');
    await dialog.getByLabel('联系电话').fill('024-12345678');
    await dialog.getByLabel('异议内容和依据').fill('与去年已立项的项目内容相同');
    await expect(dialog.getByText('安全验证已通过')).toBeVisible();
    await dialog.getByRole('button', { name: '提交异议' }).click();
    await expect(dialog.getByText('异议已提交')).toBeVisible();
    const [no = '', code = ''] = await dialog.locator('code').allTextContents();
    await dialog.getByRole('button', { name: '已保存' }).click();

    const office = await browser.newPage();
    await openAs(office, city, `/review/objections?keyword=${no}`);
    await office.getByRole('button', { name: `答复 ${no}` }).click();
    await office.getByRole('radio', { name: '异议不成立' }).check();
    await office.getByRole('textbox', { name: /^答复/ }).fill('经核查，两项目内容不同。');
    await office.getByRole('button', { name: '发送答复' }).click();
    await expect(office.getByText('答复已发送')).toBeVisible();
    await expect(office.getByRole('button', { name: `查看 ${no}` })).toBeVisible();

    await page.getByRole('button', { name: '查询异议' }).click();
    await dialog.getByLabel('异议编号').fill(no);
    await dialog.getByLabel('查询码').fill(code);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('经核查，两项目内容不同。')).toBeVisible();
    await expect(dialog.getByText('异议不成立')).toBeVisible();
  });
});
