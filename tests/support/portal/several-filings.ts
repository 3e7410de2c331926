// Several filings on one server whose replies can be delayed, for tests of events in between.

import type { Answers } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { expect, vi } from 'vitest';
import {
  createAcknowledgement,
  createEnvelope,
  createFreshFiling,
  type FilingRequest,
  toWholeSave,
} from './filing-server';

const HIGHTECH = { program: 'hightech', edition: findProgram('hightech')?.edition ?? '' };
export const createGazelle = (id: string, over: Partial<Filing> = {}): Filing => ({
  ...createFreshFiling(),
  id,
  ...over,
});
export const createHightech = (): Filing => ({
  ...createFreshFiling(),
  ...HIGHTECH,
  id: 'h1',
  data: { sumUpData: {} } as Answers,
});
export const createUnsaved = (): Filing => ({ ...createFreshFiling(), id: null, version: 0, data: {} });

export type SentRequest = { method: string; path: string; body: FilingRequest['body'] };

/** Simulates a server of several filings. The reply to a request for which `waits` is true is delayed until `release`. */
export function mockFilingServer(...filings: Filing[]) {
  const stored = new Map(filings.map((filing) => [filing.id ?? '', filing]));
  const sent: SentRequest[] = [];
  const held: { waits(request: SentRequest): boolean; until: Promise<void> }[] = [];

  function answer({ method, path, body }: SentRequest): Response {
    const [last = '', before = ''] = path.split('/').filter(Boolean).reverse();
    if (last === 'submit' || last === 'withdraw') {
      const receipt = { no: 'GZ1', submitted_at: '2026-06-10T02:00:00Z', sha256: 'x' };
      const filing = stored.get(before) as Filing;
      const after: Filing =
        last === 'submit'
          ? { ...filing, status: 'submitted', receipt, actions: ['withdraw'] }
          : createGazelle(before);
      stored.set(before, after);
      return createEnvelope(200, after);
    }
    const program = path.includes('gazelle') ? 'gazelle' : 'hightech';
    const current = [...stored.values()].find((each) => each.program === program);
    if (last === 'gone') return createEnvelope(208, null, 'not there');
    if (method === 'GET') return createEnvelope(200, stored.get(last) ?? current);
    const id = body?.id ?? body?.new_id ?? '';
    const theirs = body?.id ? stored.get(id) : current?.id ? current : undefined;
    if (theirs && theirs.version !== body?.version)
      return createEnvelope(208, {
        conflict: true,
        id: theirs.id,
        version: theirs.version,
        theirs: theirs.data,
      });
    const after = {
      ...createGazelle(id),
      ...theirs,
      id,
      version: (body?.version ?? 0) + 1,
      data: body?.data ?? {},
    };
    stored.set(id, after);
    return method === 'PATCH' ? createAcknowledgement(after) : createEnvelope(200, after);
  }

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    const { pathname: path } = new URL(String(input), 'http://localhost');
    const id = path.split('/').filter(Boolean).at(-1) ?? '';
    const sentBody = init.body ? JSON.parse(String(init.body)) : null;
    const body =
      init.method === 'PATCH' ? { id, ...(await toWholeSave(sentBody, stored.get(id) as Filing)) } : sentBody;
    const request = { method: init.method ?? 'GET', path, body };
    sent.push(request);
    const reply = answer(request);
    await held.find(({ waits }) => waits(request))?.until;
    return reply;
  });

  return {
    stored,
    sent,
    saves: () => sent.filter(isSave),
    /** Delays the replies to matching requests: `asked` resolves once such a request has arrived, `release` sends the replies. */
    hold(waits: (request: SentRequest) => boolean) {
      let release = () => {};
      held.push({
        waits,
        until: new Promise((resolve) => {
          release = resolve;
        }),
      });
      return { release: () => release(), asked: () => vi.waitFor(() => expect(sent.some(waits)).toBe(true)) };
    },
  };
}

export const isSave = ({ method }: SentRequest) => method === 'POST' || method === 'PATCH';
