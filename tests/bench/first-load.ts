/** The files that a browser with an empty cache fetches for the first pages; no form's body is among them. */
import type { Browser, Page } from '@playwright/test';
import { openAs } from '../e2e/support/portal';
import { formMarks } from '../support/form-marks';
import type { ApiClient } from '../support/server/api-client';
import { median, printTable } from './measure';

const ROUNDS = 3;
const SLOWDOWN = 4;

interface Load {
  kilobytes: number;
  scripts: number;
  requests: number;
  readyMs: number;
  /** Programs whose form came along. */
  forms: string[];
}

interface FirstPage {
  name: string;
  open(page: Page): Promise<unknown>;
  ready(page: Page): Promise<unknown>;
}

const pagesFor = (client: ApiClient): FirstPage[] => [
  {
    name: '/login/login',
    open: (page) => page.goto('/login/login', { waitUntil: 'commit' }),
    ready: (page) => page.locator('input[autocomplete="username"]').fill('demo'),
  },
  {
    name: '/index, signed in',
    open: (page) => openAs(page, client, '/index'),
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
  },
];

/** Bytes as they crossed the wire, and the time until the page can be used. */
const visit = async (browser: Browser, client: ApiClient, first: FirstPage): Promise<Load> => {
  const context = await browser.newContext({ baseURL: client.url });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const load: Load = { kilobytes: 0, scripts: 0, requests: 0, readyMs: 0, forms: [] };
  const scripts = new Set<string>();
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    load.kilobytes += encodedDataLength / 1000;
    if (scripts.has(requestId)) load.scripts += encodedDataLength / 1000;
  });
  const start = performance.now();
  await first.open(page);
  await first.ready(page);
  load.readyMs = performance.now() - start;
  await page.waitForLoadState('networkidle');
  const sources = await Promise.all(bodies);
  for (const { program, text } of formMarks()) {
    if (sources.some((source) => source.includes(text))) load.forms.push(program);
  }
  await context.close();
  return load;
};

export const benchFirstLoad = async (browser: Browser, client: ApiClient): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const first of pagesFor(client)) {
    const loads: Load[] = [];
    for (let round = 0; round < ROUNDS; round += 1) loads.push(await visit(browser, client, first));
    const of = (key: Exclude<keyof Load, 'forms'>) => median(loads.map((load) => load[key]));
    const forms = [...new Set(loads.flatMap((load) => load.forms))];
    const figures = [of('kilobytes'), of('scripts'), of('requests'), of('readyMs')];
    rows.push([first.name, ...figures, forms.join(', ') || 'none']);
  }
  printTable(
    `First load, empty cache, gzip or better, CPU ${SLOWDOWN}x slower, median of ${ROUNDS}`,
    ['page', 'kB on the wire', 'of them scripts', 'requests', 'ready, ms', 'form bodies in it'],
    rows,
  );
};
