/** Update of the service worker, with a stand-in for the browser's workers; tests/e2e/pwa.spec.ts uses real ones. */
import { fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { createElement } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { Workbox } from 'workbox-window';
import { page } from './chunks';
import FeedbackHost from './feedbackHost';
import { removeWorkers, startWorker } from './pwa';
import { useUnsavedWork } from './unsaved';

const reload = vi.spyOn(page, 'reload').mockReturnValue();
const messageSkipWaiting = vi.spyOn(Workbox.prototype, 'messageSkipWaiting').mockReturnValue();
vi.spyOn(Workbox.prototype, 'register').mockResolvedValue(undefined);
const listen = vi.spyOn(Workbox.prototype, 'addEventListener');
/** Fires the event of a new version that waits behind the one in use. */
const waits = () => listen.mock.calls.find(([name]) => name === 'waiting')?.[1]({} as never);

let container: EventTarget & { controller: object | null; getRegistrations(): Promise<unknown[]> };
const unregister = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  container = Object.assign(new EventTarget(), {
    controller: {},
    getRegistrations: async () => [{ unregister }, { unregister }],
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  render(createElement(App, null, createElement(FeedbackHost)));
  await startWorker('/');
});

afterAll(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

const offered = () => screen.findByRole('button', { name: '立即更新' });
const takesOver = () => container.dispatchEvent(new Event('controllerchange'));

describe(startWorker, () => {
  test('[spec 2.update] offers an update, activates it once the user agrees, and reloads the page once', async () => {
    waits();
    expect(await screen.findByRole('status')).toHaveTextContent('发现新版本');
    expect(messageSkipWaiting).not.toHaveBeenCalled();
    fireEvent.click(await offered());
    await waitFor(() => expect(messageSkipWaiting).toHaveBeenCalledOnce());
    expect(reload).not.toHaveBeenCalled();
    takesOver();
    expect(reload).toHaveBeenCalledOnce();
  });

  test('delays an update while work cannot be kept, but not for kept work', async () => {
    const keep = vi.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    renderHook(() => useUnsavedWork(keep));
    waits();
    fireEvent.click(await offered());
    expect(await screen.findByText('页面上还有未保存的内容，请先保存，再更新。')).toBeInTheDocument();
    expect(messageSkipWaiting).not.toHaveBeenCalled();
    fireEvent.click(await offered());
    await waitFor(() => expect(messageSkipWaiting).toHaveBeenCalledOnce());
  });

  test('asks in a tab of its own when another tab accepted the update', async () => {
    takesOver();
    expect(reload).not.toHaveBeenCalled();
    fireEvent.click(await offered());
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});

describe(removeWorkers, () => {
  test('[spec 2.noWorkers] removes workers and caches when the setting is off', async () => {
    const names = new Set(['workbox-precache-v2-http://portal/', 'other']);
    vi.stubGlobal('caches', {
      keys: async () => [...names],
      delete: async (key: string) => names.delete(key),
    });
    await removeWorkers();
    expect(unregister).toHaveBeenCalledTimes(2);
    expect(names.size).toBe(0);
  });
});
