/** A paper as anybody has it: taken from the portal as a file, and checked by whoever gets it. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { findExecutable as commandOf } from '../support/debian';
import { requireProgram, submitSample } from './support/filed';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const GAZELLE = requireProgram('gazelle');
const pdfsig = commandOf('pdfsig', 'poppler-utils');

test.describe('Check page (/check)', () => {
  test('confirms a sealed document as a file, and refuses a changed one', async ({ page, company }, info) => {
    test.setTimeout(120_000);
    const { client } = company;
    const id = await submitSample(client, GAZELLE, { company });

    await openAs(page, client, `${GAZELLE.route}?id=${id}`);
    const taking = page.waitForEvent('download', { timeout: 60_000 });
    await page.getByRole('button', { name: '下载申报书（PDF）' }).click();
    const paper = info.outputPath('paper.pdf');
    await (await taking).saveAs(paper);
    if (pdfsig) {
      const { stdout } = spawnSync(pdfsig, ['-nocert', paper], { encoding: 'utf8' });
      expect(stdout).toContain('Signature is Valid.');
      expect(stdout).toContain('Total document signed');
    }

    await page.goto('/check');
    const file = page.locator('input[type=file]');
    await file.setInputFiles(paper);
    await expect(
      page.getByRole('alert').filter({ hasText: '核验通过：电子签章完好，由本系统签发' }),
    ).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('main')).toContainText(company.name);

    const bytes = readFileSync(paper);
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    const changed = info.outputPath('changed.pdf');
    writeFileSync(changed, bytes);
    await file.setInputFiles(changed);
    await expect(
      page.getByRole('alert').filter({ hasText: '核验不通过：签章后文件内容已被改动' }),
    ).toBeVisible({ timeout: 30_000 });
  });
});
