/** The time to open the largest form, from the navigation to the frame that shows its fields, everything being nearby. */
import type { Browser, Page } from '@playwright/test';
import type { ApiClient } from '../support/server/api-client';
import { createTaskMeter, findControl, type TaskMeter, withPage } from './browser';
import { FORM } from './large-filing';
import { computeMedian } from './measure';
import { printTable } from './runs';

const ROUNDS = 5;

const PLACES = [
  { what: 'fields', section: 'registration', path: 'registration.mailing_address' },
  { what: 'IP table, 100 rows', section: 'ip_table', path: 'ip_table[0].ip_name' },
  { what: 'cards of 30 RD activities', section: 'rd_activities', path: 'rd_activities[0].rd_name' },
];

interface Watched extends Window {
  shownAt: number;
}

/** Runs in the page: remembers the frame in which the control is there first. */
const watchFor = (path: string) => {
  const watched = window as unknown as Watched;
  new MutationObserver((_, observer) => {
    if (!document.getElementById(path)) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        watched.shownAt = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
};

/** Runs in the page: milliseconds until the browser alone has drawn the same elements again. */
const drawBare = () =>
  new Promise<number>((resolve) => {
    const main = document.querySelector('main') as HTMLElement;
    const { outerHTML } = main;
    main.remove();
    const start = performance.now();
    document.body.insertAdjacentHTML('beforeend', outerHTML);
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
  });

interface Opening {
  /** Milliseconds after the navigation. */
  shown: number;
  bare: number;
  /** Processor milliseconds of the whole page, with all of its chunks. */
  work: number;
}

const open = (browser: Browser, client: ApiClient, section: string, path: string): Promise<Opening> => {
  let work: TaskMeter | undefined;
  const prepare = async (page: Page) => {
    await page.addInitScript(watchFor, path);
    work = await createTaskMeter(page);
  };
  return withPage(browser, { client, path: `${FORM}?section=${section}`, prepare }, async (page) => {
    await findControl(page, path).waitFor();
    await page.waitForFunction(() => (window as unknown as Watched).shownAt > 0);
    const shown = await page.evaluate(() => (window as unknown as Watched).shownAt);
    const spent = (await work?.()) ?? Number.NaN;
    return { shown, bare: await page.evaluate(drawBare), work: spent };
  });
};

export const benchOpening = async (browser: Browser, client: ApiClient): Promise<void> => {
  const rows: (string | number)[][] = [];
  for (const { what, section, path } of PLACES) {
    const times: Opening[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await open(browser, client, section, path));
    const shown = times.map((each) => each.shown);
    const [middle, bare] = [computeMedian(shown), computeMedian(times.map((each) => each.bare))];
    const work = computeMedian(times.map((each) => each.work));
    rows.push([what, middle, Math.max(...shown), bare, middle / bare, work]);
  }
  printTable(
    `Opening the largest form, from the navigation to its frame, ${ROUNDS} times, ms`,
    ['section', 'median', 'slowest', 'the same elements alone', 'ratio', 'processor, whole page'],
    rows,
  );
};
