// A window that the office moves while the form is open.
import type { FilingWindow } from '@domain/filing/types';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  dispatch,
  getBaseData,
  getFilingState,
  server,
  setField,
  startFiling,
} from '../../../tests/support/portal/filing-server';

const OPEN: FilingWindow = {
  program: 'gazelle',
  title: '瞪羚企业',
  batch_year: 2026,
  batch_no: 1,
  opens_at: '2026-06-01T00:00:00.000Z',
  closes_at: '2026-06-30T10:00:00.000Z',
  status: 'open',
  days_left: 20,
  server_time: '2026-06-10T02:00:00.000Z',
  quota: 1,
  used: 1,
};
const SHUT: FilingWindow = {
  ...OPEN,
  closes_at: '2026-06-10T03:00:00.000Z',
  status: 'closed',
  days_left: null,
  server_time: '2026-06-10T03:00:30.000Z',
};

const shownWindow = () => getFilingState().filing?.window;
const shut = () => {
  server.filing = { ...server.filing, window: SHUT, actions: ['save'] };
};

beforeEach(async () => {
  await startFiling();
  server.filing = { ...server.filing, window: OPEN };
  await dispatch('pull', null);
});

describe('filing/pull of a moved window', () => {
  it('shows the new closing time beside the former one, and leaves alone what is being typed', async () => {
    setField('main_business', 'half a w');
    server.filing = { ...server.filing, window: { ...OPEN, closes_at: '2026-07-10T10:00:00.000Z' } };
    await dispatch('pull', null);
    expect(shownWindow()?.closes_at).toBe('2026-07-10T10:00:00.000Z');
    expect(getFilingState().formerWindow?.closes_at).toBe(OPEN.closes_at);
    expect(getBaseData(getFilingState().answers).main_business).toBe('half a w');
    await dispatch('windowRead');
    expect(getFilingState().formerWindow).toBeNull();
  });

  it('offers no submission after an early closing', async () => {
    shut();
    await dispatch('pull', null);
    expect(getFilingState().filing?.actions).toEqual(['save']);
    expect(shownWindow()?.status).toBe('closed');
  });

  it('says nothing where the window has closed by itself', async () => {
    server.filing = { ...server.filing, window: { ...OPEN, status: 'closed' }, actions: ['save'] };
    await dispatch('pull', null);
    expect(shownWindow()?.status).toBe('closed');
    expect(getFilingState().formerWindow).toBeNull();
  });
});

describe('filing/submit into a window that was closed', () => {
  it('shows the times that hold', async () => {
    shut();
    expect(await dispatch('submit', { confirmed: [] })).toMatchObject({ ok: false, message: 'closed' });
    await vi.waitFor(() => expect(shownWindow()).toEqual(SHUT));
    expect(getFilingState().filing?.actions).toEqual(['save']);
  });
});
