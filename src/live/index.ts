/** Hooks for components that follow the event stream. */

import { CELL_REPORT_INTERVAL_MS, PRESENCE_REPORT_INTERVAL_MS } from '@domain/filing/collaboration';
import type { LiveEvent, LiveKind } from '@domain/system/live-calls';
import { type MutableRefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type CallAnswer, type CallArguments, call } from '@/utils/call';
import { useRefresh } from '@/utils/presence';
import { runQuietly } from '@/utils/request';
import { type ReadFunction, type Resource, useRead } from '@/utils/useRead';
import { isLive, onEvent, onState, startStream } from './stream';

/** Random delay in milliseconds before reading again, so that clients notified together do not all call at once. */
const SOON = { least: 100, spread: 400, gap: 0 };
const BY_AND_BY = { least: 100, spread: 2_500, gap: 5_000 };
const HEARD_BY_MANY: readonly LiveKind[] = ['message', 'status', 'programs', 'missed'];

/** Opens the stream of this tab while somebody is signed in. */
export function useStream(isSignedIn: boolean): void {
  useEffect(() => (isSignedIn ? startStream() : undefined), [isSignedIn]);
}

export const useIsLive = (): boolean => useSyncExternalStore(onState, isLive);

/**
 * Calls back soon after an event of these kinds, for one filing if an id is given; simultaneous events are combined, and a gap
 * in the stream counts as an event.
 */
export function useLive(
  kinds: readonly LiveKind[],
  react: (event: LiveEvent) => void,
  filing?: string,
): void {
  const latest = useRef({ kinds, react });
  latest.current = { kinds, react };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let reactedAt = Number.NEGATIVE_INFINITY;
    let last: LiveEvent;
    const off = onEvent((event) => {
      const isMeant = latest.current.kinds.includes(event.kind) && (!filing || event.filing === filing);
      if (!isMeant && event.kind !== 'missed') return;
      last = event;
      if (timer) return;
      const { least, spread, gap } = HEARD_BY_MANY.includes(event.kind) ? BY_AND_BY : SOON;
      const wait = Math.max(least + Math.random() * spread, reactedAt + gap - performance.now());
      timer = setTimeout(() => {
        timer = undefined;
        reactedAt = performance.now();
        runQuietly(() => latest.current.react(last));
      }, wait);
    });
    return () => {
      clearTimeout(timer);
      off();
    };
  }, [filing]);
}

/** Reads again on events of these kinds; without a stream at an interval, as useRefresh does. */
export function useLiveRefresh(reload: () => void, every: number, kinds: readonly LiveKind[]): void {
  useRefresh(reload, useIsLive() ? null : every);
  useLive(kinds, reload);
}

type PresenceCall = 'noteFilling' | 'notePresence';

/** Input of a presence call; the final null is sent with keepalive while the page unloads. */
const presenceAt = <Name extends PresenceCall>(id: string, section: string | null, cell?: string) =>
  [
    { path: { id }, data: { section, ...(cell && { cell }) }, keepalive: section === null },
  ] as unknown as CallArguments<Name>;

export interface PresenceResource<Name extends PresenceCall> extends Resource<CallAnswer<Name>> {
  /**
   * Reports the cell with the focus; null for none. Moves in quick succession are reported once; while nobody is there to see them
   * (`isSeen`), with the next report.
   */
  moveTo(cell: string | null, isSeen: boolean): void;
}

/**
 * Reports that a filing is open here, in which section and cell, as long as it is; returns the colleagues whom the server reports.
 * With a stream, events report who comes, moves or leaves; without one the server is polled.
 */
export function usePresence<Name extends PresenceCall>(
  name: Name,
  id: string | null,
  section: string,
): PresenceResource<Name> {
  const cell = useRef('');
  const [read] = useState(
    () => (from: string, at: string) => call(name, ...presenceAt<Name>(from, at, cell.current)),
  );
  const others = useRead<[string, string], CallAnswer<Name>>(
    id === null ? null : (read as ReadFunction<[string, string], CallAnswer<Name>>),
    id ?? '',
    section,
  );
  useRefresh(others.reload, PRESENCE_REPORT_INTERVAL_MS);
  useLive(['presence'], others.reload, id ?? undefined);
  useEffect(() => {
    if (id === null) return undefined;
    const leave = () =>
      void runQuietly(() => call(name, ...presenceAt<Name>(id, null))).catch(() => undefined);
    // A closed tab runs no cleanup: without this it would stay visible to colleagues until the server forgets it.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [id, name]);
  return { ...others, moveTo: useReportedCell(cell, others.reload) };
}

/** Returns a stable function that sets the cell and reports it: the last of several after an interval. */
function useReportedCell(
  cell: MutableRefObject<string>,
  report: () => void,
): PresenceResource<PresenceCall>['moveTo'] {
  const latest = useRef(report);
  latest.current = report;
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (next, isSeen) => {
      if (cell.current === (next ?? '')) return;
      cell.current = next ?? '';
      if (!isSeen) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        runQuietly(() => latest.current());
      }, CELL_REPORT_INTERVAL_MS);
    },
    [cell],
  );
}
