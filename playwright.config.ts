import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './tests/e2e/support/chromium';

/** In the gate, where all tests run at once, a page may be late: what is there is seen at once all the same. */
const PATIENCE = process.env.CI_REPORT ? 2 : 1;

/** Pages of tests are gone before it pays to compile their code a second time, which took half of what it costs to open one. */
const COMPILE_ONCE = '--js-flags=--no-opt,--no-maglev';

/**
 * The browser tests run against the real, built server (`npm run build` first). Each worker starts its own on a free
 * port with a fresh data directory, so tests of one worker share accounts and tests of two never meet.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: false,
  // In the gate the tests of the server fill the time in which these wait; a third one made pages late, and won nothing.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  // In the gate a browser that stumbles gets a second try, and the gate names the test: only a fault that comes back stops it.
  retries: process.env.CI_REPORT ? 1 : 0,
  timeout: PATIENCE * 90_000,
  expect: {
    timeout: PATIENCE * 10_000,
    toHaveScreenshot: { pathTemplate: 'tests/e2e/pictures/{arg}{ext}' },
  },
  reporter: process.env.CI_REPORT ? [['line'], ['json', { outputFile: process.env.CI_REPORT }]] : [['list']],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1280, height: 900 },
    // Nothing moves, so that nothing is clicked on its way.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: PATIENCE * 15_000,
    // A trace photographs the document at each step, which on a long form costs more than the step.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_FLAGS, COMPILE_ONCE] },
  },
});
