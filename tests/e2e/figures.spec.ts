/** Figures that a company has said otherwise in another program: seen while typing, explained, and read by the office. */
import type { Filing } from '../../domain/filing/types';
import { readSamples } from '../support/samples';
import { requireProgram, submitSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const hightech = requireProgram('hightech');
const SAVE = `${hightech.calls.save[0]}`.replace(' /', ' /api/v1.0/');
const { filesData: _, ...answers } = readSamples('hightech')[0]?.data ?? {};

test.describe('High-tech form (/forms/declareForm)', () => {
  test('asks for a reason for a figure that differs from another program, and keeps it', async ({
    page,
    company,
  }) => {
    const { client } = company;
    await submitSample(client, requireProgram('gazelle'), { company });
    await client.must<Filing>(SAVE, { action: 'save', data: answers });
    await openAs(page, client, `${hightech.route}?section=finance`);
    const asked = page.getByRole('region', { name: '与以往申报不一致的数据' });
    const assets = asked.getByRole('listitem').filter({ hasText: '2023年“年末资产总额”为2,000.00万元' });
    await expect(assets).toContainText('中的1,600.00万元不一致');
    await expect(page.locator('[id="finance[0].total_assets"]')).toHaveAccessibleDescription(
      /与《.*》不一致/,
    );

    await page.locator('[id="finance[0].total_assets"]').fill('1600');
    await expect(assets).toHaveCount(0);
    await page.locator('[id="finance[0].total_assets"]').fill('2000');
    await assets.getByRole('textbox').fill('审计调整');
    await page.reload();
    await expect(assets.getByRole('textbox')).toHaveValue('审计调整');
    await assets.getByRole('button', { name: '保存说明' }).click();
    await expect(assets).toContainText('说明：审计调整');
    await page.reload();
    await expect(assets).toContainText('说明：审计调整');
  });
});
