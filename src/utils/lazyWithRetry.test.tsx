import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from './feedback';
import { lazyWithRetry } from './lazyWithRetry';

const notify = vi.spyOn(feedback, 'notify').mockReturnValue();

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const part = { default: () => <p>日历</p> };

const show = (load: () => Promise<typeof part>, options?: { isAskedFor: boolean }) => {
  const Part = lazyWithRetry(load, options);
  return render(
    <>
      <textarea defaultValue="已填写" />
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>,
  );
};

beforeEach(() => {
  vi.clearAllMocks();
});

describe(lazyWithRetry, () => {
  test('leaves the page as it is without a network, says so, and shows the part when the network is back', async () => {
    const load = vi.fn(async () => part).mockRejectedValueOnce(chunkError());
    show(load);
    await vi.waitFor(() => expect(notify).toHaveBeenCalledOnce());
    expect(screen.getByRole('textbox')).toHaveValue('已填写');
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('日历')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('says nothing about a part that nobody has opened', async () => {
    const load = vi.fn(async () => part).mockRejectedValueOnce(chunkError());
    show(load, { isAskedFor: false });
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('日历')).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
  });

  test('draws at once what was prepared', async () => {
    const load = vi.fn(async () => part);
    const Part = lazyWithRetry(load);
    await Part.prepare();
    render(<Part />);
    expect(screen.getByText('日历')).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  test('is silent where a part cannot be prepared, and loads it when it is drawn', async () => {
    const load = vi.fn(async () => part).mockRejectedValueOnce(chunkError());
    const Part = lazyWithRetry(load);
    await Part.prepare();
    render(
      <Suspense fallback={null}>
        <Part />
      </Suspense>,
    );
    expect(await screen.findByText('日历')).toBeVisible();
    expect(notify).not.toHaveBeenCalled();
  });
});
