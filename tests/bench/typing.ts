/**
 * From a key to the frame that shows it, in a real browser. The clock starts with the key's own time, so that a page that
 * is busy when the key comes is counted too; the plain input beside shows what the browser itself needs.
 */
import type { Browser, Page } from '@playwright/test';
import type { ApiClient } from '../support/server/api-client';
import { createTaskMeter, findControl, type TaskMeter, withPage } from './browser';
import { FORM } from './large-filing';
import { computePercentile } from './measure';
import { printTable } from './runs';

const KEYS = 220;
const PLAIN_KEYS = 80;
/** Milliseconds between two keys: faster than people type. */
const PACE = 50;
/** To a plain input. */
const RATIO_AT_MOST = 1.2;
const SLOW_KEYS = 120;
/** A quarter of the processor. */
const THROTTLE = 4;
const SLOW_P95_AT_MOST = 50;

interface FieldPlace {
  what: string;
  section: string;
  path: string;
  /** Typed over and over; a number grows and is deleted again. */
  keys: string[];
}

const letters = [...'declaration '].map((sign) => (sign === ' ' ? 'Space' : sign));
const digits = ['1', '2', '3', '4', '5', ...Array.from({ length: 5 }, () => 'Backspace')];

const PLACES: FieldPlace[] = [
  { what: 'text field', section: 'registration', path: 'registration.mailing_address', keys: letters },
  { what: 'cell of the IP table', section: 'ip_table', path: 'ip_table[3].ip_name', keys: letters },
  { what: 'year grid that feeds sums', section: 'finance', path: 'finance[0].total_assets', keys: digits },
  { what: 'amount in an RD card', section: 'rd_activities', path: 'rd_activities[0].spend_y1', keys: digits },
  {
    what: 'long text in an RD card',
    section: 'rd_activities',
    path: 'rd_activities[0].purpose',
    keys: letters,
  },
];

interface Watched extends Window {
  delays: number[];
}

/** Runs in the page. A message that is sent from a frame arrives when the frame has been drawn. */
const watchKeys = () => {
  const watched = window as unknown as Watched;
  watched.delays = [];
  let pressedAt = 0;
  addEventListener(
    'keydown',
    (event) => {
      pressedAt = event.timeStamp;
    },
    true,
  );
  addEventListener(
    'input',
    () =>
      requestAnimationFrame(() => {
        const from = pressedAt;
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.delays.push(performance.now() - from);
        port2.postMessage(null);
      }),
    true,
  );
};

interface Typed {
  delays: number[];
  /** Processor milliseconds a key, all that follows from it included. */
  work: number;
}

const typeInto = async (page: Page, work: TaskMeter, keys: string[], count: number): Promise<Typed> => {
  await page.evaluate(() => {
    (window as unknown as Watched).delays.length = 0;
  });
  const before = await work();
  for (let i = 0; i < count; i += 1) {
    await page.keyboard.press(keys[i % keys.length] as string);
    await page.waitForTimeout(PACE);
  }
  const delays = await page.evaluate(() => (window as unknown as Watched).delays);
  return { delays, work: ((await work()) - before) / count };
};

const createThrottle = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
};

const addPlainInput = () => {
  const input = document.body.appendChild(document.createElement('input'));
  input.focus();
};

const measure = (browser: Browser, client: ApiClient, { section, path, keys }: FieldPlace) => {
  const prepare = (page: Page) => page.addInitScript(watchKeys);
  return withPage(browser, { client, path: `${FORM}?section=${section}`, prepare }, async (page) => {
    const control = findControl(page, path);
    await control.click();
    // In a cell the first key would replace the text.
    await control.press(section === 'ip_table' || section === 'finance' ? 'F2' : 'End');
    const work = await createTaskMeter(page);
    const typed = await typeInto(page, work, keys, KEYS);
    const setRate = await createThrottle(page);
    await setRate(THROTTLE);
    const slow = await typeInto(page, work, keys, SLOW_KEYS);
    await setRate(1);
    await page.evaluate(addPlainInput);
    return { typed, slow, plain: await typeInto(page, work, keys, PLAIN_KEYS) };
  });
};

export const benchTyping = async (browser: Browser, client: ApiClient): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const place of PLACES) {
    const { typed, slow, plain } = await measure(browser, client, place);
    const [p95, plainP95] = [computePercentile(typed.delays, 0.95), computePercentile(plain.delays, 0.95)];
    const ratio = p95 / plainP95;
    const slowP95 = computePercentile(slow.delays, 0.95);
    const delays = [
      computePercentile(typed.delays, 0.5),
      p95,
      computePercentile(typed.delays, 1),
      plainP95,
      ratio,
    ];
    const verdict = ratio <= RATIO_AT_MOST && slowP95 <= SLOW_P95_AT_MOST ? 'yes' : 'NO';
    rows.push([place.what, ...delays, slowP95, verdict, typed.work, plain.work]);
  }
  printTable(
    `Typing in the largest form, ${KEYS} keys each, from the key to its frame, ms`,
    [
      'where',
      'median',
      'p95',
      'max',
      'plain input p95',
      'ratio',
      `p95 at 1/${THROTTLE}`,
      `at most ${RATIO_AT_MOST} and ${SLOW_P95_AT_MOST}`,
      'processor a key',
      'plain input',
    ],
    rows,
  );
};
