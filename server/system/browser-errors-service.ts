/**
 * Errors of the portal in people's browsers. Anybody can send them: they are limited by size, network and minute, and of their
 * text only words from program code are stored.
 */

import { createHash } from 'node:crypto';
import { Counter } from 'prom-client';
import {
  type BrowserErrorReport,
  type BrowserErrors,
  MAX_ERRORS_SHOWN,
} from '../../domain/system/browser-error-calls';
import { DAY_MS, MINUTE_MS } from '../../domain/time';
import { getClientNetwork } from '../core/address';
import type { Deps } from '../core/deps';
import { createBrowserErrorsStore } from './browser-errors-store';
import { createSourceMaps } from './source-maps';

const A_MINUTE = { all: 60, network: 10 };
const WEEK_MS = 7 * DAY_MS;
const WORDS_AT_MOST = 200;

/** Removes what a person may have typed: URLs, e-mail addresses, quoted text, long numbers, and non-ASCII characters. */
export const selectProgramWords = (said: string): string =>
  said
    .replace(/"[^"]*"?/g, '"…"')
    .split(' ')
    .map((word) => (word.includes('@') || word.includes('://') ? '…' : word))
    .join(' ')
    .replace(/\d{4,}/g, '…')
    .replace(/[^\x20-\x7e…]+/g, '…')
    .slice(0, WORDS_AT_MOST);

const BROWSERS = [/Edg\/\d+/, /Firefox\/\d+/, /Chrome\/\d+/, /Version\/\d+/];

/** Returns browser and version, as in `Firefox/128`; the rest of the user agent is dropped. */
export const parseBrowser = (userAgent = ''): string =>
  BROWSERS.map((kind) => kind.exec(userAgent)?.[0]).find(Boolean) ?? '';

/** Creates a rate limit per minute, for all senders together and for each network. */
function createAllowance(now: () => number) {
  let endsAt = 0;
  let all = 0;
  const networks = new Map<string, number>();
  return (network: string): boolean => {
    if (now() >= endsAt) {
      endsAt = now() + MINUTE_MS;
      all = 0;
      networks.clear();
    }
    const own = (networks.get(network) ?? 0) + 1;
    if (all >= A_MINUTE.all || own > A_MINUTE.network) return false;
    networks.set(network, own);
    all += 1;
    return true;
  };
}

interface ReportOrigin {
  ip: string;
  userAgent: string | undefined;
}

export type BrowserErrorDeps = ReturnType<typeof createBrowserErrorDeps>;

export const createBrowserErrorDeps = ({
  db,
  clock,
  portal,
  pages,
  workers,
}: Pick<Deps, 'db' | 'clock' | 'portal' | 'pages' | 'workers'>) => ({
  clock,
  maps: createSourceMaps(portal, workers),
  store: createBrowserErrorsStore(db),
  pages: new Set(pages),
  isAllowed: createAllowance(() => clock().getTime()),
  counter: new Counter({
    name: 'browser_errors_total',
    help: 'Errors of the portal that browsers told of, also those that were dropped',
    registers: [],
  }),
});

export async function recordBrowserError(
  { clock, store, pages, isAllowed, counter }: BrowserErrorDeps,
  report: BrowserErrorReport,
  { ip, userAgent }: ReportOrigin,
): Promise<void> {
  counter.inc();
  if (!isAllowed(getClientNetwork(ip))) return;
  const { release, frames } = report;
  const [name, message] = [selectProgramWords(report.name), selectProgramWords(report.message)];
  const alike = JSON.stringify([name, message, release, frames]);
  const now = clock();
  await store.note({
    id: createHash('sha256').update(alike).digest('hex').slice(0, 32),
    name,
    message,
    release,
    route: pages.has(report.route) ? report.route : 'other',
    browser: parseBrowser(userAgent),
    frames,
    firstAt: now,
    lastAt: now,
  });
}

export async function readBrowserErrors({ clock, store, maps }: BrowserErrorDeps): Promise<BrowserErrors> {
  const rows = await store.last(MAX_ERRORS_SHOWN);
  const places = await maps.resolve(rows.flatMap(({ frames }) => frames));
  const list = rows.map(({ frames, firstAt, lastAt, ...row }) => ({
    ...row,
    first_at: firstAt.toISOString(),
    last_at: lastAt.toISOString(),
    frames: frames.map(places),
  }));
  return { ...(await store.since(new Date(clock().getTime() - WEEK_MS))), list };
}
