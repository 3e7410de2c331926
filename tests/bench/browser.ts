import { type Browser, chromium, type Page } from '@playwright/test';
import { browserPath, CHROMIUM_FLAGS } from '../e2e/support/chromium';
import { openAs } from '../e2e/support/portal';
import type { ApiClient } from '../support/server/api-client';

export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_FLAGS });
  return work(browser).finally(() => browser.close());
};

/** A page of its own, with an empty cache, on which `client` is signed in and `path` opened. */
export const withPage = async <T>(
  browser: Browser,
  { client, path, prepare }: { client: ApiClient; path: string; prepare?: (page: Page) => Promise<unknown> },
  work: (page: Page) => Promise<T>,
): Promise<T> => {
  const context = await browser.newContext({ baseURL: client.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await prepare?.(page);
  await openAs(page, client, path);
  return work(page).finally(() => context.close());
};

/** The control of an answer: its path is its id. */
export const controlAt = (page: Page, path: string) => page.locator(`[id="${path}"]`);
