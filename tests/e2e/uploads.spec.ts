/** A large file over a line that breaks: what has arrived is not sent again. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths';
import type { FileInfo } from '../../domain/calls/files';
import { PART_SIZE } from '../../domain/files/parts';
import type { Filing } from '../../domain/filing/types';
import { pdfOf } from '../support/server/upload-client';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const FORM = '/forms/gazelleForm?section=filesData';
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const PARTS = 4;

const choose = (page: Page, path: string) =>
  page.locator('[id="filesData.audit_reports"]').setInputFiles(path);
const progress = (page: Page) => page.getByRole('progressbar', { name: /^正在上传/ });

test.use({ expectedErrors: /Failed to load resource/ });

test('goes on after the network broke and the page was loaded anew, from where it was', async ({
  page,
  company,
}, testInfo) => {
  const bytes = pdfOf((PARTS - 1) * PART_SIZE + 1000, 5);
  const path = testInfo.outputPath('审计报告.pdf');
  writeFileSync(path, bytes);
  page.on('dialog', (dialog) => dialog.accept());
  const arrived: number[] = [];
  let isAway = true;
  await page.route('**/portal/upload/*/?offset=*', async (route) => {
    const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
    if (isAway && offset >= 2 * PART_SIZE) return route.abort('internetdisconnected');
    arrived.push(offset / PART_SIZE);
    return route.continue();
  });

  await openAs(page, company.client, FORM);
  await choose(page, path);
  await expect(page.getByText('恢复后将自动继续').first()).toBeVisible();
  const half = Math.floor(((2 * PART_SIZE) / bytes.length) * 100);
  await expect(progress(page)).toHaveAttribute('aria-valuenow', String(half));

  await page.reload();
  await choose(page, path);
  await expect(page.getByText('恢复后将自动继续').first()).toBeVisible();
  isAway = false;
  await expect(page.getByRole('button', { name: '审计报告.pdf 的信息' })).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  expect(arrived).toEqual([0, 1, 2, 3]);

  await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 15_000 });
  const { data } = await company.client.must<Filing>(CURRENT);
  const [id] = (data.filesData as Record<string, string[]>).audit_reports ?? [];
  const info = await company.client.must<FileInfo>(paths.fileInfo.replace('{id}', id ?? ''));
  expect(info.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});
