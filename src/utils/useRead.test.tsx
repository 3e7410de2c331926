import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import AsyncView from '@/components/AsyncView';
import { call } from './call';
import { feedback } from './feedback';
import { changeLanguage } from './language';
import { useRefresh } from './presence';
import { useRead } from './useRead';

/** Stand-in for fetch: the test answers each pending request, or its signal aborts it. */
const fetched = vi.fn<typeof fetch>();
const answers: ((data: unknown, code?: number) => void)[] = [];

beforeEach(() => {
  answers.length = 0;
  vi.stubGlobal('fetch', fetched.mockReset());
  fetched.mockImplementation(
    (_url, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        answers.push((data, code = 200) =>
          resolve(new Response(JSON.stringify({ code, msg: ['先', '后'], data }))),
        );
      }),
  );
});

const fetchSessions = () => call('sessions');
const fetchUser = (id: string) => call('user', { path: { id } });

const asked = (count: number) => waitFor(() => expect(fetched).toHaveBeenCalledTimes(count));
const answer = (index: number, data: unknown, code?: number) => act(async () => answers[index]?.(data, code));
const signalOf = (index: number) => fetched.mock.calls[index]?.[1]?.signal;
const addressOf = (index: number) => String(fetched.mock.calls[index]?.[0]);

const List = () => (
  <AsyncView resource={useRead(fetchSessions)}>{(list) => <p>{list.length} sessions</p>}</AsyncView>
);

describe(useRead, () => {
  it('aborts its request on unmount', async () => {
    const { unmount } = renderHook(() => useRead(fetchSessions));
    await asked(1);
    expect(signalOf(0)?.aborted).toBe(false);
    unmount();
    expect(signalOf(0)?.aborted).toBe(true);
  });

  it('aborts an outdated request, and returns the last answer until the next one', async () => {
    const { result, rerender } = renderHook(({ id }) => useRead(fetchUser, id), {
      initialProps: { id: '1' },
    });
    await asked(1);
    await answer(0, { name: 'first' });
    await waitFor(() => expect(result.current.data).toEqual({ name: 'first' }));
    rerender({ id: '2' });
    await asked(2);
    rerender({ id: '3' });
    await asked(3);
    expect(signalOf(1)?.aborted).toBe(true);
    expect(result.current.data).toEqual({ name: 'first' });
    await answer(2, { name: 'third' });
    await waitFor(() => expect(result.current.data).toEqual({ name: 'third' }));
    expect(addressOf(2)).toContain('/3/');
  });

  it('sends one request for two components that ask the same at once', async () => {
    const both = renderHook(() => [
      useRead(fetchUser, '1'),
      useRead(fetchUser, '1'),
      useRead(fetchUser, '2'),
    ]);
    await asked(2);
    await answer(0, { name: 'one' });
    await answer(1, { name: 'two' });
    await waitFor(() =>
      expect(both.result.current.map(({ data }) => data?.name)).toEqual(['one', 'one', 'two']),
    );
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('reads by the name of a call, and sends one request for the same name and input', async () => {
    const both = renderHook(() => [
      useRead('user', { path: { id: '1' } }),
      useRead('user', { path: { id: '1' } }),
      useRead('user', { path: { id: '2' } }),
    ]);
    await asked(2);
    expect(addressOf(0)).toMatch(/\/accounts\/users\/1\/$/);
    await answer(0, { name: 'one' });
    await answer(1, { name: 'two' });
    await waitFor(() =>
      expect(both.result.current.map(({ data }) => data?.name)).toEqual(['one', 'one', 'two']),
    );
    both.unmount();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('caches nothing: what is opened again is read again', async () => {
    const first = renderHook(() => useRead(fetchSessions));
    await asked(1);
    await answer(0, []);
    await waitFor(() => expect(first.result.current.data).toEqual([]));
    first.unmount();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = renderHook(() => useRead(fetchSessions));
    expect(second.result.current.data).toBeUndefined();
    await asked(2);
  });

  it("shows the server's message of a failure, and retries", async () => {
    render(<List />);
    await asked(1);
    await answer(0, null, 208);
    expect(await screen.findByRole('alert')).toHaveTextContent('先 后');
    fireEvent.click(screen.getByRole('button'));
    await asked(2);
    expect(screen.getByRole('alert')).toBeVisible();
    await answer(1, [{}]);
    expect(await screen.findByText('1 sessions')).toBeVisible();
  });

  it('keeps its data when a further read fails, and applies a local change', async () => {
    const { result } = renderHook(() => useRead(fetchSessions));
    await asked(1);
    await answer(0, [{ id: 'a' }]);
    await waitFor(() => expect(result.current.data).toHaveLength(1));
    act(() => void result.current.reload());
    await asked(2);
    await answer(1, null, 208);
    await waitFor(() => expect(result.current.failure).toBe('先\n后'));
    expect(result.current.data).toEqual([{ id: 'a' }]);
    act(() => result.current.change((now) => now?.slice(1)));
    await waitFor(() => expect(result.current.data).toEqual([]));
  });

  it('[spec 8.208read] shows a toast for a failed read that the user asked for, but not for a refresh', async () => {
    const error = vi.spyOn(feedback, 'error').mockReturnValue();
    const { result } = renderHook(() => {
      const sessions = useRead(fetchSessions);
      useRefresh(sessions.reload, 60_000);
      return sessions;
    });
    await asked(1);
    await answer(0, null, 208);
    expect(error).toHaveBeenCalledExactlyOnceWith('先\n后');
    act(() => void window.dispatchEvent(new Event('focus')));
    await asked(2);
    await answer(1, null, 208);
    await waitFor(() => expect(result.current.failure).toBe('先\n后'));
    expect(error).toHaveBeenCalledOnce();
  });

  it('reads again in another language, and returns the last answer until then', async () => {
    const { result } = renderHook(() => useRead(fetchSessions));
    await asked(1);
    await answer(0, [{ id: '首页' }]);
    await act(() => changeLanguage('en-US'));
    await asked(2);
    expect(result.current.data).toEqual([{ id: '首页' }]);
    await answer(1, [{ id: 'home' }]);
    await waitFor(() => expect(result.current.data).toEqual([{ id: 'home' }]));
  });

  it('is drawn anew for being slow only where somebody asks whether it is', async () => {
    let drawn = 0;
    renderHook(() => {
      drawn += 1;
      return useRead(fetchSessions).data;
    });
    const asking = renderHook(() => useRead(fetchSessions).isSlow);
    await asked(1);
    const before = drawn;
    await waitFor(() => expect(asking.result.current).toBe(true));
    expect(drawn).toBe(before);
  });

  it('requests nothing without a call', async () => {
    const { result } = renderHook(() => useRead(null as typeof fetchSessions | null));
    await act(() => result.current.reload());
    expect(fetched).not.toHaveBeenCalled();
    expect(result.current).toMatchObject({ data: undefined, failure: null, isSlow: false });
  });
});
