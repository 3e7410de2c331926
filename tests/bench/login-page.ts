import { type Browser, chromium } from '@playwright/test';
import { browserPath, CHROMIUM_FLAGS } from '../e2e/support/chromium';
import { median, printTable } from './measure';

const ROUNDS = 5;
const SLOWDOWN = 4;

interface Load {
  kilobytes: number;
  scripts: number;
  requests: number;
  readyMs: number;
}

/** One visit with an empty cache: bytes as they crossed the wire, and the time until the form takes input. */
const visit = async (browser: Browser, url: string): Promise<Load> => {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const load: Load = { kilobytes: 0, scripts: 0, requests: 0, readyMs: 0 };
  const isScript = new Map<string, boolean>();
  devtools.on('Network.responseReceived', ({ requestId, type }) =>
    isScript.set(requestId, type === 'Script'),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    load.requests += 1;
    load.kilobytes += encodedDataLength / 1000;
    if (isScript.get(requestId)) load.scripts += encodedDataLength / 1000;
  });
  const start = performance.now();
  await page.goto(`${url}/login/login`, { waitUntil: 'commit' });
  const field = page.locator('input[autocomplete="username"]');
  await field.fill('demo');
  load.readyMs = performance.now() - start;
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return load;
};

export const benchLoginPage = async (url: string): Promise<void> => {
  const browser = await chromium.launch({ executablePath: browserPath(), args: CHROMIUM_FLAGS });
  const loads: Load[] = [];
  for (let round = 0; round < ROUNDS; round += 1) loads.push(await visit(browser, url));
  await browser.close();
  const of = (key: keyof Load) => median(loads.map((load) => load[key]));
  printTable(
    `Login page, empty cache, CPU ${SLOWDOWN}x slower, median of ${ROUNDS}`,
    ['kB on the wire', 'of them scripts', 'requests', 'form takes input, ms'],
    [[of('kilobytes'), of('scripts'), of('requests'), of('readyMs')]],
  );
};
