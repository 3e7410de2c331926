// A stand-in for the server, as the tests of the filing model need it: it keeps versions and refuses stale ones.

import type { Answers } from '@domain/definition';
import { type AnswerChange, applyChanges } from '@domain/filing/change-set';
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { findFillable } from '@domain/programs/reports';
import { vi } from 'vitest';
import model from '../../../src/filling/draft/filingModel';
import type { FilingState } from '../../../src/filling/draft/filingState';
import { startStore } from './store';

export const EDITION = findProgram('gazelle')?.edition ?? '';

export interface FilingRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  body: {
    id?: string;
    new_id?: string;
    version: number;
    edition?: string;
    action?: string;
    data: Answers;
    changes?: AnswerChange[];
    aside?: AsideAnswer[];
  } | null;
  headers: Headers;
}

interface StandIn {
  filing: Filing;
  requests: FilingRequest[];
  isDown: boolean;
  /** True while answers are lost on their way: what was asked is done. */
  losesAnswer: boolean;
  /** HTTP status and message with which the server refuses every request; null while it accepts requests. */
  takesNothing: { status: number; msg: string; retryAfter?: string } | null;
  /** Message with which saves are refused; '' while they succeed. */
  refusal: string;
  hold: Promise<void> | null;
  /** Values of fields that the server sets itself, whatever was sent. */
  decides: Record<string, unknown>;
}

/** State of the simulated server; reset for each test. */
export const server = {} as StandIn;
/** Current person: each test has another one, with a local store of its own. */
export const person = { name: '' };
let people = 0;
let store: ReturnType<typeof startStore<{ filing: FilingState }>>;

export const getBaseData = (data: Answers) => (data.baseData ?? {}) as Record<string, unknown>;
export const createEnvelope = (code: number, data: unknown, msg = 'said', status = 200) =>
  new Response(JSON.stringify({ code, msg, data }), { status });

export const createFreshFiling = (): Filing => ({
  id: 'f1',
  program: 'gazelle',
  kind: '',
  status: 'draft',
  version: 1,
  batch: '2026-1',
  edition: EDITION,
  edition_note: null,
  data: { baseData: { main_business: 'robots', registered_address: 'A' } },
  computed: {},
  completeness: { percent: 0, missing: [] },
  warnings: [],
  window: null,
  returned: [],
  receipt: null,
  updated_at: '2026-06-10T02:00:00Z',
  updated_by: 'demo',
  actions: ['save', 'submit'],
});

/** Converts a change set to the complete save that it stands for, based on the server's answers. */
export async function toWholeSave<Body>(body: Body, { program, data }: { program: string; data: object }) {
  const { changes } = (body ?? {}) as { changes?: AnswerChange[] };
  const form = changes && (await findFillable(program)?.load());
  if (!form) return body;
  return { ...body, action: 'save', data: applyChanges(form, data as Answers, changes).answers };
}

/** Builds the reply to a change set. */
export const createAcknowledgement = (
  { id, version, updated_at }: Filing,
  decides: Record<string, unknown> = {},
) => {
  const decided = Object.entries(decides).map(([field, value]) => ({ path: `baseData.${field}`, value }));
  return createEnvelope(200, {
    id,
    version,
    updated_at,
    computed: {},
    faults: [],
    ...(decided.length > 0 && { decided }),
  });
};

function answer({ method, path, body }: FilingRequest): Response {
  const { filing } = server;
  if (method === 'GET') return createEnvelope(200, filing);
  if (path.endsWith('/submit/') && filing.window?.status === 'closed') {
    const { server_time, opens_at, closes_at } = filing.window;
    return createEnvelope(208, { server_time, opens_at, closes_at }, 'closed');
  }
  if (path.endsWith('/submit/')) {
    const receipt = { no: 'GZ20260610-000001', submitted_at: '2026-06-10T02:00:00Z', sha256: 'x' };
    server.filing = { ...filing, status: 'submitted', receipt, actions: [] };
    return createEnvelope(200, server.filing);
  }
  if (server.refusal) return createEnvelope(208, null, server.refusal);
  if (body?.edition !== filing.edition)
    return createEnvelope(208, { other_edition: true, edition: filing.edition });
  if (body?.version !== filing.version) {
    const { id, version, data: theirs, updated_by, updated_at } = filing;
    return createEnvelope(208, { conflict: true, id, version, theirs, updated_by, updated_at });
  }
  const baseData = { ...getBaseData(body.data), ...server.decides };
  server.filing = { ...filing, version: filing.version + 1, data: { ...body.data, baseData } as Answers };
  return method === 'PATCH'
    ? createAcknowledgement(server.filing, server.decides)
    : createEnvelope(200, server.filing);
}

/** Saves in the name of another person. */
export const saveElsewhere = (change: Record<string, unknown>) => {
  const { filing } = server;
  const data = { ...filing.data, baseData: { ...getBaseData(filing.data), ...change } } as Answers;
  server.filing = { ...filing, version: filing.version + 1, data };
};

export const getRedux = () => store.redux;
export const getFilingState = () => store.state().filing;
export const dispatch = (type: string, payload?: unknown) => store.run({ type: `filing/${type}`, payload });
export const setField = (field: string, value: string | null) =>
  dispatch('edit', { edits: [{ section: 'baseData', field, value }] });
export const listSaves = () => server.requests.filter(({ body }) => body?.action === 'save');

/** Opens a filing as a new person, on a server without requests so far. */
export async function startFiling(): Promise<void> {
  Object.assign(server, {
    filing: createFreshFiling(),
    requests: [],
    isDown: false,
    losesAnswer: false,
    takesNothing: null,
    refusal: '',
    hold: null,
    decides: {},
  });
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const body = await toWholeSave(init.body ? JSON.parse(String(init.body)) : null, server.filing);
    const request = {
      method: init.method ?? 'GET',
      path: pathname,
      query: searchParams,
      body,
      headers: new Headers(init.headers),
    };
    server.requests.push(request);
    if (server.isDown) throw new TypeError('Failed to fetch');
    await server.hold;
    if (!server.takesNothing) {
      const given = answer(request);
      if (server.losesAnswer) throw new TypeError('Failed to fetch');
      return given;
    }
    const { status, msg, retryAfter } = server.takesNothing;
    const refusal = createEnvelope(-1, null, msg, status);
    if (retryAfter) refusal.headers.set('Retry-After', retryAfter);
    return refusal;
  });
  store = startStore([model]);
  people += 1;
  person.name = `u${people}`;
  await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
}
