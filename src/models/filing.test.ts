// Saving, merging and submitting as a server sees it: a stand-in that keeps versions and refuses stale ones.
import type { AsideAnswer } from '@domain/filing/edition-note';
import type { Filing } from '@domain/filing/types';
import type { Answers, Row } from '@domain/programs/define';
import { findProgram } from '@domain/programs/find';
import { create } from 'dva-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FilingState, isDirty } from '@/journal/filing-state';
import { record } from '@/journal/journal';
import model from './filing';

const EDITION = findProgram('gazelle')?.edition ?? '';

interface Request {
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
    aside?: AsideAnswer[];
  } | null;
  headers: Headers;
}

let server: {
  filing: Filing;
  requests: Request[];
  isDown: boolean;
  hold: Promise<void> | null;
  /** What the server decides itself, whatever it was sent. */
  decides: Record<string, unknown>;
};
let app: { _store: { dispatch(action: object): Promise<unknown>; getState(): { filing: FilingState } } };

const baseOf = (data: Answers) => (data.baseData ?? {}) as Record<string, unknown>;
const envelope = (code: number, data: unknown, msg = 'said') =>
  new Response(JSON.stringify({ code, msg, data }));

const fresh = (): Filing => ({
  id: 'f1',
  program: 'gazelle',
  kind: '',
  status: 'draft',
  version: 1,
  batch: '2026-1',
  edition: EDITION,
  edition_note: null,
  data: { baseData: { main_business: 'robots', company_name: 'A' } },
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

function answer({ method, path, body }: Request): Response {
  const { filing } = server;
  if (method === 'GET') return envelope(200, filing);
  if (path.endsWith('/submit/')) {
    const receipt = { no: 'GZ20260610-000001', submitted_at: '2026-06-10T02:00:00Z', sha256: 'x' };
    server.filing = { ...filing, status: 'submitted', receipt, actions: [] };
    return envelope(200, server.filing);
  }
  if (body?.edition !== filing.edition)
    return envelope(208, { other_edition: true, edition: filing.edition });
  if (body?.version !== filing.version) {
    const { id, version, data: theirs, updated_by, updated_at } = filing;
    return envelope(208, { conflict: true, id, version, theirs, updated_by, updated_at });
  }
  const baseData = { ...baseOf(body.data), ...server.decides };
  server.filing = { ...filing, version: filing.version + 1, data: { ...body.data, baseData } as Answers };
  return envelope(200, server.filing);
}

/** Somebody else saves. */
const elsewhere = (change: Record<string, unknown>) => {
  const { filing } = server;
  const data = { ...filing.data, baseData: { ...baseOf(filing.data), ...change } } as Answers;
  server.filing = { ...filing, version: filing.version + 1, data };
};

const state = () => app._store.getState().filing;
const dispatch = (type: string, payload?: unknown) =>
  app._store.dispatch({ type: `filing/${type}`, payload });
const edit = (field: string, value: string | null) =>
  dispatch('edit', { edits: [{ section: 'baseData', field, value }] });
const saves = () => server.requests.filter(({ body }) => body?.action === 'save');
let people = 0;

beforeEach(async () => {
  server = { filing: fresh(), requests: [], isDown: false, hold: null, decides: {} };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const body = init.body ? JSON.parse(String(init.body)) : null;
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
    return answer(request);
  });
  app = create();
  (app as unknown as { model(m: object): void }).model(model);
  (app as unknown as { start(): void }).start();
  people += 1;
  await dispatch('open', { user: `u${people}`, program: 'gazelle', kind: '', id: null, draft: null });
});

describe('saving', () => {
  it('sends the version it started from and is clean afterwards', async () => {
    edit('main_business', 'arms');
    expect(isDirty(state())).toBe(true);
    await dispatch('save');
    expect(saves()[0]?.body?.version).toBe(1);
    expect(baseOf(server.filing.data).main_business).toBe('arms');
    expect(isDirty(state())).toBe(false);
    expect(state().filing?.version).toBe(2);
  });

  it('sends nothing when nothing was edited', async () => {
    await dispatch('save');
    expect(saves()).toHaveLength(0);
  });

  it('is never on its way twice; what was typed meanwhile stays unsaved', async () => {
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    edit('main_business', 'first');
    const under = dispatch('save');
    await vi.waitFor(() => expect(saves()).toHaveLength(1));
    edit('main_business', 'second');
    await dispatch('save');
    expect(saves()).toHaveLength(1);
    release();
    await under;
    expect(isDirty(state())).toBe(true);
    await dispatch('save');
    expect(baseOf(server.filing.data).main_business).toBe('second');
  });

  it('takes over what the server decided, beside what was typed meanwhile', async () => {
    server.decides = { company_name: 'as the server has it' };
    let release = () => {};
    server.hold = new Promise((resolve) => {
      release = resolve;
    });
    edit('main_business', 'first');
    const under = dispatch('save');
    await vi.waitFor(() => expect(saves()).toHaveLength(1));
    edit('main_business', 'second');
    release();
    await under;
    const both = { main_business: 'second', company_name: 'as the server has it' };
    expect(baseOf(state().answers)).toMatchObject(both);
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject(both);
    expect(isDirty(state())).toBe(false);
  });

  it('counts failures while the network is down, and keeps the text', async () => {
    server.isDown = true;
    edit('main_business', 'offline');
    await dispatch('save');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'failed', attempt: 2 });
    expect(baseOf(state().answers).main_business).toBe('offline');
  });

  it('leaves a value of the wrong size behind and saves the others', async () => {
    edit('company_name', 'x'.repeat(500));
    edit('main_business', 'arms');
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'arms', company_name: null });
    expect(state().save.withheld).toBe(1);
    expect(baseOf(state().answers).company_name).toHaveLength(500);
  });
});

