/** Somebody acts for another company, in two tabs; the mandate ends while words are under way, and is given again. */
import { paths } from '../../domain/api/paths.generated';
import type { Mandate } from '../../domain/mandates/calls';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { withId } from '../support/with-id';
import { requireProgram } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const GAZELLE = requireProgram('gazelle');
const FORM = `${GAZELLE.route}?section=baseData`;
const FIELD = '[id="baseData.company_profile"]';
/** By the clock of the server. */
const TODAY = '2026-06-10';
const SAVED = '代理人填写并保存的简介。';
const UNSAVED = `${SAVED}委托结束之后才写的一句。`;

/** `other` gets a mandate of the company, and accepts it. */
async function mandated(giver: ApiClient, agent: ApiClient): Promise<Mandate> {
  const body = {
    username: 'other',
    credit_code: '91210106MA10BBC218',
    programs: [GAZELLE.key],
    first_day: TODAY,
  };
  const { id } = await giver.must<Mandate>(paths.giveMandate, body);
  return agent.must<Mandate>(withId(paths.answerMandate, id), { version: 1, answer: 'accept' });
}

test.describe('Gazelle form of an agent (/forms/gazelleForm)', () => {
  test('shows that a mandate ended during a save, and restores the text under a new one', async ({
    page,
    server,
    company,
  }) => {
    test.setTimeout(240_000);
    const agent = await openDemoClient(server.url, 'other');
    const mandate = await mandated(company.client, agent);

    await openAs(page, agent, '/index');
    const act = async () => {
      await page.getByRole('button', { name: /^切换企业/ }).click();
      await page.getByRole('menuitem', { name: company.name }).click();
      await expect(page.getByRole('button', { name: `切换企业，当前代理“${company.name}”` })).toBeVisible({
        timeout: 30_000,
      });
    };
    await act();
    const second = await page.context().newPage();
    await second.goto('/enterpriseCenter/declare');

    await page.goto(FORM);
    await page.locator(FIELD).fill(SAVED);
    await expect(page.getByText(/已自动保存/).first()).toBeVisible({ timeout: 30_000 });

    // Typed first, and saved by itself seconds later: the news of the end may be faster than a slow machine types.
    await page.locator(FIELD).fill(UNSAVED);
    await company.client.must(withId(paths.endMandate, mandate.id), { version: mandate.version });
    const over = page.getByRole('dialog', { name: '代理委托已结束' });
    await expect(over).toContainText(company.name, { timeout: 30_000 });
    await expect(over).toContainText('本机暂存');
    await over.getByRole('button', { name: '返回本企业' }).click();
    await page.waitForURL('**/index');
    await expect(page.getByRole('button', { name: /^切换企业/ })).toBeHidden({ timeout: 30_000 });

    // The other tab still shows the company.
    await expect(second.getByRole('dialog')).toBeVisible({ timeout: 70_000 });
    await second.close();
    await page.goto(FORM);
    await expect(page.locator(FIELD)).not.toHaveValue(/代理人填写/);

    await mandated(company.client, agent);
    await page.goto('/index');
    await act();
    await page.goto(FORM);
    await expect(page.locator(FIELD)).toHaveValue(UNSAVED, { timeout: 30_000 });
  });
});
