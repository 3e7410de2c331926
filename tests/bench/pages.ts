/**
 * What a page costs a slow computer when it is drawn, with an empty cache and a processor of a quarter: how far its parts
 * jump, what it asks for, and its longest task.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { watchTraffic } from '../e2e/support/axe';
import { prepareDemo, requireProgram } from '../e2e/support/filed';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { recordTasks, withPage } from './browser';
import { printTable } from './runs';

const SLOWER = 4;
/** A desk and a telephone, in pixels. */
const [DESK, PHONE] = [1440, 390];
const SHIFT_AT_MOST = 0.01;
const TASK_AT_MOST_MS = 200;
const FILED = requireProgram('gazelle');
const DRAFTED = requireProgram('hightech');

interface MeasuredPage {
  name: string;
  path: string;
  requests?: number;
  calls?: number;
}

const section = (key: string): MeasuredPage => ({
  name: `section ${key}`,
  path: `${DRAFTED.route}?section=${key}`,
  requests: 25,
});

const placesOf = (id: string): MeasuredPage[] => [
  { name: 'home', path: '/index', requests: 12 },
  section('registration'),
  section('finance'),
  section('rd_expense'),
  { name: 'check page', path: `${DRAFTED.route}?view=check`, calls: 12 },
  { name: 'receipt', path: `${FILED.route}?view=receipt` },
  { name: 'filing', path: `${FILED.route}?id=${id}` },
  { name: 'log', path: `${FILED.route}?id=${id}&view=log` },
  { name: 'catalogue', path: '/forms/programs' },
  { name: 'program', path: '/forms/programs/gazelle' },
  { name: 'declarations', path: '/enterpriseCenter/declare' },
  { name: 'information', path: '/enterpriseCenter/information' },
  { name: 'reports', path: '/enterpriseCenter/reportInfo' },
  { name: 'messages', path: '/enterpriseCenter/messageNotice' },
  { name: 'users', path: '/enterpriseCenter/users' },
  { name: 'account', path: '/enterpriseCenter/account' },
  { name: 'help', path: '/interaction' },
  { name: 'results', path: '/results' },
];

interface Shifting extends Window {
  shifted: number;
}

/** Runs in the page: adds up what jumps without being asked to. */
const watchShifts = () => {
  const shifting = window as unknown as Shifting;
  shifting.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) shifting.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

interface Drawn {
  shift: number;
  requests: number;
  calls: number;
  task: number;
}

/** Signed in on a bare picture first, so that only the page itself is measured. */
const draw = (browser: Browser, client: ApiClient, { path }: MeasuredPage, width: number): Promise<Drawn> =>
  withPage(browser, { client, path: '/favicon.svg' }, async (page: Page) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchShifts);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let [requests, calls] = [0, 0];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol !== 'http:') return;
      requests += 1;
      if (pathname.startsWith('/api/')) calls += 1;
    });
    const isQuiet = watchTraffic(page);
    const tasks = await recordTasks(browser, page, async () => {
      await page.goto(path);
      await page.locator('main h1').waitFor();
      await isQuiet();
    });
    const shift = await page.evaluate(() => (window as unknown as Shifting).shifted);
    return { shift, requests, calls, task: Math.max(...tasks) };
  });

export async function benchPages(browser: Browser, server: RealServer): Promise<void> {
  const client = await openDemoClient(server.url);
  const places = placesOf(await prepareDemo(client, FILED, DRAFTED));
  const before = loadavg()[0] ?? 0;
  const rows: (string | number)[][] = [];
  for (const place of places) {
    const { shift, requests, calls, task } = await draw(browser, client, place, DESK);
    const onPhone = await draw(browser, client, place, PHONE);
    const over = [
      Math.max(shift, onPhone.shift) > SHIFT_AT_MOST && 'shift',
      place.requests !== undefined && requests > place.requests && `requests > ${place.requests}`,
      place.calls !== undefined && calls > place.calls && `calls > ${place.calls}`,
      Math.max(task, onPhone.task) > TASK_AT_MOST_MS && 'task',
    ].filter(Boolean);
    rows.push([
      place.name,
      shift.toFixed(3),
      onPhone.shift.toFixed(3),
      `${requests}`,
      `${calls}`,
      task,
      onPhone.task,
      over.join(', ') || 'no',
    ]);
  }
  printTable(
    `Pages drawn with an empty cache at a ${SLOWER}th of the processor; load ${before.toFixed(1)} to ${loadavg()[0]?.toFixed(1)}`,
    [
      'page',
      'layout shift',
      `at ${PHONE}`,
      'requests',
      'calls',
      'longest task, ms',
      `at ${PHONE}`,
      `over ${SHIFT_AT_MOST}, ${TASK_AT_MOST_MS} ms or the goal`,
    ],
    rows,
  );
}
