// Merging of unsent local work, saves of other people, and answers of another edition of the form.

import type { Answers } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createAcknowledgement,
  createEnvelope,
  createFreshFiling,
  dispatch,
  EDITION,
  type FilingRequest,
  getBaseData,
  getFilingState,
  getRedux,
  listSaves,
  person,
  saveElsewhere,
  server,
  setField,
  startFiling,
  toWholeSave,
} from '../../../tests/support/portal/filing-server';
import {
  createGazelle,
  createUnsaved,
  mockFilingServer,
} from '../../../tests/support/portal/several-filings';
import { createFilingEntry } from './filingState';
import { listUnsentFilings, saveEntry } from './localStore';
import { isDirty } from './state';

beforeEach(startFiling);

describe('filing/save of an older version', () => {
  it('merges changes of different fields, and says so', async () => {
    saveElsewhere({ registered_address: 'B' });
    setField('main_business', 'arms');
    await dispatch('save');
    expect(getBaseData(server.filing.data)).toMatchObject({ main_business: 'arms', registered_address: 'B' });
    expect(getFilingState().note).toMatchObject({ kind: 'merged', by: 'demo' });
    expect(getFilingState().conflict).toBeNull();
  });

  it('overwrites nothing where both changed the same field, until the user has chosen', async () => {
    saveElsewhere({ main_business: 'theirs' });
    setField('main_business', 'mine');
    await dispatch('save');
    expect(getBaseData(server.filing.data).main_business).toBe('theirs');
    expect(getFilingState().conflict?.differences).toMatchObject([
      { path: 'baseData.main_business', mine: 'mine', theirs: 'theirs' },
    ]);
    await dispatch('resolve', { 'baseData.main_business': 'mine' });
    await vi.waitFor(() => expect(getBaseData(server.filing.data).main_business).toBe('mine'));
    expect(server.filing.version).toBe(3);
    expect([getFilingState().note?.kind, getFilingState().replaced]).toEqual(['decided', []]);
  });

  it('saves the text that the user has made of both', async () => {
    saveElsewhere({ main_business: 'theirs' });
    setField('main_business', 'mine');
    await dispatch('save');
    await dispatch('resolve', { 'baseData.main_business': { merged: 'theirs and mine' } });
    await vi.waitFor(() => expect(getBaseData(server.filing.data).main_business).toBe('theirs and mine'));
  });
});

describe("filing/pull of a colleague's save", () => {
  it('saves nothing for a person without edits: two open pages would save for each other for ever', async () => {
    saveElsewhere({ registered_address: 'B' });
    await dispatch('pull', server.filing.version);
    expect(isDirty(getFilingState())).toBe(false);
    await dispatch('save');
    expect(listSaves()).toHaveLength(0);
  });

  it('keeps a value that the server cannot accept, and that stands on the screen alone', async () => {
    setField('main_business', 'x'.repeat(100_000));
    await dispatch('save');
    expect(getFilingState().save.withheld).toBe(1);
    saveElsewhere({ registered_address: 'B' });
    await dispatch('pull', server.filing.version);
    expect(getBaseData(getFilingState().answers)).toMatchObject({
      main_business: 'x'.repeat(100_000),
      registered_address: 'B',
    });
  });

  it('shows the changes in place, and leaves alone what is being typed', async () => {
    setField('main_business', 'half a w');
    saveElsewhere({ registered_address: 'B' });
    await dispatch('pull', server.filing.version);
    expect(getBaseData(getFilingState().answers)).toMatchObject({
      main_business: 'half a w',
      registered_address: 'B',
    });
    expect(getFilingState().note).toMatchObject({ kind: 'pulled', by: 'demo' });
    await dispatch('save');
    expect(getBaseData(server.filing.data)).toMatchObject({
      main_business: 'half a w',
      registered_address: 'B',
    });
  });

  it('asks nothing where both changed the same field, until the next save', async () => {
    saveElsewhere({ main_business: 'theirs' });
    setField('main_business', 'mine');
    await dispatch('pull', server.filing.version);
    expect(getBaseData(getFilingState().answers).main_business).toBe('mine');
    expect([getFilingState().conflict, getFilingState().note]).toEqual([null, null]);
    await dispatch('save');
    expect(getFilingState().conflict?.differences).toMatchObject([{ path: 'baseData.main_business' }]);
  });

  it('shows a submission at once, and keeps what was being typed in this browser', async () => {
    setField('main_business', 'typed too late');
    const { version } = server.filing;
    server.filing = { ...server.filing, status: 'submitted', version: version + 1, actions: [] };
    await dispatch('pull', version + 1);
    expect(getFilingState().filing?.status).toBe('submitted');
    expect(isDirty(getFilingState())).toBe(false);
    const [kept] = await listUnsentFilings(person.name);
    expect(getBaseData(kept?.answers ?? {}).main_business).toBe('typed too late');
  });

  it('keeps the text that a colleague has replaced, from before the first of several saves', async () => {
    saveElsewhere({ main_business: 'thei' });
    await dispatch('pull', server.filing.version);
    saveElsewhere({ main_business: 'theirs' });
    await dispatch('pull', server.filing.version);
    expect(getBaseData(getFilingState().answers).main_business).toBe('theirs');
    expect(getFilingState().replaced).toMatchObject([
      {
        cell: { section: 'baseData', field: 'main_business' },
        former: 'robots',
        value: 'theirs',
        by: 'demo',
      },
    ]);
    await dispatch('replacedRead', 'baseData.main_business');
    expect(getFilingState().replaced).toEqual([]);
  });

  it('requests nothing that is already loaded', async () => {
    const asked = server.requests.length;
    await dispatch('pull', getFilingState().filing?.version);
    expect(server.requests.length).toBe(asked);
  });
});

