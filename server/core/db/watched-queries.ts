/** Publishes queries to a diagnostics channel: statement text without values. */
import { tracingChannel } from 'node:diagnostics_channel';

export interface WatchedQuery {
  text: string;
}

export const queryChannel = tracingChannel<'portal.query', WatchedQuery>('portal.query');

interface Querying {
  query(...given: unknown[]): Promise<unknown>;
}

const getQueryText = (query: unknown): string =>
  typeof query === 'string' ? query : ((query as { text?: string } | undefined)?.text ?? '');

/** Wraps connections; without subscribers the overhead is one check. */
export const createWatchedConnections = <Connections>(connections: Connections): Connections => {
  const { query } = connections as Querying;
  const told = (...given: unknown[]) =>
    queryChannel.start.hasSubscribers
      ? queryChannel.tracePromise(() => query.apply(connections, given), { text: getQueryText(given[0]) })
      : query.apply(connections, given);
  return { query: told } as Connections;
};
