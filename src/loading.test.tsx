import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Loading from './loading';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spinner = () => screen.queryByTestId('wheel');

describe('Loading', () => {
  it('[spec 2.onDemand 9.loading] shows a large spinner after 200 ms', () => {
    render(<Loading />);
    act(() => void vi.advanceTimersByTime(199));
    expect(spinner()).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(spinner()).not.toBeNull();
  });
});
