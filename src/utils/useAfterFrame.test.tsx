import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterFrame } from './useAfterFrame';

const begin = () => {
  const work = vi.fn();
  const { result, unmount } = renderHook(() => useAfterFrame(work));
  return { work, request: result.current, unmount };
};

describe('useAfterFrame', () => {
  it('does the work once for all requests before a frame, and again for one after it', async () => {
    const { work, request } = begin();
    request();
    request();
    expect(work).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    request();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  });

  it('does what was requested when the component goes, and nothing else', () => {
    const { work, request, unmount } = begin();
    request();
    unmount();
    expect(work).toHaveBeenCalledTimes(1);
    const idle = begin();
    idle.unmount();
    expect(idle.work).not.toHaveBeenCalled();
  });

  it('does the work in a page that draws no frames', async () => {
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    const { work, request } = begin();
    request();
    await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
    frames.mockRestore();
  });
});
