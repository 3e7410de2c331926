/**
 * The files that a browser with an empty cache fetches for the first pages, and when these can be seen and used: on a
 * processor four times slower and a line of 10 Mbit/s with 40 ms; no form's body is among those of login and home.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from '@playwright/test';
import { MODULES_FILE } from '../../config/plugin-chunks';
import { watchTraffic } from '../e2e/support/axe';
import { openAs } from '../e2e/support/portal';
import { listFormMarks } from '../support/form-marks';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { computeMedian } from './measure';
import { printTable } from './runs';

const ROUNDS = 3;
const SLOWDOWN = 4;
const LINE = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const SHOWN_MODULES = 10;

interface Load {
  gzip: number;
  brotli: number;
  requests: number;
  /** Of the requests, those to the API. */
  calls: number;
  /** Milliseconds from the navigation on; shifts have no unit. */
  firstPaint: number;
  largestPaint: number;
  ready: number;
  shifts: number;
  /** Names of the scripts. */
  scripts: string[];
  /** Programs whose form came along. */
  forms: string[];
}

interface FirstPage {
  name: string;
  open(page: Page): Promise<unknown>;
  /** React holds it: something else may have been painted before. */
  ready(page: Page): Promise<unknown>;
}

const heldByReact = (page: Page, selector: string) =>
  page.waitForFunction((wanted) => {
    const found = document.querySelector(wanted);
    return found && Object.keys(found).some((key) => key.startsWith('__reactFiber'));
  }, selector);

const pagesFor = (client: ApiClient, office: ApiClient): FirstPage[] => [
  {
    name: '/login/login',
    open: (page) => page.goto('/login/login', { waitUntil: 'commit' }),
    ready: (page) => heldByReact(page, 'input[autocomplete="username"]'),
  },
  {
    name: '/index, signed in',
    open: (page) => openAs(page, client, '/index'),
    ready: (page) => heldByReact(page, '#todos li'),
  },
  {
    name: '/review/filings, reviewer',
    open: (page) => openAs(page, office, '/review/filings'),
    ready: (page) => heldByReact(page, 'main input'),
  },
  {
    name: '/forms/gazelleForm, a section',
    open: (page) => openAs(page, client, '/forms/gazelleForm?section=baseData'),
    ready: (page) => heldByReact(page, '[id="baseData.main_business"]'),
  },
];

/** Notes what the browser says of paints and shifts. As text: a function would bring helpers of the compiler along. */
const OBSERVER = `
  window.seen = { shifts: 0, largest: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.seen.shifts += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
`;

const paintsOf = (page: Page) =>
  page.evaluate(() => {
    const { shifts, largest } = (window as unknown as { seen: { shifts: number; largest: number } }).seen;
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    return { shifts, largestPaint: largest, firstPaint: first };
  });

const slowDown = async (devtools: CDPSession) => {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

const visit = async (browser: Browser, client: ApiClient, first: FirstPage): Promise<Load> => {
  const context = await browser.newContext({ baseURL: client.url, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const isQuiet = watchTraffic(page);
  await slowDown(await context.newCDPSession(page));
  await page.addInitScript(OBSERVER);
  const answers: Promise<{ url: string; body: Buffer }>[] = [];
  const keep = (response: Response) => {
    // The body of a stream never ends, and of a request that outlives its page the browser gives none.
    if (/favicon\.svg$|\/live\/$|\/page_view\/$/.test(response.url())) return;
    answers.push(response.body().then((body) => ({ url: response.url(), body })));
  };
  page.on('response', keep);
  await first.open(page);
  await first.ready(page);
  const ready = await page.evaluate(() => performance.now());
  await isQuiet();
  page.off('response', keep);
  const files = await Promise.all(answers);
  const paints = await paintsOf(page);
  await context.close();
  const kilobytes = (packed: (body: Buffer) => Buffer) =>
    files.reduce((sum, { body }) => sum + packed(body).length / 1000, 0);
  const scripts = files.filter(({ url }) => url.endsWith('.js'));
  const brought = ({ text }: { text: string }) => scripts.some(({ body }) => body.includes(text));
  return {
    ...paints,
    ready,
    gzip: kilobytes((body) => gzipSync(body, { level: 9 })),
    brotli: kilobytes((body) => brotliCompressSync(body)),
    requests: files.length,
    calls: files.filter(({ url }) => new URL(url).pathname.startsWith('/api/')).length,
    scripts: scripts.map(({ url }) => new URL(url).pathname.slice(1)),
    forms: listFormMarks()
      .filter(brought)
      .map(({ program }) => program),
  };
};

const LOADER = /^.*!/;

const printModules = (name: string, scripts: string[]) => {
  const built: Record<string, [string, number][]> = JSON.parse(readFileSync(MODULES_FILE, 'utf8'));
  const largest = scripts
    .flatMap((script) => (built[script] ?? []).map(([module, size]) => ({ script, module, size })))
    .sort((a, b) => b.size - a.size)
    .slice(0, SHOWN_MODULES);
  printTable(
    `The ${SHOWN_MODULES} largest modules of ${name}, before they are minified`,
    ['module', 'kB', 'in'],
    largest.map(({ module, size, script }) => [module.replace(LOADER, ''), size / 1000, script]),
  );
};

export const benchFirstLoad = async (browser: Browser, client: ApiClient): Promise<void> => {
  const rows: (string | number)[][] = [];
  const largest: [string, string[]][] = [];
  const office = await openDemoClient(client.url, 'reviewer');
  for (const first of pagesFor(client, office)) {
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) loads.push(await visit(browser, client, first));
    const of = (key: Exclude<keyof Load, 'forms' | 'scripts'>) =>
      computeMedian(loads.map((load) => load[key]));
    const times = [of('firstPaint'), of('largestPaint'), of('ready')];
    const forms = [...new Set(loads.flatMap((load) => load.forms))];
    const bytes = [of('gzip'), of('brotli'), of('requests'), of('calls')];
    rows.push([first.name, ...bytes, ...times, of('shifts').toFixed(3), forms.join(', ') || 'none']);
    largest.push([first.name, loads[0]?.scripts ?? []]);
  }
  printTable(
    `First load, empty cache, CPU ${SLOWDOWN}x slower, 10 Mbit/s and 40 ms, median of ${ROUNDS}`,
    [
      'page',
      'gzip kB',
      'brotli kB',
      'requests',
      'of them calls',
      'FCP ms',
      'LCP ms',
      'ready ms',
      'CLS',
      'form bodies in it',
    ],
    rows,
  );
  for (const [name, scripts] of largest) printModules(name, scripts);
};
