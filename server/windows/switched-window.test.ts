import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { BASE } from '../../tests/support/server/filing-clients';
import { WindowClients } from '../../tests/support/server/window-clients';

let clients: WindowClients;

const CLOSES = '2026-07-20T09:00:00.000Z';

beforeAll(async () => {
  clients = await WindowClients.open();
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

describe('changeWindow (is_enabled)', () => {
  const readDay = async () =>
    (await clients.app.call<DeclareDayItem[]>(paths.declareDay, { token: clients.owner })).data.find(
      ({ program }) => program === 'alpha',
    );

  it('disables and enables a window after confirmation, and tells companies with drafts both times', async () => {
    const off = { enabled: false, reason: '政策调整' };
    const { data: draft } = await clients.draft('alpha');
    expect(await clients.put('alpha', off)).toMatchObject({ code: 208, data: { confirm: true } });
    expect((await clients.put('alpha', { ...off, confirmed: true })).data.state).toBe('off');
    expect(await clients.told('window_suspended')).toEqual([
      'alpha declaration is suspended. Your 1 draft is kept; you will be told when it goes on. Reason: 政策调整.',
    ]);
    const suspended = { since: clients.app.clock.now.toISOString(), reason: '政策调整' };
    expect((await readDay())?.batch_year).toBe(2026);
    expect(await readDay()).toMatchObject({ status: 'suspended', days_left: null, suspended });
    const { data: read } = await clients.app.call<Filing>(`GET ${BASE}/alpha/${draft.id}/`, {
      token: clients.owner,
    });
    expect(read).toMatchObject({ window: { status: 'suspended', suspended }, actions: ['save', 'delete'] });
    expect(await clients.submit('alpha', read)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('is suspended since 10 Jun 2026, 10:00 (Beijing time). The draft is kept'),
    });
    expect(await clients.put('alpha', { reason: '?' }, paths.openWindow)).toMatchObject({ code: 208 });
    const closes_at = '2026-08-20T09:00:00.000Z';
    await clients.put('alpha', { closes_at, first_review_by: null, reason: '顺延' });
    expect(await readDay()).toMatchObject({ status: 'suspended', suspended });
    expect((await clients.put('alpha', { enabled: true })).data.state).toBe('open');
    expect(await clients.told('window_resumed')).toEqual([
      expect.stringMatching(
        /^alpha declaration goes on: .* to 20 Aug 2026, 17:00\. You have 1 unsubmitted draft\.$/,
      ),
    ]);
    expect(await readDay()).toMatchObject({ status: 'open', closes_at });
  });

  it('offers the suspended batch for a new draft, and an open one before it', async () => {
    await clients.put('alpha', { enabled: false, reason: '政策调整' });
    const { data: draft } = await clients.draft('alpha');
    expect(draft).toMatchObject({ batch: '2026-1', window: { status: 'suspended' } });
    const body = {
      program: 'alpha',
      batch_year: 2026,
      opens_at: '2026-05-01T01:00:00Z',
      closes_at: '2026-09-01T09:00:00Z',
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
    };
    await clients.app.call(paths.createWindow, { token: clients.admin, body });
    expect(await readDay()).toMatchObject({ status: 'open', batch_no: 2 });
  });

  it('closes a suspended window after confirmation alone, and tells companies with drafts', async () => {
    await clients.draft('alpha');
    await clients.put('alpha', { enabled: false, reason: '政策调整', confirmed: true });
    await clients.told('window_suspended');
    const end = { closes_at: '2026-06-03T09:00:00.000Z', enabled: true, reason: '批次取消' };
    expect(await clients.put('alpha', end)).toMatchObject({ code: 208, data: { confirm: true, drafts: 1 } });
    expect((await clients.put('alpha', { ...end, confirmed: true })).data.state).toBe('closed');
    expect(await clients.told('window_not_resumed')).toEqual([
      'alpha declaration was suspended and does not go on: it closed at 3 Jun 2026, 17:00. Your 1 draft can no longer be submitted; it is kept. Reason: 批次取消.',
    ]);
    for (const other of ['window_resumed', 'window_changed', 'window_closed_early'])
      expect(await clients.told(other)).toEqual([]);
    await clients.put('alpha', { closes_at: CLOSES, first_review_by: null, reason: '恢复' });
    expect(await clients.told('window_changed')).toEqual([
      expect.stringContaining('from 3 Jun 2026, 17:00 to 20 Jul 2026, 17:00'),
    ]);
  });

  it('tells companies once of a suspended window that is closed before it is enabled', async () => {
    await clients.draft('alpha');
    await clients.put('alpha', { enabled: false, reason: '政策调整', confirmed: true });
    const closes_at = '2026-06-03T09:00:00.000Z';
    await clients.put('alpha', { closes_at, reason: '批次取消', confirmed: true });
    expect(await clients.told('window_not_resumed')).toHaveLength(1);
    expect((await clients.put('alpha', { enabled: true })).data.state).toBe('closed');
    expect(await clients.told('window_not_resumed')).toEqual([]);
    expect(await clients.told('window_resumed')).toEqual([]);
  });

  it('tells nobody of a window that had closed before, which stays closed', async () => {
    const { data: draft } = await clients.draft('alpha');
    await clients.closeWindow('alpha');
    await clients.put('alpha', { enabled: false, reason: '归档' });
    expect(await clients.told('window_suspended')).toEqual([]);
    const { data: read } = await clients.app.call<Filing>(`GET ${BASE}/alpha/${draft.id}/`, {
      token: clients.owner,
    });
    expect(read.window).toMatchObject({ status: 'closed' });
  });
});
