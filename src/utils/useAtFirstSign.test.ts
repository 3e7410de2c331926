import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAtFirstSign } from './useAtFirstSign';

const load = vi.fn(async () => undefined);

beforeEach(() => {
  load.mockClear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe(useAtFirstSign, () => {
  it('loads once, at the first sign of the person', () => {
    renderHook(() => useAtFirstSign(load));
    expect(load).not.toHaveBeenCalled();
    fireEvent.pointerMove(window);
    fireEvent.keyDown(window);
    vi.advanceTimersByTime(20_000);
    expect(load).toHaveBeenCalledOnce();
  });

  it('loads without a sign after a while, and no more once the page is left', () => {
    const { unmount } = renderHook(() => useAtFirstSign(load));
    vi.advanceTimersByTime(9_000);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2_000);
    expect(load).toHaveBeenCalledOnce();
    unmount();
    renderHook(() => useAtFirstSign(load)).unmount();
    fireEvent.pointerMove(window);
    vi.advanceTimersByTime(20_000);
    expect(load).toHaveBeenCalledOnce();
  });
});