describe('somebody else saved meanwhile', () => {
  it('merges changes that do not touch, and says so', async () => {
    elsewhere({ company_name: 'B' });
    edit('main_business', 'arms');
    await dispatch('save');
    expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'arms', company_name: 'B' });
    expect(state().note).toMatchObject({ kind: 'merged', by: 'demo' });
    expect(state().conflict).toBeNull();
  });

  it('overwrites nothing where both changed the same field, until the person has chosen', async () => {
    elsewhere({ main_business: 'theirs' });
    edit('main_business', 'mine');
    await dispatch('save');
    expect(baseOf(server.filing.data).main_business).toBe('theirs');
    expect(state().conflict?.differences).toMatchObject([
      { path: 'baseData.main_business', mine: 'mine', theirs: 'theirs' },
    ]);
    await dispatch('resolve', { 'baseData.main_business': 'mine' });
    await vi.waitFor(() => expect(baseOf(server.filing.data).main_business).toBe('mine'));
    expect(server.filing.version).toBe(3);
  });
});

describe('opening', () => {
  it('puts back what this browser still has, and saves it', async () => {
    const scope = { user: 'back', program: 'gazelle', kind: '', batch: '2026-1', filing: 'f1' };
    const base = server.filing.data;
    const answers = { baseData: { ...baseOf(base), main_business: 'typed before the crash' } } as Answers;
    await record({
      ...scope,
      version: 1,
      edition: EDITION,
      base,
      answers,
      aside: [],
      editedAt: '2026-06-10T01:00:00Z',
    });
    elsewhere({ company_name: 'B' });
    await dispatch('open', { user: 'back', program: 'gazelle', kind: '', id: null, draft: null });
    expect(state().note?.kind).toBe('replayed');
    await vi.waitFor(() =>
      expect(baseOf(server.filing.data)).toMatchObject({
        main_business: 'typed before the crash',
        company_name: 'B',
      }),
    );
  });
});

describe('a form that has another edition than before', () => {
  it('saves nothing more from a page of the earlier one, and keeps what is typed', async () => {
    server.filing = { ...server.filing, edition: '2099.1' };
    edit('main_business', 'typed too late');
    await dispatch('save');
    expect(state().save).toMatchObject({ phase: 'outdated', message: 'said' });
    edit('main_business', 'and more');
    await dispatch('save');
    expect(saves()).toHaveLength(1);
    expect(baseOf(state().answers).main_business).toBe('and more');
    expect(isDirty(state())).toBe(true);
  });

  it('takes over what was typed in the earlier one, and hands on what has no place', async () => {
    const scope = { user: 'moved', program: 'gazelle', kind: '', batch: '2026-1', filing: 'f1' };
    const base = { baseData: { ...baseOf(server.filing.data), motto: 'known to the server' } } as Answers;
    const baseData = { ...baseOf(base), main_business: 'arms', slogan: 'typed in the old form' };
    const answers = { baseData } as Answers;
    const entry = { ...scope, version: 1, edition: '2020.1', base, answers, aside: [] };
    await record({ ...entry, editedAt: '2026-06-10T01:00:00Z' });
    await dispatch('open', { user: 'moved', program: 'gazelle', kind: '', id: null });
    await vi.waitFor(() => expect(baseOf(server.filing.data).main_business).toBe('arms'));
    expect(saves()[0]?.body?.aside).toMatchObject([
      { path: 'baseData.slogan', edition: '2020.1', value: 'typed in the old form', reason: 'gone' },
    ]);
    await vi.waitFor(() => expect(state().aside).toEqual([]));
  });
});

