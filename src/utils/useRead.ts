/**
 * Reads data from the server for a component (ADR 32). Components with the same read share one request; a request that no
 * component needs any more is aborted. Nothing is cached: reopening a page reads again.
 */
import { CODE, TIMING } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallName } from '@domain/api/paths.generated';
import { keepPreviousData, notifyManager, QueryClient, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type CallAnswer, type CallArguments, call } from './call';
import { getFailureReason, RequestFailure } from './failure';
import { useLanguage } from './language';
import { runAbortable } from './request';

export interface Resource<T> {
  /** Last data; kept during a reload and while data for other arguments is read. */
  data: T | undefined;
  /** True once reading takes long enough to show it. Who does not read this is not drawn anew for it. */
  readonly isSlow: boolean;
  /** Reason why the last read failed; '' when the server gave none; null if it did not fail. */
  failure: string | null;
  reload(): Promise<void>;
  /** Changes the data in place, for a change that is already known. */
  change(next: T | ((now: T | undefined) => T | undefined)): void;
}

/** State of a read, whatever its data. */
export type ReadState = Pick<Resource<unknown>, 'data' | 'failure'>;

/** True once data has arrived or the read has failed. */
export const isSettled = ({ data, failure }: ReadState): boolean => data !== undefined || failure !== null;

/** Function to read with: several calls combined, or a call of one program. */
export type ReadFunction<Args extends unknown[], T> = (...args: Args) => Promise<ResponseEnvelope<T>>;

// utils/request repeats requests and shows failures; pages decide when to read again.
const client = new QueryClient({
  defaultOptions: {
    queries: {
      gcTime: 0,
      retry: false,
      networkMode: 'always',
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
  },
});
notifyManager.setScheduler(queueMicrotask);

const ids = new WeakMap<object, number>();
let lastId = 0;

/** Key of a read function: minification drops names, so each function gets a number. */
function idOf(read: object): number {
  const id = ids.get(read) ?? ++lastId;
  ids.set(read, id);
  return id;
}

async function dataOf<T>(answer: Promise<ResponseEnvelope<T>>): Promise<T> {
  const envelope = await answer;
  if (envelope.code !== CODE.success) throw new RequestFailure('refused', { envelope });
  return envelope.data;
}

/**
 * Reads from the server by a call's name and input, or by a function; reads nothing without one. Reads are keyed by name
 * or function and by the arguments as JSON.
 */
export function useRead<Name extends CallName>(
  name: Name | null,
  ...input: CallArguments<Name>
): Resource<CallAnswer<Name>>;
export function useRead<Args extends unknown[], T>(
  read: ReadFunction<Args, T> | null,
  ...args: Args
): Resource<T>;
export function useRead<T>(
  read: CallName | ReadFunction<unknown[], T> | null,
  ...args: unknown[]
): Resource<T> {
  // A change of language reads the server's texts again.
  const { locale } = useLanguage();
  const key = [typeof read === 'function' ? idOf(read) : read, locale, ...args];
  const ask = (): Promise<ResponseEnvelope<T>> =>
    typeof read === 'function' ? read(...args) : (call as ReadFunction<unknown[], T>)(read, ...args);
  const { data, error, isFetching, refetch } = useQuery<T, unknown, T, unknown[]>(
    {
      queryKey: key,
      queryFn: ({ signal }) => dataOf(runAbortable(signal, ask)),
      enabled: read !== null,
      placeholderData: keepPreviousData,
    },
    client,
  );
  const isIdle = read === null;
  const reload = useCallback(async () => {
    if (!isIdle) await refetch();
  }, [isIdle, refetch]);
  const slow = useSlow(isFetching);
  return {
    data,
    get isSlow() {
      return slow.read();
    },
    failure: useLastFailure(error, isFetching),
    reload,
    change: (next) => void client.setQueryData<T>(key, next),
  };
}

/** Failure of the last read, kept until the next one has finished, so that its message does not flicker during a retry. */
function useLastFailure(error: unknown, isFetching: boolean): string | null {
  const last = useRef<string | null>(null);
  if (!isFetching) last.current = error ? getFailureReason(error) : null;
  return last.current;
}

function useSlow(isFetching: boolean): { read(): boolean } {
  const [isSlow, setSlow] = useState(false);
  const isRead = useRef(false);
  useEffect(() => {
    if (!isFetching) return;
    const delay = setTimeout(() => isRead.current && setSlow(true), TIMING.loadingDelay);
    return () => {
      clearTimeout(delay);
      setSlow(false);
    };
  }, [isFetching]);
  const read = () => {
    isRead.current = true;
    return isSlow;
  };
  return { read };
}
