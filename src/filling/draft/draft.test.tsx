// The scenarios of the draft machine, the same for every kind of draft. Autosave is left out: each test saves by itself.
import { act, cleanup, render } from '@testing-library/react';
import { createStore, del, entries, set } from 'idb-keyval';
import { history } from 'umi';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { saveUnsavedWork } from '@/utils/unsaved';
import {
  type DraftKind,
  holdAnswers,
  officeText,
  saveElsewhere,
  server,
  serverKinds,
  startServer,
  type TestEditor,
} from '../../../tests/support/portal/draft-kinds';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../tests/support/portal/with-portal';
import filing from './filingModel';
import { listDraftEntries } from './localStore';

mockFeedback();

const store = createStore('filing-journal', 'entries');
let kind: DraftKind;
let editor: TestEditor | null = null;
/** Each test uses another person, so that no stored draft of an earlier test appears. */
let person = { id: '', name: '李会计' };
let people = 0;

function begin(of: DraftKind): void {
  kind = of;
  people += 1;
  person = { ...person, id: `filler${people}` };
  startServer(kind);
}
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  mockFeedback();
});

/** Opens the form as its page does. */
async function open(): Promise<() => TestEditor> {
  editor = null;
  const onChange = (now: TestEditor) => {
    editor = now;
  };
  render(withPortal(person, kind.form(onChange), { models: [filing] }));
  await vi.waitFor(() => expect(editor).not.toBeNull());
  return () => editor as TestEditor;
}
const type = (change: Parameters<TestEditor['type']>[0]) => act(async () => editor?.type(change));
const save = () => act(async () => void editor?.save());
const fields = () => editor?.fields;
/** Resolves after pending writes to the local store. */
const kept = () => listDraftEntries({ user: person.id, place: 'any' });
async function close(): Promise<void> {
  cleanup();
  await kept();
}
async function reopen(): Promise<void> {
  await close();
  await open();
}
const refuseToStore = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });

describe.each(serverKinds.map((each) => [each.name, each] as const))('useDraft of %s', (_, each) => {
  beforeEach(() => begin(each));

  it('restores text after a crashed tab, and saves it', async () => {
    await open();
    await type({ first: 'typed before the crash' });
    await reopen();
    await vi.waitFor(() => expect(fields()?.first).toBe('typed before the crash'));
    await save();
    await vi.waitFor(() => expect(server.fields.first).toBe('typed before the crash'));
    await vi.waitFor(() => expect(editor?.phase).toBe('idle'));
    await reopen();
    expect(fields()).toEqual(server.fields);
  });

  it('keeps text on screen and in the browser without a network, and saves it later', async () => {
    await open();
    server.isDown = true;
    await type({ first: 'typed offline' });
    await save();
    await vi.waitFor(() => expect(editor?.phase).toBe('failed'));
    expect(editor).toMatchObject({ fields: { first: 'typed offline' }, isKept: true });
    expect(await saveUnsavedWork()).toBe(true);
    server.isDown = false;
    await save();
    await vi.waitFor(() => expect(server.fields.first).toBe('typed offline'));
  });

  it('redirects to the login when the session ends, and restores the text after signing in', async () => {
    history.replace('/forms/gazelleForm');
    await open();
    await type({ first: 'typed too late' });
    server.status = 401;
    await save();
    await vi.waitFor(() => expect(editor?.phase).toBe('failed'));
    expect(server.fields.first).toBe('first as stored');
    await close();
    await vi.waitFor(() => expect(history.location.pathname).toBe('/login/login'), { timeout: 5_000 });
    server.status = 200;
    await open();
    await vi.waitFor(() => expect(fields()?.first).toBe('typed too late'));
  });

  it('warns when IndexedDB is full, and still saves', async () => {
    await open();
    refuseToStore();
    await type({ first: 'not kept here' });
    await vi.waitFor(() => expect(editor?.isKept).toBe(false));
    expect(await saveUnsavedWork()).toBe(false);
    await save();
    await vi.waitFor(() => expect(server.fields.first).toBe('not kept here'));
  });

  it('merges changes of different fields made in two tabs', async () => {
    await open();
    saveElsewhere({ second: 'of the other tab' });
    await type({ first: 'of this tab' });
    await save();
    const both = { first: 'of this tab', second: 'of the other tab' };
    await vi.waitFor(() => expect(server.fields).toEqual(both));
    await vi.waitFor(() => expect(fields()).toEqual(both));
    expect(editor?.conflicts).toBe(0);
  });

  it('overwrites nothing of a newer version before the user has chosen', async () => {
    await open();
    saveElsewhere({ first: 'theirs' });
    await type({ first: 'mine' });
    await save();
    await vi.waitFor(() => expect(editor?.conflicts).toBe(1));
    expect(server.fields.first).toBe('theirs');
    await save();
    expect(server.fields.first).toBe('theirs');
    await act(async () => void editor?.insist());
    await vi.waitFor(() => expect(server.fields.first).toBe('mine'));
    await vi.waitFor(() => expect(editor?.conflicts).toBe(0));
  });

  it('asks about a newer version when a form is reopened after a crash', async () => {
    await open();
    await type({ first: 'mine' });
    await close();
    saveElsewhere({ first: 'theirs', second: 'also theirs' });
    await open();
    await vi.waitFor(() => expect(editor?.conflicts).toBe(1));
    expect(fields()?.second).toBe('also theirs');
    expect(server.fields.first).toBe('theirs');
  });

  it('keeps what another tab has left since the form was opened, when a conflict is decided', async () => {
    await open();
    await type({ second: 'typed in the other tab' });
    await close();
    const [[key, entry] = ['', {}]] = (await entries(store)).filter(([each]) =>
      String(each).startsWith(`${person.id}/`),
    );
    await del(key, store);
    await open();
    await set(String(key).replace(/[^/]*$/, 'b'), { ...(entry as object), tab: 'b' }, store);
    saveElsewhere({ first: 'theirs' });
    await type({ first: 'mine' });
    await save();
    await vi.waitFor(() => expect(editor?.conflicts).toBe(1));
    await act(async () => void editor?.insist());
    await vi.waitFor(() => expect(server.fields.first).toBe('mine'));
    await vi.waitFor(() => expect(editor?.phase).toBe('idle'));
    await reopen();
    await vi.waitFor(() => expect(fields()).toEqual({ first: 'mine', second: 'typed in the other tab' }));
  });

  it('restores text that was typed after a save when the form was left during it', async () => {
    await open();
    await type({ first: 'saved' });
    const release = holdAnswers();
    await save();
    await vi.waitFor(() => expect(server.saves).toBe(1));
    await type({ second: 'typed after it' });
    await close();
    release();
    await open();
    await vi.waitFor(() => expect(fields()).toEqual({ first: 'saved', second: 'typed after it' }));
    expect(editor?.conflicts).toBe(0);
    await save();
    await vi.waitFor(() => expect(server.fields).toEqual({ first: 'saved', second: 'typed after it' }));
  });
});

