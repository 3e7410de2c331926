import type { InboxNotice } from '@domain/inbox/calls';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { mockCall } from '../../tests/support/portal/mock-call';
import { startStore } from '../../tests/support/portal/store';
import global, { type GlobalState } from './global';
import user, { type UserState } from './user';

const notice = (id: string, type: InboxNotice['type'], read = false) => ({ id, type, read }) as InboxNotice;
const notices = [notice('1', 'review'), notice('2', 'review', true), notice('3', 'system')];

async function start() {
  const store = startStore<{ global: GlobalState; user: UserState }>([global, user]);
  await store.run({ type: 'user/saveCurrentUser', payload: { id: 'u1', notifyCount: 0, unreadCount: 0 } });
  await store.run({ type: 'global/fetchNotices' });
  return store;
}

beforeEach(() => {
  vi.clearAllMocks();
  mockCall('notices').mockResolvedValue({ code: 200, msg: '', data: notices });
  mockCall('batchRead').mockResolvedValue({ code: 200, msg: '', data: null as never });
});

describe('model "global" (global/…)', () => {
  test('[spec 3.notices 3.counts] counts notices, also on the current user', async () => {
    const { state } = await start();
    expect(state().global).toMatchObject({ totalCount: 3, unreadCount: 2 });
    expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 2 });
  });

  test('[spec 4.read 3.batchRead] marks a notice as read, counts again and tells the server', async () => {
    const { run, state } = await start();
    await run({ type: 'global/changeNoticeReadState', payload: '1' });
    expect(state().global.notices[0]).toMatchObject({ id: '1', read: true });
    expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 1 });
    expect(mockCall('batchRead')).toHaveBeenCalledWith({ data: { message_ids: ['1'] } });
  });

  test('marks a notice of a list that was not read yet, and counts with the server', async () => {
    const store = startStore<{ user: UserState }>([global, user]);
    await store.run({ type: 'user/saveCurrentUser', payload: { id: 'u1', notifyCount: 3, unreadCount: 2 } });
    mockCall('batchRead').mockImplementation(async () => {
      const read = notices.map((each) => ({ ...each, read: each.read || each.id === '1' }));
      mockCall('notices').mockResolvedValue({ code: 200, msg: '', data: read });
      return { code: 200, msg: '', data: null as never };
    });
    await store.run({ type: 'global/changeNoticeReadState', payload: '1' });
    expect(store.state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 1 });
  });

  test('shows notices as they are when the server refuses a change', async () => {
    const { run, state } = await start();
    mockCall('batchRead').mockResolvedValue({ code: 208, msg: 'not now', data: null as never });
    await run({ type: 'global/changeNoticeReadState', payload: '1' });
    await run({ type: 'global/clearNotices', payload: 'review' });
    expect(state().global.notices).toEqual(notices);
    expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 2 });
  });

  test('[spec 4.clear] removes all notices of the cleared type and no other', async () => {
    const { run, state } = await start();
    await run({ type: 'global/clearNotices', payload: 'review' });
    expect(state().global.notices.map(({ id }) => id)).toEqual(['3']);
    expect(state().user.currentUser).toMatchObject({ notifyCount: 1, unreadCount: 1 });
    expect(mockCall('batchRead')).toHaveBeenCalledWith({ data: { message_ids: ['1', '2'], clear: true } });
  });

  test('[spec 3.collapsed] folds the menu, keeps it so while notices change, and unfolds it', async () => {
    const { run, state } = await start();
    expect(state().global.collapsed).toBe(false);
    await run({ type: 'global/changeLayoutCollapsed', payload: true });
    await run({ type: 'global/clearNotices', payload: 'review' });
    expect(state().global.collapsed).toBe(true);
    await run({ type: 'global/changeLayoutCollapsed', payload: false });
    expect(state().global.collapsed).toBe(false);
  });
});
