/** Two hands of a company sign its filing, each with an own account, before it can be submitted. */
import { paths } from '../../domain/api/paths.generated';
import type { WorkflowData } from '../../domain/workflow/calls';
import { openDemoClient } from '../support/server/api-client';
import { createColleague, openSignedInPage } from './support/colleague';
import { requireProgram, saveSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const GAZELLE = requireProgram('gazelle');
const CHECK = `${GAZELLE.route}?view=check`;
const TWO = {
  hands: [
    { hand: 'filler', sections: [] },
    { hand: 'legal', sections: [] },
  ],
  in_order: true,
  second_factor: false,
};

/** Signatures that the program asks for from now on; null: none. */
async function askFor(url: string, signing: object | null): Promise<void> {
  const office = await openDemoClient(url, 'admin');
  const all = await office.must<WorkflowData[]>(paths.workflows);
  const { version, levels, experts, notice_days } = all.find(
    ({ program }) => program === GAZELLE.key,
  ) as WorkflowData;
  const body = { version, levels, experts, notice_days, signing };
  await office.must(paths.saveWorkflow.replace('{program}', GAZELLE.key), body);
}

test.afterEach(({ server }) => askFor(server.url, null));

test.describe('Check page with signatories (/forms/gazelleForm?view=check)', () => {
  test("collects the filler's signature, then the legal representative's; a change voids both", async ({
    page,
    browser,
    server,
    company,
  }) => {
    test.setTimeout(240_000);
    await askFor(server.url, TWO);
    const legal = await createColleague(company.client, '赵法人', {
      role: 'viewer',
      programs: [],
      duties: ['sign.legal'],
    });
    await saveSample(company.client, GAZELLE, company);

    await openAs(page, company.client, CHECK);
    const panel = page.locator('#form-hands');
    await expect(panel).toContainText('按顺序签署');
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByText('签署齐全后方可提交。')).toBeFocused();

    const sign = async () => {
      await panel.getByRole('button', { name: '作为填报人签署' }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^签\s?署$/ })
        .click();
      await expect(panel.getByText('已签署')).toHaveCount(1);
    };
    const signLegally = async () => {
      const other = await openSignedInPage(browser, legal, CHECK);
      await other.getByRole('button', { name: '作为法定代表人签署' }).click();
      await other
        .getByRole('dialog')
        .getByRole('button', { name: /^签\s?署$/ })
        .click();
      await expect(other.locator('#form-hands').getByText('已签署')).toHaveCount(2);
      await other.context().close();
    };
    const declineLegally = async () => {
      const other = await openSignedInPage(browser, legal, CHECK);
      await other.getByRole('button', { name: '不同意签署' }).click();
      const dialog = other.getByRole('dialog');
      await expect(dialog.getByRole('textbox', { name: '理由' })).toBeFocused();
      await other.keyboard.type('简介与账目不符。');
      await dialog.getByRole('button', { name: '不同意签署' }).click();
      await expect(other.getByRole('button', { name: '修改理由' })).toBeFocused();
      await other.context().close();
    };
    await sign();
    await declineLegally();
    await expect(panel).toContainText(/不同意签署赵法人.*理由：简介与账目不符。/);
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByText(/^法定代表人（赵法人）不同意签署，理由见“企业签署”/)).toBeFocused();
    await signLegally();
    await expect(panel).not.toContainText('不同意签署');

    await page.goto(`${GAZELLE.route}?section=baseData`);
    await page.locator('[id="baseData.company_profile"]').fill('签署之后改动的简介。');
    await expect(page.getByText(/以下签署失效/).first()).toBeVisible({ timeout: 30_000 });

    await page.goto(CHECK);
    await sign();
    await signLegally();
    await page.reload();
    await expect(panel.getByText('已签署')).toHaveCount(2);
    for (const warning of await page.locator('#form-warnings').getByRole('checkbox').all())
      await warning.check();
    await page.getByRole('button', { name: '确认提交' }).click();
    await expect(page.getByTestId('receipt-no')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('article')).toContainText('赵法人');
  });
});