// A text draft is stored only in the browser until it is sent.
describe('useTextDraft', () => {
  beforeEach(() => begin(officeText));

  it('restores text with its key after a crash, so that it is sent once', async () => {
    await open();
    await type({ first: 'typed before the crash' });
    const { key } = editor as TestEditor;
    await reopen();
    await vi.waitFor(() => expect(fields()).toEqual({ first: 'typed before the crash' }));
    expect(editor?.key).toBe(key);
    expect(feedback.info).toHaveBeenCalledWith('已恢复上次未提交的内容');
    await type({ first: 'changed since' });
    expect(editor?.key).not.toBe(key);
  });

  it('warns when IndexedDB is full, and still sends the text', async () => {
    await open();
    refuseToStore();
    await type({ first: 'not kept here' });
    await vi.waitFor(() => expect(editor?.isKept).toBe(false));
    expect(await saveUnsavedWork()).toBe(false);
    expect(fields()).toEqual({ first: 'not kept here' });
  });

  it("restores the newer text of each field from two tabs, and keeps the other tab's own", async () => {
    const tab = (id: string, editedAt: string, typed: object) => {
      const entry = { user: person.id, place: 'notice/new', tab: id, key: editedAt, editedAt, typed };
      return set(`${person.id}//notice/new/${id}`, entry, store);
    };
    await tab('a', '2026-06-10T02:00:00Z', { first: 'older', second: 'only there' });
    await tab('b', '2026-06-10T03:00:00Z', { first: 'newer' });
    await open();
    expect(fields()).toEqual({ first: 'newer', second: 'only there' });
    // The other tab continues writing: sending from this one must not remove its newer text.
    await tab('b', '2026-06-10T04:00:00Z', { first: 'newer still' });
    await act(async () => void (await editor?.forget?.()));
    await reopen();
    expect(fields()).toEqual({ first: 'newer still' });
  });

  it('restores text when left during sending, unless it was sent', async () => {
    await open();
    await type({ first: 'on its way' });
    await reopen();
    expect(fields()).toEqual({ first: 'on its way' });
    await act(async () => void (await editor?.forget?.()));
    await reopen();
    expect(fields()).toEqual({});
  });
});
