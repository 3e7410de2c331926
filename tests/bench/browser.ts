import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/support/chromium';
import { openAs } from '../e2e/support/portal';
import type { ApiClient } from '../support/server/api-client';

export const withBrowser = async <T>(work: (browser: Browser) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
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

/** Processor milliseconds that the tasks of a page have taken so far. */
export type TaskMeter = () => Promise<number>;

export async function createTaskMeter(page: Page): Promise<TaskMeter> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  };
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds: when it began, how long it took, and how much of that the processor worked. */
  ts: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

const MAIN_THREAD = 'CrRendererMain';
const TASK = 'ThreadControllerImpl::RunTask';

/** Processor milliseconds of each task of the page's main thread during `work`: what else the machine does is not in it. */
export async function recordTasks(
  browser: Browser,
  page: Page,
  work: () => Promise<void>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN_THREAD).map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === 'X' && event.name === TASK && main.has(threadOf(event)),
  );
  return tasks.map(({ tdur = 0 }) => tdur / 1_000);
}

/** The control of an answer: its path is its id. */
export const findControl = (page: Page, path: string) => page.locator(`[id="${path}"]`);
