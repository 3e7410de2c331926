import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useIsLive, useLive, useLiveRefresh, useStream } from './index';
import { readLines } from './stream';

const MINUTE = 60_000;
const encoder = new TextEncoder();
let line: ReadableStreamDefaultController<Uint8Array>;
const fetched = vi.fn();

/** Answers the next stream request with a response that stays open. */
const answerOpen = (status = 200) =>
  fetched.mockImplementation(async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        signal?.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return new Response(body, { status, headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
  });
const say = (text: string) => act(async () => line.enqueue(encoder.encode(text)));
const elapse = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
  window.dispatchEvent(new Event('keydown'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders a tab whose data is refreshed by the stream or by polling. */
function open() {
  const reload = vi.fn();
  const tab = renderHook(() => {
    useStream(true);
    useLiveRefresh(reload, MINUTE, ['message']);
    return useIsLive();
  });
  return { ...tab, reload };
}

describe(useLiveRefresh, () => {
  it('polls until the stream has opened, and then reloads on events', async () => {
    answerOpen();
    const { result, reload, unmount } = open();
    await elapse(100);
    expect(result.current).toBe(false);
    await say(': open\n\n');
    expect(result.current).toBe(true);
    for (let i = 0; i < 6; i++) {
      await elapse(MINUTE / 2);
      await say(':\n\n');
    }
    expect(reload).not.toHaveBeenCalled();
    await say('data: {"kind":"status"}\n\ndata: {"kind":"mess');
    await say('age"}\n\ndata: {"kind":"message"}\n\n');
    await elapse(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('treats a silent stream as broken, reconnects by itself and reloads what it missed', async () => {
    answerOpen();
    const { result, reload, unmount } = open();
    await elapse(100);
    await say(': open\n\n');
    await elapse(50_000);
    expect(result.current).toBe(false);
    await elapse(5_000);
    expect(fetched).toHaveBeenCalledTimes(2);
    await say(': open\n\n');
    await elapse(5_000);
    expect(result.current).toBe(true);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('polls behind a buffering proxy, and reconnects ever more rarely', async () => {
    answerOpen();
    const { result, reload, unmount } = open();
    for (let i = 0; i < 60; i++) {
      window.dispatchEvent(new Event('keydown'));
      await elapse(MINUTE);
    }
    expect(result.current).toBe(false);
    expect(reload.mock.calls.length).toBeGreaterThanOrEqual(55);
    expect(fetched.mock.calls.length).toBeLessThan(60);
    unmount();
  });

  it('leaves the end of the session to the next call, and does not reconnect', async () => {
    answerOpen();
    const { result, unmount } = open();
    await elapse(100);
    await say(': open\n\ndata: {"kind":"ended"}\n\n');
    expect(result.current).toBe(false);
    await elapse(10 * MINUTE);
    expect(fetched).toHaveBeenCalledTimes(1);
    unmount();
  });

  it('reloads nothing while nobody is there, and once on the first key', async () => {
    answerOpen();
    const { reload, unmount } = open();
    await elapse(100);
    await say(': open\n\n');
    for (let i = 0; i < 40; i++) {
      await elapse(20_000);
      await say(':\n\n');
    }
    await say('data: {"kind":"message"}\n\n');
    await elapse(10_000);
    expect(reload).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('keydown'));
    await elapse(5_000);
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
  });
});

describe(useLive, () => {
  it('receives events of a single filing where it names one', async () => {
    answerOpen();
    const react = vi.fn();
    const { unmount } = renderHook(() => {
      useStream(true);
      useLive(['saved'], react, 'f1');
    });
    await elapse(100);
    await say('data: {"kind":"saved","filing":"f2","version":2}\n\n');
    await elapse(1_000);
    expect(react).not.toHaveBeenCalled();
    await say('data: {"kind":"saved","filing":"f1","version":7}\n\n');
    await elapse(1_000);
    expect(react).toHaveBeenCalledExactlyOnceWith({ kind: 'saved', filing: 'f1', version: 7 });
    unmount();
  });
});

describe(readLines, () => {
  it('skips comments, and keeps an incomplete line for later', () => {
    expect(readLines(':\n\ndata: {"kind":"notes"}\n\ndata: {"ki')).toEqual({
      events: [{ kind: 'notes' }],
      rest: 'data: {"ki',
    });
  });
});
