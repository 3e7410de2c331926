import type { Envelope } from '@domain/api/envelope';
import { useMemo } from 'react';
import { type Resource, useResource } from './useResource';

/** Asks the server, and again when the query says something else than before. Without `ask` nothing is read. */
export function useQuery<Q, T>(ask: ((query: Q) => Promise<Envelope<T>>) | null, query: Q): Resource<T> {
  const question = JSON.stringify(query);
  return useResource(useMemo(() => ask && (() => ask(JSON.parse(question))), [ask, question]));
}
