let failed: string | null = null;

/** Stores the id of a failed request, under which the server has logged it. */
export function saveFailedRequestId({ ok, headers }: Pick<Response, 'ok' | 'headers'>): void {
  if (!ok) failed = headers.get('x-request-id') ?? failed;
}

/** Id of the last failed request of this page, to quote to the help line; null if none failed. */
export const getLastFailedRequestId = (): string | null => failed;