describe('submitting', () => {
  it('saves the last edit first and carries a key', async () => {
    edit('main_business', 'last words');
    const result = await dispatch('submit', { confirmed: ['GZ-14'] });
    expect(result).toMatchObject({ ok: true });
    expect(baseOf(server.filing.data).main_business).toBe('last words');
    const sent = server.requests.at(-1);
    expect(sent?.path).toMatch(/\/submit\/$/);
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
    expect(state().filing?.receipt?.no).toBe('GZ20260610-000001');
  });

  it('repeats its key when the answer was lost', async () => {
    server.isDown = true;
    expect(await dispatch('submit', { confirmed: [] })).toBeUndefined();
    server.isDown = false;
    await dispatch('submit', { confirmed: [] });
    const keys = server.requests
      .filter(({ path }) => path.endsWith('/submit/'))
      .map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('rows', () => {
  it('come back whole with undo, unless the table was changed since', () => {
    const withRows = (rows: Row[]) =>
      dispatch('rows', { section: 'honorData', answers: { ...state().answers, honorData: rows } });
    withRows([{ row: 'a', honor_name: 'x' }]);
    withRows([]);
    dispatch('undo');
    expect(state().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
    dispatch('undo');
    expect(state().answers.honorData).toEqual([{ row: 'a', honor_name: 'x' }]);
  });
});

describe('a further filing', () => {
  const WINDOW = { quota: 3, used: 1, status: 'open', server_time: '2026-06-10T02:00:00Z' };
  const FURTHER = '0b6d5a1e-0000-4000-8000-000000000002';
  const open = (asked: { id?: string; draft?: string }) =>
    dispatch('open', { user: `u${people}`, program: 'gazelle', kind: '', id: null, draft: null, ...asked });
  const held = () => ({ ...fresh(), window: WINDOW }) as unknown as Filing;

  /** A server that holds one filing and takes a second one. */
  function serve(replies: { loseFirstAnswer?: boolean } = {}) {
    const stored = new Map([['f1', held()]]);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
      const { pathname, searchParams } = new URL(String(input), 'http://localhost');
      if (init.method !== 'POST') {
        const known = stored.get(pathname.split('/').at(-1) ?? '');
        if (known) return envelope(200, known);
        if (!pathname.endsWith('/declare/')) return envelope(208, null, 'record not found');
        const unsaved = { ...held(), id: null, version: 0, data: {} };
        return envelope(200, searchParams.has('fresh') ? unsaved : stored.get('f1'));
      }
      const body = JSON.parse(String(init.body)) as NonNullable<Request['body']>;
      const id = body.id ?? body.new_id ?? '';
      const before = stored.get(id);
      if (before && before.version !== body.version)
        return envelope(208, { conflict: true, id, version: before.version, theirs: before.data });
      const after = { ...held(), id, version: body.version + 1, data: body.data };
      stored.set(id, after);
      if (replies.loseFirstAnswer) {
        replies.loseFirstAnswer = false;
        throw new TypeError('Failed to fetch');
      }
      return envelope(200, after);
    });
    return stored;
  }

  it('is begun once under the id of its address, also when the answer to its first save is lost', async () => {
    const stored = serve({ loseFirstAnswer: true });
    await open({ draft: FURTHER });
    edit('main_business', 'second');
    await dispatch('save');
    expect(state().save.phase).toBe('failed');
    await dispatch('save');
    await vi.waitFor(() => expect(isDirty(state())).toBe(false));
    expect([...stored.keys()]).toEqual(['f1', FURTHER]);
    expect(state().filing?.id).toBe(FURTHER);
    expect(baseOf(stored.get('f1')?.data ?? {}).main_business).toBe('robots');
  });

  it('comes back after a crash before its first save, and leaves the first filing alone', async () => {
    const stored = serve();
    const scope = { user: `u${people}`, program: 'gazelle', kind: '', batch: '2026-1', filing: FURTHER };
    const answers = { baseData: { main_business: 'typed before the crash' } };
    await record({
      ...scope,
      version: 0,
      edition: EDITION,
      base: {},
      answers,
      aside: [],
      editedAt: '2026-06-10T01:00:00Z',
    });
    await open({ id: 'f1' });
    expect(state().note).toBeNull();
    expect(baseOf(state().answers).main_business).toBe('robots');
    await open({});
    await vi.waitFor(() =>
      expect(baseOf(stored.get(FURTHER)?.data ?? {}).main_business).toBe('typed before the crash'),
    );
    expect(baseOf(stored.get('f1')?.data ?? {}).main_business).toBe('robots');
  });
});

it('earlier answers that were chosen are edits like any other, and can be undone', async () => {
  await dispatch('take', {
    edits: [{ section: 'baseData', field: 'main_business', value: 'from before' }],
    rows: { honorData: [{ row: 'n1', honor_name: 'first' }] },
  });
  expect(baseOf(state().answers).main_business).toBe('from before');
  expect(state().answers.honorData).toEqual([{ row: 'n1', honor_name: 'first' }]);
  await dispatch('save');
  expect(baseOf(server.filing.data)).toMatchObject({ main_business: 'from before', company_name: 'A' });
  await dispatch('undo');
  expect(baseOf(state().answers).main_business).toBe('robots');
});
