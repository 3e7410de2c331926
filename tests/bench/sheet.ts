/**
 * From a key to its frame in the longest table that a form allows, beside the same keys in an empty one. The clock starts with the key's own time, so
 * that a page that is busy when the key comes is counted too.
 */
import type { Browser, Page } from '@playwright/test';
import { registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { createTaskMeter, type TaskMeter, withPage } from './browser';
import { SHEET_FORM, SHEET_ROWS, saveSheet } from './large-filing';
import { computePercentile } from './measure';
import { printTable } from './runs';

const KEYS = 200;
/** Milliseconds between two keys: faster than people type. */
const PACE = 60;
/** Goal of the 95th percentile in milliseconds: one frame. */
const AT_MOST = 16;

interface Watched extends Window {
  delays: number[];
}

/** Runs in the page. A message that is sent from a frame arrives when the frame has been drawn. */
const watchKeys = () => {
  const watched = window as unknown as Watched;
  watched.delays = [];
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.delays.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
};

/** Keys by what they do; each list is pressed over and over. */
const ACTS: Record<string, string[]> = {
  'typing in a cell': [...'intellectual'],
  'to the next row and back': [...Array(40).fill('ArrowDown'), ...Array(40).fill('ArrowUp')],
  'selecting with Shift': [...Array(20).fill('Shift+ArrowDown'), ...Array(20).fill('Shift+ArrowUp')],
  'typing and Enter': ['a', 'b', 'c', 'Enter'],
};

interface Pressed {
  delays: number[];
  /** Processor milliseconds a key, all that follows from it included. */
  work: number;
}

const pressAll = async (page: Page, meter: TaskMeter, keys: string[]): Promise<Pressed> => {
  await page.evaluate(() => {
    (window as unknown as Watched).delays.length = 0;
  });
  const before = await meter();
  for (let i = 0; i < KEYS; i += 1) {
    await page.keyboard.press(keys[i % keys.length] as string);
    await page.waitForTimeout(PACE);
  }
  const delays = await page.evaluate(() => (window as unknown as Watched).delays);
  return { delays, work: ((await meter()) - before) / KEYS };
};

const measure = async (browser: Browser, server: RealServer, isEmpty: boolean) => {
  const { client } = await registerCompany(server);
  await saveSheet(client, isEmpty);
  const prepare = (page: Page) => page.addInitScript(watchKeys);
  return withPage(browser, { client, path: `${SHEET_FORM}?section=incubateeData`, prepare }, async (page) => {
    const meter = await createTaskMeter(page);
    const pressed: Record<string, Pressed> = {};
    for (const [act, keys] of Object.entries(ACTS)) {
      await page.locator('td[data-line="0"][data-column="0"] input').click();
      await page.keyboard.press('Control+Home');
      pressed[act] = await pressAll(page, meter, keys);
    }
    return pressed;
  });
};

export const benchSheet = async (browser: Browser, server: RealServer): Promise<void> => {
  const [empty, full] = [await measure(browser, server, true), await measure(browser, server, false)];
  const rows = Object.keys(ACTS).map((act) => {
    const [floor, sheet] = [empty[act] as Pressed, full[act] as Pressed];
    const p95 = computePercentile(sheet.delays, 0.95);
    return [
      act,
      computePercentile(sheet.delays, 0.5),
      p95,
      computePercentile(sheet.delays, 1),
      computePercentile(floor.delays, 0.95),
      p95 <= AT_MOST ? 'yes' : 'NO',
      sheet.work,
      floor.work,
    ];
  });
  printTable(
    `Keys in a table of ${SHEET_ROWS} rows, ${KEYS} each, from the key to its frame, ms`,
    [
      'act',
      'median',
      'p95',
      'max',
      'empty table p95',
      `at most ${AT_MOST}`,
      'processor a key',
      'empty table',
    ],
    rows,
  );
};
