import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listUnsentFilings } from '@/filling/draft/localStore';
import { saveUnsavedWork } from '@/utils/unsaved';
import {
  dispatch,
  getBaseData,
  getFilingState,
  getRedux,
  listSaves,
  person,
  saveElsewhere,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';
import { useFilingDraft } from './AutosaveFiling';

beforeEach(async () => {
  await startFiling();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => vi.useRealTimers());

const store = ({ children }: { children: ReactNode }) => (
  <Provider store={getRedux()}>
    <MemoryRouter>{children}</MemoryRouter>
  </Provider>
);
const type = (text: string) => act(async () => void setField('main_business', text));
const kept = async () =>
  (await listUnsentFilings(person.name)).map(({ answers }) => getBaseData(answers).main_business);

/**
 * Advances the clock past the autosave delay in steps of a second that each wait for the local store: in one leap its writes
 * would exceed their time limit.
 */
const wait = () =>
  act(async () => {
    for (let second = 0; second < 10; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await kept();
    }
  });

describe(useFilingDraft, () => {
  test('does not resend what was refused, and saves what is changed afterwards', async () => {
    renderHook(useFilingDraft, { wrapper: store });
    server.refusal = 'another one is being filed';
    await type('first');
    await wait();
    await waitFor(() => expect(getFilingState().save.phase).toBe('refused'));
    await wait();
    expect(listSaves()).toHaveLength(1);

    server.refusal = '';
    await type('second');
    await wait();
    await waitFor(() => expect(getBaseData(server.filing.data).main_business).toBe('second'));
  });

  test('sends a value that does not fit once, and not again before it is changed', async () => {
    renderHook(useFilingDraft, { wrapper: store });
    await type('x'.repeat(5000));
    await wait();
    await waitFor(() => expect(getFilingState().save.withheld).toBe(1));
    await wait();
    expect(listSaves()).toHaveLength(1);
    expect(await saveUnsavedWork()).toBe(true);
    // The entry is stored under the filing's id, and no longer under the provisional one.
    expect(await kept()).toEqual(['x'.repeat(5000)]);
  });

  test("keeps the user's own text in the browser when the page reloads during a conflict", async () => {
    renderHook(useFilingDraft, { wrapper: store });
    saveElsewhere({ main_business: 'theirs' });
    await type('mine');
    await act(() => dispatch('save'));
    expect(getFilingState().conflict).not.toBeNull();
    expect(await saveUnsavedWork()).toBe(true);
    expect(await kept()).toEqual(['mine']);
  });
});
