import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, watchChunks } from '@/utils/chunks';
import { feedback } from '@/utils/feedback';
import { saveFailedRequestId } from '@/utils/lastRequest';
import { useUnsavedWork } from '@/utils/unsaved';
import ErrorBoundary from '.';

const reload = vi.spyOn(page, 'reload').mockReturnValue();

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const notify = vi.spyOn(feedback, 'notify').mockReturnValue();
const warn = vi.spyOn(feedback, 'warn').mockReturnValue();

function Broken({ error }: { error: Error }): never {
  throw error;
}

function Holder({ keep }: { keep: () => Promise<boolean> }) {
  useUnsavedWork(keep);
  return null;
}

const fail = (error: Error) =>
  render(
    <ErrorBoundary>
      <Broken error={error} />
    </ErrorBoundary>,
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: '重新加载' }));

beforeEach(() => {
  vi.clearAllMocks();
  // React writes each caught error to the console.
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

describe('ErrorBoundary', () => {
  test('[spec 2.chunkFailure 8.chunk] shows a chunk that failed to load in place of the page, and retries by a reload', async () => {
    fail(chunkError());
    expect(screen.getByRole('alert')).toHaveTextContent('页面加载失败');
    expect(screen.getByRole('alert')).toHaveTextContent('加载前会先保存填写的内容');
    press();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('shows that the network is down', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fail(chunkError());
    expect(screen.getByRole('alert')).toHaveTextContent('网络已断开，页面无法加载');
  });

  test('shows an error of the page as such, with a contact and without its message', () => {
    fail(new TypeError('x is undefined'));
    expect(screen.getByRole('alert')).toHaveTextContent('页面出错了');
    expect(screen.getByRole('alert')).not.toHaveTextContent('x is undefined');
  });

  test('keeps unsaved work before it reloads, and does not reload without that', async () => {
    const keep = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    render(<Holder keep={keep} />);
    fail(chunkError());
    press();
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    press();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('shows a permanent notice for a chunk that a click requested, and none for other errors', () => {
    watchChunks();
    const reject = (reason: unknown) =>
      window.dispatchEvent(Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason }));
    reject(new Error('something else'));
    reject(null);
    expect(notify).not.toHaveBeenCalled();
    reject(chunkError());
    reject(Object.assign(new Error('css'), { code: 'CSS_CHUNK_LOAD_FAILED' }));
    const told = notify.mock.calls.map(([notice]) => notice);
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (const notice of told)
      expect(notice).toMatchObject({ key: 'chunk', title: '功能加载失败', duration: 0 });
  });

  test('shows whom to call, and the number of the request that failed before', () => {
    saveFailedRequestId(new Response(null, { status: 500, headers: { 'x-request-id': 'broken-7' } }));
    fail(new Error('broken'));
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('请求编号 broken-7');
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:\d/));
  });
});
