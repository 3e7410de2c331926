/**
 * The desk of an office with 1,000 and 100,000 filings behind it: the queue in every way, statistics, one filing and the
 * next. SCALE_KEEP=name fills name_1k and name_100k once and uses them again; otherwise both go at the end.
 */
import { mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { paths } from '../../domain/api/paths.generated';
import type { QueueData } from '../../domain/review/queue-calls';
import type { ApiClient } from '../support/server/api-client';
import { withId } from '../support/with-id';
import { withPage } from './browser';
import { computeMedian, computePercentile } from './measure';
import { ReviewDesk } from './review-desk';
import { printNote, printTable } from './runs';
import { CACHE, measureCall, openSize, type ScaledServer, writeDearestPlans } from './scale';
import { deskCalls, type ScaleCall } from './scale-calls';

const ROUNDS = 21;
const OPENED = 7;
/** Of one page of the queue. */
const NEXT = 15;
/** Longer than the portal waits before it fetches the next one ahead. */
const READING_MS = 1_500;
const GOALS_MS = { queue: 150, statistics: 300, filing: 400 };

type Row = (string | number)[];
const HEAD = ['who', 'what', 'ms at few', 'ms at many', 'p95 at many', 'ratio', 'goal', 'held'];

function rowOf(who: string, what: string, [few, many]: [number[], number[]], goal: number, fault = ''): Row {
  const p95 = computePercentile(many, 0.95);
  const held = p95 < goal ? 'yes' : 'NO';
  return [
    who,
    what,
    computeMedian(few),
    computeMedian(many),
    p95,
    computeMedian(many) / computeMedian(few),
    `< ${goal}`,
    fault || held,
  ];
}

const goalOf = ({ name }: ScaleCall) =>
  name.startsWith('statistics') ? GOALS_MS.statistics : GOALS_MS.queue;

/** The same filing stands in both: the filler makes the same rows of the same numbers. */
async function openingCall(who: 'reviewer' | 'admin', { people }: ScaledServer): Promise<ScaleCall> {
  const { list } = await (people.get(who) as ApiClient).must<QueueData>(
    `${paths.reviewQueue}?status=mine&sorter=turn`,
  );
  return { who, name: 'reviewFiling', call: withId(paths.reviewFiling, list[0]?.id ?? '') };
}

async function measureCalls(sizes: [ScaledServer, ScaledServer]): Promise<void> {
  const rows: Row[] = [];
  const add = async (call: ScaleCall, goal: number) => {
    const [few, many] = await measureCall(sizes, call, ROUNDS);
    if (!few || !many) throw new Error('two sizes are measured');
    const fault = few.fault ?? many.fault ?? '';
    rows.push(rowOf(call.who, call.name, [few.times, many.times], goal, fault));
  };
  for (const call of deskCalls) await add(call, goalOf(call));
  for (const who of ['reviewer', 'admin'] as const)
    await add(await openingCall(who, sizes[0]), GOALS_MS.filing);
  const load = loadavg()[0]?.toFixed(1);
  printTable(`The desk's calls, median and p95 of ${ROUNDS} in turn; load ${load}`, HEAD, rows);
  const missed = rows.filter((row) => row.at(-1) === 'NO').length;
  printNote(`goal held: ${rows.length - missed} of ${rows.length}`);
}

interface Opened {
  first: number[];
  atOnce: number[];
  afterReading: number[];
}

/** The portal in a browser: the first filing of the queue, and those that J leads to. */
const openIn = (browser: Browser, client: ApiClient): Promise<Opened> =>
  withPage(browser, { client, path: '/review/filings' }, async (page) => {
    const desk = new ReviewDesk(page);
    const opened: Opened = { first: [], atOnce: [], afterReading: [] };
    // The first brings the page's scripts.
    for (let i = 0; i <= OPENED; i += 1) {
      const ms = await desk.openFirst();
      if (i > 0) opened.first.push(ms);
      if (i < OPENED) await page.goBack();
    }
    const next = () => desk.untilNext(() => desk.press('j'));
    const previous = () => desk.untilNext(() => desk.press('k'));
    // The first press asks for the list.
    await next();
    for (let i = 1; i < NEXT; i += 1) opened.atOnce.push(await next());
    for (let i = 0; i < NEXT; i += 1) await previous();
    for (let i = 0; i < NEXT; i += 1) {
      await sleep(READING_MS);
      opened.afterReading.push(await next());
    }
    return opened;
  });

async function measureOpening(browser: Browser, sizes: [ScaledServer, ScaledServer]): Promise<void> {
  const rows: Row[] = [];
  for (const who of ['reviewer', 'admin'] as const) {
    const opened: Opened[] = [];
    for (const { people } of sizes) opened.push(await openIn(browser, people.get(who) as ApiClient));
    const both = (key: keyof Opened): [number[], number[]] => [
      opened[0]?.[key] ?? [],
      opened[1]?.[key] ?? [],
    ];
    rows.push(rowOf(who, 'first of the queue usable', both('first'), GOALS_MS.filing));
    rows.push(rowOf(who, 'next usable, J at once', both('atOnce'), GOALS_MS.filing));
    rows.push(
      rowOf(who, `next usable, J after ${READING_MS / 1000} s`, both('afterReading'), GOALS_MS.filing),
    );
  }
  const load = loadavg()[0]?.toFixed(1);
  printTable(`From the key to a filing that can be decided, in a browser; load ${load}`, HEAD, rows);
}

export async function benchDesk(browser: Browser, postgres: string | null): Promise<void> {
  if (!postgres) return console.log('\ndesk: no PostgreSQL answers');
  mkdirSync(CACHE, { recursive: true });
  const opened: ScaledServer[] = [];
  const open = async (filings: number) => {
    const size = await openSize(postgres, filings);
    opened.push(size);
    return size;
  };
  try {
    const sizes: [ScaledServer, ScaledServer] = [await open(1_000), await open(100_000)];
    await measureCalls(sizes);
    await measureOpening(browser, sizes);
    await writeDearestPlans(sizes[1]);
  } finally {
    for (const size of opened) await size.end();
  }
}
