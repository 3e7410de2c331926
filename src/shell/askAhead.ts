/** Reads asked before the page that makes them is there: the answers of a signed-in person's first page arrive with its scripts. */
import { type AskedRead, createRequestHeaders } from '@/utils/ahead';
import { getAccessTimeLeft } from '@/utils/session';
import settings from '../../config/defaultSettings';

/** Paths of the reads that every page makes. The script in the document is too small for the list of all calls. */
export const READS_OF_ALL_PAGES = ['/api/v1.0/portal/settings/', '/api/v1.0/accounts/portal/current_user/'];
export const READ_OF_HOME = '/api/v1.0/portal/home/';
/** The queue waits for this read before it asks for filings: one of the views may be that which opens first. */
export const READ_OF_QUEUE = '/api/v1.0/review/views/';

/** Least validity of the token in milliseconds: one that is about to expire is renewed first. */
const VALID_FOR = 60_000;

/** Asks reads by their paths; `language`: tag of the language in use. */
export function askAhead(paths: readonly string[], language: string): void {
  if ((getAccessTimeLeft() ?? Number.POSITIVE_INFINITY) < VALID_FOR) return;
  const headers = createRequestHeaders(language);
  const ask = (path: string): [string, AskedRead] => {
    const url = settings.apiOrigin + path;
    const answer = fetch(url, { headers, credentials: 'omit' });
    // A failed answer is not taken: the read is made anew, and shows why it fails.
    answer.catch(() => undefined);
    return [url, { headers, askedAt: Date.now(), answer }];
  };
  window.portalAhead = new Map([...(window.portalAhead ?? []), ...paths.map(ask)]);
}
