/** `npm run dev` as somebody uses it who changes the portal: opens, signs in by the mock, edits a text and sees it, and ends. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { copyProject } from '../../scripts/support/copy-project';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/support/chromium';
import { DEMO_PASSWORD } from '../support/server/api-client';
import { findFreePort } from '../support/server/real-server';

const MINUTE = 60_000;
/** webpack compiles the whole portal first. */
const FIRST_PAGE_MS = 8 * MINUTE;

const copy = mkdtempSync(join(tmpdir(), 'portal-dev-'));
let port: number;
let dev: ChildProcess;
let browser: Browser;
let page: Page;

const isFree = () =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Until it has compiled, umi answers with a page that says so. */
const isServed = () =>
  fetch(`http://127.0.0.1:${port}/umi.js`).then(
    ({ headers }) => headers.get('content-type')?.includes('javascript') ?? false,
    () => false,
  );

beforeAll(async () => {
  copyProject(copy);
  port = await findFreePort();
  dev = spawn('npm', ['run', 'dev'], {
    cwd: copy,
    env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    stdio: 'inherit',
    detached: true,
  });
  const served = async () => expect(await isServed()).toBe(true);
  await vi.waitFor(served, { timeout: FIRST_PAGE_MS, interval: 1_000 });
  browser = await chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_FLAGS] });
  page = await browser.newPage({ locale: 'zh-CN' });
}, FIRST_PAGE_MS + MINUTE);

afterAll(async () => {
  await browser?.close();
  if (dev?.pid && dev.exitCode === null) process.kill(-dev.pid, 'SIGKILL');
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
});

describe('npm run dev (scripts/dev)', () => {
  async function signIn(): Promise<void> {
    await page.goto(`http://127.0.0.1:${port}/login/login`, { timeout: MINUTE });
    await page.getByLabel('登录名或统一社会信用代码').fill('demo');
    await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: /^登录$/ }).click();
    await page.waitForURL(/\/index$/, { timeout: MINUTE });
    await page.getByRole('heading', { level: 1, name: /^您好，/ }).waitFor({ timeout: MINUTE });
  }

  async function editPage(): Promise<void> {
    await page.goto(`http://127.0.0.1:${port}/preview`, { timeout: MINUTE });
    await page.getByRole('heading', { level: 1, name: '预览' }).waitFor({ timeout: MINUTE });
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const file = join(copy, 'src/components/EmptyHint/index.tsx');
    writeFileSync(file, readFileSync(file, 'utf8').replace('<p>{text}</p>', '<p>改过的{text}</p>'));
    await page.getByText('改过的没有指定要预览的申报').waitFor({ timeout: 2 * MINUTE });
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  }

  async function end(): Promise<void> {
    expect(await isFree()).toBe(false);
    // npm alone, as a service or an editor does.
    dev.kill('SIGTERM');
    await expect.poll(isFree, { timeout: 20_000 }).toBe(true);
  }

  it('signs in by the mock, shows an edit without reloading, and ends everything when told to', {
    timeout: 7 * MINUTE,
  }, async () => {
    await signIn();
    await editPage();
    await end();
  });
});
