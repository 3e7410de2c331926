/** A large file over a line that breaks: what has arrived is not sent again; and several files sorted into their boxes. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo } from '../../domain/files/calls';
import { PART_SIZE } from '../../domain/files/parts';
import type { Filing } from '../../domain/filing/types';
import { createPdf } from '../support/server/upload-client';
import { listPageFaults } from './support/axe';
import { expect, test } from './support/fixtures';
import { openAs } from './support/portal';

const OVERVIEW = '/forms/gazelleForm';
const FORM = `${OVERVIEW}?section=filesData`;
const CURRENT = 'GET /api/v1.0/gazelle/portal/declare/';
const PARTS = 6;

const choose = (page: Page, path: string) =>
  page.locator('[id="filesData.audit_reports"]').setInputFiles(path);
const progress = (page: Page) => page.getByRole('progressbar', { name: /^正在上传/ });

test.use({ expectedErrors: /Failed to load resource/ });

test.describe('Attachments of the gazelle form (/forms/gazelleForm?section=filesData)', () => {
  test('continue an upload from where it was after a broken network and a reload', async ({
    page,
    company,
  }, testInfo) => {
    const bytes = createPdf((PARTS - 1) * PART_SIZE + 1000, 5);
    const path = testInfo.outputPath('审计报告.pdf');
    writeFileSync(path, bytes);
    page.on('dialog', (dialog) => dialog.accept());
    /** From where to where each request brought the file. */
    const arrived: [number, number][] = [];
    let isAway = true;
    await page.route('**/portal/upload/*/?offset=*', async (route) => {
      const offset = Number(new URL(route.request().url()).searchParams.get('offset'));
      if (isAway && offset >= 2 * PART_SIZE) return route.abort('internetdisconnected');
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { offset: number } };
      arrived.push([offset, data.offset]);
      return route.fulfill({ response });
    });

    await openAs(page, company.client, FORM);
    await choose(page, path);
    await expect(page.getByText('恢复后将自动继续').first()).toBeVisible();
    const half = Math.floor(((arrived.at(-1)?.[1] ?? 0) / bytes.length) * 100);
    expect(half).toBeGreaterThan(30);
    await expect(progress(page)).toHaveAttribute('aria-valuenow', String(half));

    await page.reload();
    await choose(page, path);
    await expect(page.getByText('恢复后将自动继续').first()).toBeVisible();
    isAway = false;
    await expect(page.getByRole('button', { name: '审计报告.pdf 的信息' })).toBeVisible();
    await expect(progress(page)).toHaveCount(0);
    // Said politely: nobody who listens hears the bar come to its end.
    await expect(page.getByRole('status').filter({ hasText: '“审计报告.pdf”已上传' })).toHaveCount(1);
    expect(arrived.map(([from]) => from)).toEqual([0, ...arrived.slice(0, -1).map(([, to]) => to)]);
    expect(arrived.at(-1)?.[1]).toBe(bytes.length);

    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 15_000 });
    const { data } = await company.client.must<Filing>(CURRENT);
    const [id] = (data.filesData as Record<string, string[]>).audit_reports ?? [];
    const info = await company.client.must<FileInfo>(paths.fileInfo.replace('{id}', id ?? ''));
    expect(info.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  /** Drops documents of these names on the heading of the page, beside every box. */
  async function drop(page: Page, names: string[]): Promise<void> {
    const documents = names.map((name, seed) => ({ name, bytes: createPdf(2000, seed).toString('base64') }));
    const dataTransfer = await page.evaluateHandle((given) => {
      const transfer = new DataTransfer();
      for (const { name, bytes } of given)
        transfer.items.add(new File([Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))], name));
      return transfer;
    }, documents);
    await page.getByRole('heading', { level: 2 }).first().dispatchEvent('drop', { dataTransfer });
  }

  test('sort dropped files into the boxes that their names say', async ({ page, company }) => {
    await openAs(page, company.client, OVERVIEW);
    await expect(page.getByText('一次放入多个文件')).toBeVisible();
    await drop(page, ['1.营业执照（盖章）.pdf', '2024年审计报告（最终版）.pdf', '扫描件0003.pdf']);
    const dialog = page.getByRole('dialog', { name: '一次放入多个文件' });
    await expect(dialog.getByText('文件名与各附件栏都不相符，请选择附件栏')).toBeVisible();
    expect(await listPageFaults(page, 'sorting')).toEqual([]);
    await dialog.getByRole('combobox', { name: /扫描件0003/ }).focus();
    await page.keyboard.type('承诺书');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: '放入3个文件' }).click();
    await expect(dialog.getByText(/已放入“/)).toHaveCount(3);
    await dialog.getByRole('button', { name: /^完 ?成$/ }).click();
    await expect(page.getByText(/已自动保存 \d\d:\d\d:\d\d/).first()).toBeVisible({ timeout: 15_000 });

    await page.goto(FORM);
    const filesIn = (label: string) => page.getByRole('list', { name: label });
    await expect(filesIn('营业执照')).toContainText('1.营业执照（盖章）.pdf');
    await expect(filesIn('各数据年度财务审计报告')).toContainText('2024年审计报告（最终版）.pdf');
    await expect(filesIn('真实性承诺书（签字盖章）')).toContainText('扫描件0003.pdf');
  });
});
