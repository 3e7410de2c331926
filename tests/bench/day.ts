/**
 * A reviewer's day by keys alone: filings of five programs, most passed, some returned with a reason and a pin, a few
 * rejected; the largest leafed through. Nothing is read, and nobody thinks: what is left is what the desk itself costs.
 * `DAY_FILINGS=20` plays a short one.
 */
import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import type { DecisionWay } from '../../domain/filing/deciding';
import { countActs } from '../support/counted-acts';
import { openDemoClient } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { withPage } from './browser';
import { DAY_PROGRAMS, LEAFED, submitDayFilings } from './day-filings';
import { computeMedian, computePercentile } from './measure';
import { ReviewDesk } from './review-desk';
import { printNote, printTable } from './runs';

const FILINGS = Number(process.env.DAY_FILINGS ?? 200);
const LIMIT_MS = 8 * 60_000;
/** Of twenty filings, by their place. */
const RETURNED = [5, 11, 17];
const REJECTED = [14];

interface Decided {
  program: string;
  way: DecisionWay;
  seconds: number;
  clicks: number;
  keystrokes: number;
  characters: number;
  requests: number;
}

const wayOf = (place: number): DecisionWay => {
  if (RETURNED.includes(place % 20)) return 'return';
  return REJECTED.includes(place % 20) ? 'reject' : 'approve';
};

async function leafThrough(desk: ReviewDesk): Promise<void> {
  const viewer = desk.page.getByRole('dialog');
  let [at, count] = [0, 1];
  while (at < count) {
    await desk.press('n');
    at += 1;
    const place = viewer.getByText(`第${at}个，共`);
    await place.waitFor();
    await viewer.getByRole('region', { name: '第1页' }).waitFor();
    count = Number(/共(\d+)个/.exec((await place.textContent()) ?? '')?.[1]);
  }
  await desk.press('Escape');
  await viewer.waitFor({ state: 'hidden' });
}

const reason = ({ page }: ReviewDesk, name: string) => page.getByRole('checkbox', { name });

async function pinFirstPlace(desk: ReviewDesk): Promise<void> {
  await desk.go('Tab', desk.page.getByRole('button', { name: '添加一处' }));
  await desk.press('Enter');
  const place = desk.page.getByRole('combobox', { name: '需修改的位置' });
  await place.waitFor();
  await desk.go('Shift+Tab', place);
  await desk.press('ArrowDown');
  await desk.page.getByRole('listbox').waitFor({ state: 'attached' });
  await desk.press('ArrowDown');
  await desk.press('Enter');
  await desk.go('Tab', desk.page.getByRole('textbox', { name: /^修改要求：/ }));
  await desk.write('请补充并重新提交');
}

/** All but sending it. */
const decide: Record<DecisionWay, (desk: ReviewDesk) => Promise<void>> = {
  async approve(desk) {
    await desk.pressFor('a', desk.opinion);
    await desk.write('同意推荐');
  },
  async return(desk) {
    await desk.pressFor('r', reason(desk, '材料不完整'));
    await desk.press('Space');
    await pinFirstPlace(desk);
    await desk.go('Tab', desk.opinion);
    await desk.write('请按要求修改后重新提交');
  },
  async reject(desk) {
    await desk.pressFor('d', reason(desk, '不符合申报条件'));
    await desk.go('Tab', reason(desk, '不符合申报条件'));
    await desk.press('Space');
    await desk.go('Tab', desk.opinion);
    await desk.write('不符合申报条件');
  },
};

/** Decides one filing after the other until all are, or the time is over. */
async function work(page: Page, programs: Awaited<ReturnType<typeof submitDayFilings>>): Promise<Decided[]> {
  const counted = await countActs(page);
  await page.reload();
  const desk = new ReviewDesk(page);
  await desk.openFirst();
  const day: Decided[] = [];
  const end = performance.now() + LIMIT_MS;
  while (day.length < FILINGS && performance.now() < end) {
    const program = programs.get(desk.id)?.key ?? '';
    const way = wayOf(day.length);
    Object.assign(counted, { requests: 0, clicks: 0, keys: 0 });
    Object.assign(desk, { keystrokes: 0, characters: 0 });
    const ms = await desk.untilNext(async () => {
      if (program === LEAFED) await leafThrough(desk);
      await decide[way](desk);
      await desk.press('Control+Enter');
    });
    const { keystrokes, characters } = desk;
    const { requests, clicks } = counted;
    day.push({ program, way, seconds: ms / 1000, requests, clicks, keystrokes, characters });
  }
  return day;
}

const MEASURED = ['clicks', 'keystrokes', 'characters', 'requests'] as const;

function rowOf(name: string, decided: Decided[]): (string | number)[] {
  const seconds = decided.map((each) => each.seconds);
  const medians = MEASURED.map((key) => computeMedian(decided.map((each) => each[key])));
  return [
    name,
    `${decided.length}`,
    computeMedian(seconds),
    computePercentile(seconds, 0.95),
    ...medians.map(String),
  ];
}

export async function benchDay(browser: Browser, server: RealServer): Promise<void> {
  // One is left over: each that is decided has one that follows.
  const programs = await submitDayFilings(server, FILINGS + 1);
  const client = await openDemoClient(server.url, 'reviewer');
  const before = loadavg()[0] ?? 0;
  const day = await withPage(browser, { client, path: '/review/filings' }, (page) => work(page, programs));
  const those = (name: string, is: (each: Decided) => boolean) => rowOf(name, day.filter(is));
  printTable(
    `A day of ${day.length} filings by keys, from one filing to the next; load ${before.toFixed(1)} to ${loadavg()[0]?.toFixed(1)}`,
    ['filings', 'number', 's median', 's p95', ...MEASURED],
    [
      ...DAY_PROGRAMS.map((key) => those(key, ({ program }) => program === key)),
      those('passed', ({ way, program }) => way === 'approve' && program !== LEAFED),
      those('returned', ({ way, program }) => way === 'return' && program !== LEAFED),
      those('rejected', ({ way, program }) => way === 'reject' && program !== LEAFED),
      rowOf('all', day),
    ],
  );
  printNote(
    `Passed, returned and rejected are without ${LEAFED}. Reading is not in it; characters are not in the keystrokes.`,
  );
}
