import type { CollaborationState } from '@domain/filing/collaboration-calls';
import type { Filing, FilingWindow } from '@domain/filing/types';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useSelector } from 'umi';
import { afterEach, expect, it, vi } from 'vitest';
import type { FilingRoot } from '@/filling/draft/filingState';
import { startStream } from '@/live/stream';
import * as http from '@/utils/http';
import {
  dispatch,
  getFilingState,
  getRedux,
  server,
  setField,
  startFiling,
} from '../../../../../../tests/support/portal/filing-server';
import { mockCall } from '../../../../../../tests/support/portal/mock-call';
import { useCollaboration } from './index';

const period = { opens_at: '2026-06-01T00:00:00.000Z', closes_at: '2026-06-10T03:00:00.000Z' };
const shut = { ...period, status: 'closed', server_time: '2026-06-10T03:00:30.000Z' } as FilingWindow;

afterEach(() => vi.restoreAllMocks());

const useOpen = () => useCollaboration(useSelector((root: FilingRoot) => root.filing.filing) as Filing, '');

/** Keeps the filing open while the server reports that its window has closed. */
function keepOpen() {
  const answer = <Data,>(data: Data) => Promise.resolve({ code: 200, msg: '', data }) as never;
  const here: CollaborationState = { people: [], version: 1, window: { ...period, status: 'closed' } };
  mockCall('noteFilling').mockImplementation(() => answer(here));
  mockCall('sectionNotes').mockImplementation(() => answer([]));
  mockCall('sectionClaims').mockImplementation(() => answer({ claims: [], colleagues: [] }));
  server.filing = { ...server.filing, window: shut, actions: ['save'] };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={getRedux() as never}>{children}</Provider>
  );
  return renderHook(useOpen, { wrapper });
}

const shownStatus = () => getFilingState().filing?.window?.status;

it('useCollaboration applies a window that the office has closed', async () => {
  await startFiling();
  keepOpen();
  await vi.waitFor(() => expect(shownStatus()).toBe('closed'));
  expect(getFilingState().filing?.actions).toEqual(['save']);
});

it('useCollaboration applies it after a save that is in progress', async () => {
  await startFiling();
  let release = () => {};
  server.hold = new Promise((resolve) => {
    release = resolve;
  });
  setField('main_business', 'typed');
  const saving = dispatch('save');
  await vi.waitFor(() => expect(getFilingState().save.phase).toBe('saving'));
  keepOpen();
  await vi.waitFor(() => expect(mockCall('noteFilling')).toHaveBeenCalled());
  expect(shownStatus()).toBeUndefined();
  release();
  await saving;
  await vi.waitFor(() => expect(shownStatus()).toBe('closed'));
});

it('useCollaboration applies a suspension as soon as the message about it arrives', async () => {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller;
    },
  });
  const headers = { 'content-type': 'text/event-stream; charset=utf-8' };
  vi.spyOn(http, 'openStream').mockResolvedValue(new Response(body, { headers }));
  await startFiling();
  keepOpen();
  await vi.waitFor(() => expect(shownStatus()).toBe('closed'));
  const stop = startStream();
  window.dispatchEvent(new Event('keydown'));
  const suspended = { ...shut, status: 'suspended' } as FilingWindow;
  server.filing = { ...server.filing, window: suspended };
  const here: CollaborationState = { people: [], version: 1, window: { ...period, status: 'suspended' } };
  mockCall('noteFilling').mockResolvedValue({ code: 200, msg: '', data: here } as never);
  line?.enqueue(new TextEncoder().encode('data: {"kind":"message"}\n\n'));
  await vi.waitFor(() => expect(shownStatus()).toBe('suspended'), 5_000);
  stop();
});
