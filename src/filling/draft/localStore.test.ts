import { clear, createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  begunUnsaved,
  entriesAt,
  type FilingEntry,
  filingEntries,
  forget,
  forgetEntries,
  record,
  unsentWork,
} from './localStore';

const scope = { user: 'u1', program: 'small', kind: '', batch: '2026-1', filing: 'f1' };
const work = (note: string, over = {}) => ({
  ...scope,
  version: 3,
  edition: '2026.1',
  base: {},
  aside: [],
  answers: { basics: { note } },
  editedAt: '2026-06-10T02:00:00Z',
  ...over,
});
const notesLeft = async (of = scope, alone = false) =>
  (await filingEntries(of, alone)).map((entry) => (entry.answers.basics as { note: string }).note);

/** As another tab, or an earlier visit, would have left it. */
const leave = (owner: string, note: string, editedAt = '2026-06-10T01:00:00Z') =>
  set(
    `${scope.user}/small//2026-1/f1/${owner}`,
    { ...work(note, { editedAt }), tab: owner } satisfies FilingEntry,
    entries,
  );
const entries = createStore('filing-journal', 'entries');
const earlier = createStore('typed-journal', 'entries');

/** A living tab holds the lock of its name. */
const liveTab = (tab: string) =>
  Object.assign(navigator, { locks: { query: async () => ({ held: [{ name: `filing-tab/${tab}` }] }) } });
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** Each test has a user of its own: the store remembers what a user has taken over from closed tabs. */
let users = 0;
beforeEach(async () => {
  users += 1;
  scope.user = `filer${users}`;
  // Behind whatever an earlier test still writes: IndexedDB keeps the order.
  await Promise.all([clear(entries), clear(earlier)]);
});

describe(filingEntries, () => {
  it('returns the newest of many entries recorded in quick succession', async () => {
    await Promise.all(['a', 'ab', 'abc'].map((note) => record(work(note))));
    expect(await notesLeft()).toEqual(['abc']);
  });

  it('returns nothing of another user, program or batch', async () => {
    await record(work('mine'));
    expect(await notesLeft({ ...scope, user: 'u2' })).toEqual([]);
    expect(await notesLeft({ ...scope, batch: '2027-1' })).toEqual([]);
    expect(await notesLeft()).toEqual(['mine']);
  });

  it('returns work from before a first save for the resulting filing, and for the only one of its batch', async () => {
    await record(work('first words', { filing: 'n1', version: 0 }));
    expect(await notesLeft({ ...scope, filing: 'n1' })).toEqual(['first words']);
    expect(await notesLeft(scope, true)).toEqual(['first words']);
    expect(await begunUnsaved(scope)).toBe('n1');
  });

  it('never mixes two filings of one batch', async () => {
    await record(work('of the first'));
    await record(work('of the second', { filing: 'n1', version: 0 }));
    expect(await notesLeft()).toEqual(['of the first']);
    expect(await notesLeft({ ...scope, filing: 'n1' })).toEqual(['of the second']);
  });

  it('returns what a closed tab has left, oldest first, and nothing of an open tab', async () => {
    liveTab('busy');
    await leave('gone', 'from a crash');
    await leave('busy', 'still typing');
    await record(work('mine'));
    expect(await notesLeft()).toEqual(['from a crash', 'mine']);
  });

  it('unsentWork returns one entry for each filing of the user', async () => {
    liveTab('busy');
    await leave('gone', 'older');
    await record(work('newer'));
    await record(work('of somebody else', { user: 'u2' }));
    const found = await unsentWork(scope.user);
    expect(found.map(({ answers }) => answers.basics)).toEqual([{ note: 'newer' }]);
  });
});

describe('record() in a browser that refuses', () => {
  const hers = (note: string) => work(note, { user: 'u3' });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** As a browser does that closes the database by itself: the next use opens it anew. */
  async function closeAfter(use: () => Promise<unknown>): Promise<void> {
    const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
    await use();
    const database = transactions.mock.contexts.at(-1) as IDBDatabase;
    transactions.mockRestore();
    database.onclose?.(new Event('close'));
  }
  const refuseToOpen = () =>
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });

  it('returns false while the database cannot be opened, and true once it can', async () => {
    await closeAfter(() => record(hers('before')));
    const refusal = refuseToOpen();
    expect(await record(hers('lost'))).toBe(false);
    expect(await record(hers('lost too'))).toBe(false);
    expect(await unsentWork('u3')).toEqual([]);
    refusal.mockRestore();
    expect(await record(hers('after'))).toBe(true);
    expect(await notesLeft({ ...scope, user: 'u3' })).toEqual(['after']);
  });

  it('returns false when storage is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await record(hers('too much'))).toBe(false);
  });

  it('returns false when the browser never answers, without blocking later calls', async () => {
    await closeAfter(() => record(hers('before')));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let answerNow = () => {};
    const open = indexedDB.open.bind(indexedDB);
    vi.spyOn(indexedDB, 'open').mockImplementationOnce((name) => {
      const late = {} as IDBOpenDBRequest;
      answerNow = () => {
        const request = open(name);
        request.onsuccess = (event) => {
          Object.defineProperty(late, 'result', { value: request.result });
          late.onsuccess?.(event);
        };
      };
      return late;
    });
    const hanging = record(hers('hangs'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await hanging).toBe(false);
    expect(await record(hers('behind it'))).toBe(false);
    vi.useRealTimers();
    answerNow();
    await vi.waitFor(async () => expect(await record(hers('again'))).toBe(true));
    expect(await notesLeft({ ...scope, user: 'u3' })).toEqual(['again']);
  });

  it('lets a page continue when its text cannot be stored', async () => {
    const question = { user: 'u3', place: 'question' };
    const typed = (text: string) => ({ ...question, typed: { text }, editedAt: '2026-06-10T02:00:00Z' });
    await closeAfter(() => record(typed('before')));
    refuseToOpen();
    expect(await record(typed('lost'))).toBe(false);
    expect(await entriesAt(question)).toEqual([]);
    await forget(question);
  });
});

describe(entriesAt, () => {
  const place = { user: 'writer', place: 'notice/new' };

  it('returns entries of earlier releases too, until they are adopted', async () => {
    await set('writer/notice/new', { key: 'k1', typed: { title: 'typed before the update' } }, earlier);
    await record({ ...place, typed: { title: 'typed after it' }, editedAt: '2026-06-10T02:00:00Z' });
    const found = await entriesAt<{ typed: { title: string } }>(place);
    expect(found.map(({ typed }) => typed.title)).toEqual(['typed before the update', 'typed after it']);
    await forgetEntries(found);
    expect(await entriesAt(place)).toEqual([]);
  });

  it('entries of text drafts are not returned as filings', async () => {
    await record({ ...place, editedAt: '2026-06-10T02:00:00Z' });
    expect(await unsentWork('writer')).toEqual([]);
    await forget(place);
  });
});
