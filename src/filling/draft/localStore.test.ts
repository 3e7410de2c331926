import { clear, createStore, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  deleteAdoptedEntries,
  deleteEntry,
  type FilingEntry,
  findUnsavedFilingId,
  listDraftEntries,
  listFilingEntries,
  listUnsentFilings,
  saveEntry,
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
  (await listFilingEntries(of, alone)).map((entry) => (entry.answers.basics as { note: string }).note);

/** Stores an entry as another tab or an earlier visit would. */
const leave = (owner: string, note: string, editedAt = '2026-06-10T01:00:00Z') =>
  set(
    `${scope.user}/small//2026-1/f1/${owner}`,
    { ...work(note, { editedAt }), tab: owner } satisfies FilingEntry,
    entries,
  );
const entries = createStore('filing-journal', 'entries');
const earlier = createStore('typed-journal', 'entries');

/** Mocks an open tab, which holds the lock of its name. */
const liveTab = (tab: string) =>
  Object.assign(navigator, { locks: { query: async () => ({ held: [{ name: `filing-tab/${tab}` }] }) } });
afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

/** Each test uses another person: the store remembers the entries that a person has adopted from closed tabs. */
let users = 0;
beforeEach(async () => {
  users += 1;
  scope.user = `filer${users}`;
  // Runs after pending writes of an earlier test: IndexedDB keeps the order.
  await Promise.all([clear(entries), clear(earlier)]);
});

describe(listFilingEntries, () => {
  it('returns the newest of many entries recorded in quick succession', async () => {
    await Promise.all(['a', 'ab', 'abc'].map((note) => saveEntry(work(note))));
    expect(await notesLeft()).toEqual(['abc']);
  });

  it('returns nothing of another user, program or batch', async () => {
    await saveEntry(work('mine'));
    expect(await notesLeft({ ...scope, user: 'u2' })).toEqual([]);
    expect(await notesLeft({ ...scope, batch: '2027-1' })).toEqual([]);
    expect(await notesLeft()).toEqual(['mine']);
  });

  it('returns work from before a first save for the resulting filing, and for the only one of its batch', async () => {
    await saveEntry(work('first words', { filing: 'n1', version: 0 }));
    expect(await notesLeft({ ...scope, filing: 'n1' })).toEqual(['first words']);
    expect(await notesLeft(scope, true)).toEqual(['first words']);
    expect(await findUnsavedFilingId(scope)).toBe('n1');
  });

  it('never mixes two filings of one batch', async () => {
    await saveEntry(work('of the first'));
    await saveEntry(work('of the second', { filing: 'n1', version: 0 }));
    expect(await notesLeft()).toEqual(['of the first']);
    expect(await notesLeft({ ...scope, filing: 'n1' })).toEqual(['of the second']);
  });

  it('returns what a closed tab has left, oldest first, and nothing of an open tab', async () => {
    liveTab('busy');
    await leave('gone', 'from a crash');
    await leave('busy', 'still typing');
    await saveEntry(work('mine'));
    expect(await notesLeft()).toEqual(['from a crash', 'mine']);
  });

  it('listUnsentFilings returns one entry for each filing of the user', async () => {
    liveTab('busy');
    await leave('gone', 'older');
    await saveEntry(work('newer'));
    await saveEntry(work('of somebody else', { user: 'u2' }));
    const found = await listUnsentFilings(scope.user);
    expect(found.map(({ answers }) => answers.basics)).toEqual([{ note: 'newer' }]);
  });
});

describe('saveEntry() in a browser that refuses', () => {
  const hers = (note: string) => work(note, { user: 'u3' });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** Closes the database after `use`, as a browser may do by itself; the next access must reopen it. */
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
    await closeAfter(() => saveEntry(hers('before')));
    const refusal = refuseToOpen();
    expect(await saveEntry(hers('lost'))).toBe(false);
    expect(await saveEntry(hers('lost too'))).toBe(false);
    expect(await listUnsentFilings('u3')).toEqual([]);
    refusal.mockRestore();
    expect(await saveEntry(hers('after'))).toBe(true);
    expect(await notesLeft({ ...scope, user: 'u3' })).toEqual(['after']);
  });

  it('returns false when storage is full', async () => {
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    expect(await saveEntry(hers('too much'))).toBe(false);
  });

  it('returns false when the browser never answers, without blocking later calls', async () => {
    await closeAfter(() => saveEntry(hers('before')));
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
    const hanging = saveEntry(hers('hangs'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await hanging).toBe(false);
    expect(await saveEntry(hers('behind it'))).toBe(false);
    vi.useRealTimers();
    answerNow();
    await vi.waitFor(async () => expect(await saveEntry(hers('again'))).toBe(true));
    expect(await notesLeft({ ...scope, user: 'u3' })).toEqual(['again']);
  });

  it('lets a page continue when its text cannot be stored', async () => {
    const question = { user: 'u3', place: 'question' };
    const typed = (text: string) => ({ ...question, typed: { text }, editedAt: '2026-06-10T02:00:00Z' });
    await closeAfter(() => saveEntry(typed('before')));
    refuseToOpen();
    expect(await saveEntry(typed('lost'))).toBe(false);
    expect(await listDraftEntries(question)).toEqual([]);
    await deleteEntry(question);
  });
});

describe(listDraftEntries, () => {
  const place = { user: 'writer', place: 'notice/new' };

  it('returns entries of earlier releases too, until they are adopted', async () => {
    await set('writer/notice/new', { key: 'k1', typed: { title: 'typed before the update' } }, earlier);
    await saveEntry({ ...place, typed: { title: 'typed after it' }, editedAt: '2026-06-10T02:00:00Z' });
    const found = await listDraftEntries<{ typed: { title: string } }>(place);
    expect(found.map(({ typed }) => typed.title)).toEqual(['typed before the update', 'typed after it']);
    await deleteAdoptedEntries(found);
    expect(await listDraftEntries(place)).toEqual([]);
  });

  it('entries of text drafts are not returned as filings', async () => {
    await saveEntry({ ...place, editedAt: '2026-06-10T02:00:00Z' });
    expect(await listUnsentFilings('writer')).toEqual([]);
    await deleteEntry(place);
  });
});