describe("filing/save that meets a colleague's new filing", () => {
  /** Makes a first save that meets a colleague's filing; `typing` runs while that filing is fetched. */
  async function meetWhile(typing: () => void) {
    const colleague = createGazelle('colleague', { data: { baseData: { registered_address: 'A' } } });
    const server = mockFilingServer(createUnsaved());
    await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
    setField('main_business', 'mine');
    server.stored.clear();
    server.stored.set('colleague', colleague);
    const fetched = server.hold(({ path }) => path.endsWith('/colleague'));
    const saving = dispatch('save');
    await fetched.asked();
    typing();
    fetched.release();
    await saving;
    return () => getBaseData(server.stored.get('colleague')?.data ?? {});
  }

  it('keeps and saves what is typed meanwhile', async () => {
    const stored = await meetWhile(() => setField('main_business', 'mine, and more'));
    const both = { main_business: 'mine, and more', registered_address: 'A' };
    expect(getBaseData(getFilingState().answers)).toMatchObject(both);
    expect(stored()).toMatchObject(both);
  });

  it('asks about it where the colleague has filled in the same field', async () => {
    const stored = await meetWhile(() => {
      setField('registered_address', 'typed meanwhile');
      void saveEntry(createFilingEntry(getFilingState()));
    });
    expect(getFilingState().conflict?.differences).toMatchObject([
      { path: 'baseData.registered_address', mine: 'typed meanwhile', theirs: 'A' },
    ]);
    expect(stored().registered_address).toBe('A');
    const [kept] = await listUnsentFilings(person.name);
    expect(getBaseData(kept?.answers ?? {}).registered_address).toBe('typed meanwhile');
  });
});

describe('filing/open', () => {
  it('keeps what is typed at once, together with what the browser still has', async () => {
    setField('main_business', 'typed before');
    await saveEntry(createFilingEntry(getFilingState()));
    await dispatch('closed');
    const stop = getRedux().subscribe(() => {
      if (!getFilingState().filing) return;
      stop();
      setField('registered_address', 'typed at once');
      void saveEntry(createFilingEntry(getFilingState()));
    });
    await dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null });
    await dispatch('save');
    await vi.waitFor(() => expect(isDirty(getFilingState())).toBe(false));
    expect(getBaseData(server.filing.data)).toMatchObject({
      main_business: 'typed before',
      registered_address: 'typed at once',
    });
  });

  it('restores what the browser still has, and saves it', async () => {
    const scope = { user: 'back', program: 'gazelle', kind: '', batch: '2026-1', filing: 'f1' };
    const base = server.filing.data;
    const answers = {
      baseData: { ...getBaseData(base), main_business: 'typed before the crash' },
    } as Answers;
    await saveEntry({
      ...scope,
      version: 1,
      edition: EDITION,
      base,
      answers,
      aside: [],
      editedAt: '2026-06-10T01:00:00Z',
    });
    saveElsewhere({ registered_address: 'B' });
    await dispatch('open', { user: 'back', program: 'gazelle', kind: '', id: null, draft: null });
    expect(getFilingState().note?.kind).toBe('replayed');
    await vi.waitFor(() =>
      expect(getBaseData(server.filing.data)).toMatchObject({
        main_business: 'typed before the crash',
        registered_address: 'B',
      }),
    );
  });
});

