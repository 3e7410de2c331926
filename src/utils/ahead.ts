/**
 * Reads asked by the document before any script of the portal has come (`src/shell/askAhead.ts`). A read that is made soon after
 * with the same headers takes the answer; any other asks anew.
 */
import { createAuthHeaders } from './session';

/** Milliseconds for which an answer may be taken. */
const KEPT_FOR = 15_000;

export interface AskedRead {
  headers: Record<string, string>;
  askedAt: number;
  answer: Promise<Response>;
}

declare global {
  interface Window {
    /** Reads asked ahead, by address: all that the script in the document and the portal, built apart, share. */
    portalAhead?: Map<string, AskedRead>;
  }
}

/** Returns the headers of every request; `language`: tag of the language in use. */
export const createRequestHeaders = (language: string): Record<string, string> => ({
  'Accept-Language': language,
  ...createAuthHeaders(),
});

/**
 * Headers that an answer depends on. Which company the page acts for is told by the answer for the current user, which was asked in
 * the same moment as the others.
 */
const TOLD_APART_BY = ['Accept-Language', 'Authorization'];

/** Takes the answer to a read that was asked ahead, once; null where there is none, or none that succeeded. */
export async function takeAhead(url: string, headers: Record<string, string>): Promise<Response | null> {
  const asked = window.portalAhead?.get(url);
  if (!asked) return null;
  window.portalAhead?.delete(url);
  const isSame = TOLD_APART_BY.every((name) => asked.headers[name] === headers[name]);
  if (!isSame || Date.now() - asked.askedAt > KEPT_FOR) return null;
  const answer = await asked.answer.catch(() => null);
  return answer?.ok ? answer : null;
}
