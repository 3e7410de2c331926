/** Filings next to the open one in the queue, where J, K and a decision lead; the next one is prefetched. */

import { ORDER_BY_ASSIGNMENT } from '@domain/api/call-constants';
import { ERROR_LEVEL } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Form } from '@domain/definition';
import { isDueAction } from '@domain/filing/deciding';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import type { QueueData } from '@domain/review/queue-calls';
import { useEffect } from 'react';
import { resolveFilingForm } from '@/filling/draft/filingState';
import { openRecord } from '@/pages/review/components/NextInQueue';
import { type CallAnswer, call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { isPressed } from '@/utils/shortcuts';
import { readLastSearch, readUrl, toListQuery } from '@/utils/urlState';
import { listUrl, MINE } from '../filings/listUrl';

export const LIST = '/review/filings';
/** Page size and maximum pages for the search of the next filing: filings decided a moment ago still appear in the list. */
const LOOKED_THROUGH = 20;
const PAGES_AT_MOST = 50;
/** Milliseconds after which the next filing is prefetched: the open one loads first. */
const AHEAD_AFTER_MS = 400;
/**
 * Maximum age in milliseconds of prefetched data: somebody else may change a filing meanwhile, and a decision on it is refused
 * then.
 */
const KEPT_MS = 5 * 60_000;

type Queued = QueueData['list'];
/** Answer of `reviewFiling` with the filing in the shape common to all programs. */
export type FilingUnderReview = Omit<CallAnswer<'reviewFiling'>, 'filing'> & { filing: Filing };

/** Options of prefetching: silent, because nobody waits for it. */
const AHEAD = { level: ERROR_LEVEL.silent };
type Ahead = Partial<typeof AHEAD>;

const readLastList = () => readUrl(listUrl, new URLSearchParams(readLastSearch(LIST)));

/** Fetches a page of waiting filings of the list viewed last, the person's own first and those of colleagues last. */
const fetchWaitingPage = (current: number, options: Ahead = {}) => {
  const turn = { status: MINE, sorter: ORDER_BY_ASSIGNMENT, current, pageSize: LOOKED_THROUGH } as const;
  return call('reviewQueue', {
    params: { ...toListQuery<object>(listUrl, readLastList()), ...turn },
    ...options,
  });
};
export const fetchWaiting = () => fetchWaitingPage(1);

let page: { search: string; at: number; list: Queued } | null = null;

/** Returns the page of the list viewed last; fetched again if it lacks the filing or is too old. */
async function fetchPage(id: string, options: Ahead = {}): Promise<Queued> {
  const search = readLastSearch(LIST);
  const isFresh = page?.search === search && Date.now() - page.at < KEPT_MS;
  if (page && isFresh && page.list.some((filing) => filing.id === id)) return page.list;
  const { data } = await call('reviewQueue', {
    params: toListQuery<object>(listUrl, readLastList()),
    ...options,
  });
  page = { search, at: Date.now(), list: data.list };
  return data.list;
}

/** True for a filing that waits for a decision of the person today: revoking and longer deadlines are possible at any time. */
const isWaiting = ({ steps, held, waits_until: until }: Queued[number]): boolean =>
  !held && steps.some(isDueAction) && (until === null || Date.parse(until) <= Date.now());

/**
 * Finds the next filing to decide; undefined where all are done, or the list could not be read. `isDecided`: a decision was just
 * made, so that the list is read again.
 */
export async function findNext(id: string, isDecided = false): Promise<string | undefined> {
  const waits = (filing: Queued[number]) => filing.id !== id && isWaiting(filing);
  if (isDecided) page = null;
  try {
    const list = await fetchPage(id, AHEAD);
    const at = list.findIndex((filing) => filing.id === id);
    const behind = at < 0 ? undefined : list.slice(at).find(waits);
    if (behind) return behind.id;
    for (let current = 1; current <= PAGES_AT_MOST; current += 1) {
      const waiting = (await fetchWaitingPage(current, AHEAD)).data.list;
      const next = waiting.find(waits);
      if (next || waiting.length < LOOKED_THROUGH) return next?.id;
    }
    return undefined;
  } catch {
    return undefined;
  }
}

/** Opens the list with the filters and page that this tab showed last. */
export const openList = (): void => openRecord(LIST + readLastSearch(LIST));

export const openFiling = (id: string): void => openRecord(`/review/filing?id=${id}`);

type Opened = Promise<ResponseEnvelope<{ review: FilingUnderReview; form: Form | null }>>;

async function fetchOpened(id: string, isAhead = false): Opened {
  const answer = await call('reviewFiling', {
    path: { id },
    ...(isAhead && { params: { ahead: 'true' }, ...AHEAD }),
  });
  const review = answer.data as FilingUnderReview;
  const program = findProgram(review?.filing.program ?? '');
  const loaded = review && program ? await program.load() : null;
  const form = loaded && resolveFilingForm(loaded, review.filing);
  return { ...answer, data: { review, form } };
}

let ahead: { id: string; lang: string; at: number; opened: Opened } | null = null;

/** Returns a filing with its form: a prefetched one, once, or a fresh one. */
export function fetchWithForm(id: string): Opened {
  const kept = ahead;
  const { lang } = document.documentElement;
  if (kept?.id !== id) return fetchOpened(id);
  ahead = null;
  const isFresh = kept.lang === lang && Date.now() - kept.at < KEPT_MS;
  return isFresh ? kept.opened.catch(() => fetchOpened(id)) : fetchOpened(id);
}

/** Prefetches the filing after the open one. */
export function usePrefetchedNext(id: string, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let isHere = true;
    const look = async () => {
      const next = await findNext(id);
      if (!next || !isHere || ahead?.id === next) return;
      const opened = fetchOpened(next, true);
      opened.catch(() => undefined);
      ahead = { id: next, lang: document.documentElement.lang, at: Date.now(), opened };
    };
    const timer = setTimeout(look, AHEAD_AFTER_MS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [id, isOpen]);
}

/**
 * Opens the previous or next filing of the list with J and K. The draft of a decision is stored; the list is fetched only when a
 * key is pressed.
 */
export function useListKeys(id: string): void {
  const { t } = useLanguage();
  useEffect(() => {
    let isHere = true;
    async function step(by: number) {
      const list = await fetchPage(id);
      const next = list[list.findIndex((filing) => filing.id === id) + by];
      if (!isHere) return;
      if (next) openFiling(next.id);
      else feedback.info(t(by > 0 ? 'review.lastOfList' : 'review.firstOfList'));
    }
    const press = (event: KeyboardEvent) => {
      const by = Number(isPressed(event, 'nextFiling')) - Number(isPressed(event, 'previousFiling'));
      // A failed request has shown its error already.
      if (by !== 0) step(by).catch(() => undefined);
    };
    document.addEventListener('keydown', press);
    return () => {
      isHere = false;
      document.removeEventListener('keydown', press);
    };
  }, [id, t]);
}
