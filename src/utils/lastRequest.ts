let failed: string | null = null;

/** Remembers the number of a request that the server could not answer as asked; its log has the same number. */
export function saveFailedRequestId({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  if (!ok) failed = headers.get('x-request-id') ?? failed;
}

/** The number of the request that failed last on this page, for whoever calls the help line; null if none did. */
export const getLastFailedRequestId = (): string | null => failed;
