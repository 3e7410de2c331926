import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeferredFiling } from './useDeferredFiling';

let filing = { answers: {} as object };
const listeners = new Set<() => void>();
const store = {
  getState: () => ({ filing }),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store as never}>{children}</Provider>
);

/** Replaces the answers in the store and notifies its listeners. */
const put = (answers: object) =>
  act(() => {
    filing = { answers };
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  filing = { answers: {} };
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  expect(listeners.size).toBe(0);
});

describe(useDeferredFiling, () => {
  it('keeps its state between keystrokes, and updates it at a pause', () => {
    const { result, unmount } = renderHook(useDeferredFiling, { wrapper });
    const before = result.current.state;
    for (const name of ['甲', '甲乙', '甲乙丙']) {
      result.current.typing.begin();
      put({ name });
      act(() => vi.advanceTimersByTime(100));
      expect(result.current.state).toBe(before);
      expect(result.current.now().answers).toEqual({ name });
    }
    act(() => vi.advanceTimersByTime(100));
    expect(result.current.state.answers).toEqual({ name: '甲乙丙' });
    unmount();
  });

  it('updates its state as soon as the field is left, and at once for changes nobody typed', () => {
    const { result, unmount } = renderHook(useDeferredFiling, { wrapper });
    result.current.typing.begin();
    put({ name: '甲' });
    act(() => result.current.typing.end());
    expect(result.current.state.answers).toEqual({ name: '甲' });
    put({ name: '乙' });
    expect(result.current.state.answers).toEqual({ name: '乙' });
    unmount();
  });

  it('includes a change from before it subscribed, and clears its timers on unmount', () => {
    const openEarly = () => {
      const drawn = useDeferredFiling();
      if (!('early' in filing.answers)) filing = { answers: { early: true } };
      return drawn;
    };
    const { result, unmount } = renderHook(openEarly, { wrapper });
    expect(result.current.state.answers).toEqual({ early: true });
    result.current.typing.begin();
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