describe('filing/save of another edition', () => {
  it('saves nothing more from a page of the earlier edition, and keeps what is typed', async () => {
    server.filing = { ...server.filing, edition: '2099.1' };
    setField('main_business', 'typed too late');
    await dispatch('save');
    expect(getFilingState().save).toMatchObject({ phase: 'outdated', message: 'said' });
    setField('main_business', 'and more');
    await dispatch('save');
    expect(listSaves()).toHaveLength(1);
    expect(getBaseData(getFilingState().answers).main_business).toBe('and more');
    expect(isDirty(getFilingState())).toBe(true);
  });

  it('restores text typed in the earlier edition, and sets aside what has no place', async () => {
    const scope = { user: 'moved', program: 'gazelle', kind: '', batch: '2026-1', filing: 'f1' };
    const base = {
      baseData: { ...getBaseData(server.filing.data), motto: 'known to the server' },
    } as Answers;
    const baseData = { ...getBaseData(base), main_business: 'arms', slogan: 'typed in the old form' };
    const answers = { baseData } as Answers;
    const entry = { ...scope, version: 1, edition: '2020.1', base, answers, aside: [] };
    await saveEntry({ ...entry, editedAt: '2026-06-10T01:00:00Z' });
    await dispatch('open', { user: 'moved', program: 'gazelle', kind: '', id: null });
    await vi.waitFor(() => expect(getBaseData(server.filing.data).main_business).toBe('arms'));
    expect(listSaves()[0]?.body?.aside).toMatchObject([
      { path: 'baseData.slogan', edition: '2020.1', value: 'typed in the old form', reason: 'gone' },
    ]);
    await vi.waitFor(() => expect(getFilingState().aside).toEqual([]));
    expect(getFilingState().filing?.edition_note?.aside).toMatchObject([{ value: 'typed in the old form' }]);
  });
});

describe('filing/open of a further filing (draft id)', () => {
  const WINDOW = { quota: 3, used: 1, status: 'open', server_time: '2026-06-10T02:00:00Z' };
  const FURTHER = '0b6d5a1e-0000-4000-8000-000000000002';
  const open = (asked: { id?: string; draft?: string }) =>
    dispatch('open', { user: person.name, program: 'gazelle', kind: '', id: null, draft: null, ...asked });
  const held = () => ({ ...createFreshFiling(), window: WINDOW }) as unknown as Filing;

  /** Mocks a server that holds one filing and accepts a second one. */
  function serve(replies: { loseFirstAnswer?: boolean } = {}) {
    const stored = new Map([['f1', held()]]);
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit) => {
      const { pathname, searchParams } = new URL(String(input), 'http://localhost');
      if (init.method === 'GET' || !init.method) {
        const known = stored.get(pathname.split('/').at(-1) ?? '');
        if (known) return createEnvelope(200, known);
        if (!pathname.endsWith('/declare/')) return createEnvelope(208, null, 'record not found');
        const unsaved = { ...held(), id: null, version: 0, data: {} };
        return createEnvelope(200, searchParams.has('fresh') ? unsaved : stored.get('f1'));
      }
      const named = pathname.split('/').filter(Boolean).at(-1) ?? '';
      const sent = JSON.parse(String(init.body)) as NonNullable<FilingRequest['body']>;
      const id = sent.id ?? sent.new_id ?? named;
      const before = stored.get(id);
      const body = before ? await toWholeSave(sent, before) : sent;
      if (before && before.version !== body.version)
        return createEnvelope(208, { conflict: true, id, version: before.version, theirs: before.data });
      const after = { ...held(), id, version: body.version + 1, data: body.data };
      stored.set(id, after);
      if (replies.loseFirstAnswer) {
        replies.loseFirstAnswer = false;
        throw new TypeError('Failed to fetch');
      }
      return init.method === 'PATCH' ? createAcknowledgement(after) : createEnvelope(200, after);
    });
    return stored;
  }

  it('creates it once under the id of its address, even when the first answer is lost', async () => {
    const stored = serve({ loseFirstAnswer: true });
    await open({ draft: FURTHER });
    setField('main_business', 'second');
    await dispatch('save');
    expect(getFilingState().save.phase).toBe('failed');
    await dispatch('save');
    await vi.waitFor(() => expect(isDirty(getFilingState())).toBe(false));
    expect([...stored.keys()]).toEqual(['f1', FURTHER]);
    expect(getFilingState().filing?.id).toBe(FURTHER);
    expect(getBaseData(stored.get('f1')?.data ?? {}).main_business).toBe('robots');
  });

  it('restores it after a crash before its first save, and leaves the first filing alone', async () => {
    const stored = serve();
    const scope = { user: person.name, program: 'gazelle', kind: '', batch: '2026-1', filing: FURTHER };
    const answers = { baseData: { main_business: 'typed before the crash' } };
    await saveEntry({
      ...scope,
      version: 0,
      edition: EDITION,
      base: {},
      answers,
      aside: [],
      editedAt: '2026-06-10T01:00:00Z',
    });
    await open({ id: 'f1' });
    expect(getFilingState().note).toBeNull();
    expect(getBaseData(getFilingState().answers).main_business).toBe('robots');
    await open({});
    await vi.waitFor(() =>
      expect(getBaseData(stored.get(FURTHER)?.data ?? {}).main_business).toBe('typed before the crash'),
    );
    expect(getBaseData(stored.get('f1')?.data ?? {}).main_business).toBe('robots');
  });
});
