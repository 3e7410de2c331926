// Entries that other tabs of the same person leave in this browser.

import type { Answers } from '@domain/definition';
import { createStore, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dispatch,
  getBaseData,
  getFilingState,
  person,
  saveElsewhere,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import {
  createGazelle,
  createUnsaved,
  mockFilingServer,
} from '../../../tests/support/portal/several-filings';
import { createFilingEntry } from './filingState';
import { listUnsentFilings, saveEntry } from './localStore';
import { isDirty } from './state';

const entries = createStore('filing-journal', 'entries');

/** Leaves an entry, as a tab does that is closed before it could save. */
function leave(tab: string, typed: Record<string, string>) {
  const { answers, ...entry } = createFilingEntry(getFilingState());
  const baseData = { ...getBaseData(answers), ...typed };
  const left = { ...entry, answers: { ...answers, baseData } as Answers, tab };
  return set(`${person.name}/gazelle//2026-1/${entry.filing}/${tab}`, left, entries);
}
const open = (id: string | null = null) =>
  dispatch('open', { user: person.name, program: 'gazelle', kind: '', id, draft: null });
const kept = async () => (await listUnsentFilings(person.name)).map(({ answers }) => getBaseData(answers));
const saved = () => vi.waitFor(() => expect(isDirty(getFilingState())).toBe(false));

beforeEach(startFiling);

describe('filing/resolve (filingModel)', () => {
  it('keeps what a tab has left since, which no merge has taken up', async () => {
    await leave('b', { registered_address: 'typed in tab b' });
    saveElsewhere({ main_business: 'theirs' });
    setField('main_business', 'mine');
    await dispatch('save');
    await dispatch('resolve', { 'baseData.main_business': 'mine' });
    await saved();
    expect(await kept()).toMatchObject([{ registered_address: 'typed in tab b' }]);
    await dispatch('closed');
    await open();
    await vi.waitFor(() =>
      expect(getBaseData(server.filing.data)).toMatchObject({
        main_business: 'mine',
        registered_address: 'typed in tab b',
      }),
    );
  });

  it('deletes the entries that were applied at opening, and only those', async () => {
    await leave('b', { main_business: 'typed in tab b' });
    await dispatch('closed');
    saveElsewhere({ main_business: 'theirs' });
    await open();
    expect(getFilingState().conflict?.differences).toHaveLength(1);
    await leave('c', { registered_address: 'typed in tab c' });
    await dispatch('resolve', {});
    await saved();
    expect(getBaseData(server.filing.data).main_business).toBe('typed in tab b');
    expect(await kept()).toMatchObject([{ registered_address: 'typed in tab c' }]);
    expect(server.filing.version).toBe(3);
  });

  it('leaves no entry under the id that a first save has asked for', async () => {
    const mock = mockFilingServer(createUnsaved());
    await open();
    setField('main_business', 'mine');
    await saveEntry(createFilingEntry(getFilingState()));
    mock.stored.clear();
    mock.stored.set('colleague', createGazelle('colleague'));
    await dispatch('save');
    await dispatch('resolve', {});
    await saved();
    expect(await kept()).toEqual([]);
  });
});
