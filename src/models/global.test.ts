import type { Notice } from '@domain/inbox/calls';
import { beforeEach, expect, test, vi } from 'vitest';
import * as accounts from '@/services/accounts';
import * as company from '@/services/company';
import { startStore } from '../../tests/support/portal/store';
import global, { type GlobalState } from './global';
import user, { type UserState } from './user';

const notice = (id: string, type: Notice['type'], read = false) => ({ id, type, read }) as Notice;
const notices = [notice('1', 'review'), notice('2', 'review', true), notice('3', 'system')];

async function start() {
  const store = startStore<{ global: GlobalState; user: UserState }>([global, user]);
  await store.run({ type: 'user/saveCurrentUser', payload: { id: 'u1', notifyCount: 0, unreadCount: 0 } });
  await store.run({ type: 'global/fetchNotices' });
  return store;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(accounts, 'fetchNotices').mockResolvedValue({ code: 200, msg: '', data: notices });
  vi.spyOn(company, 'batchRead').mockResolvedValue({ code: 200, msg: '', data: null as never });
});

test('[spec 3.notices 3.counts] notices are counted, and the counts stand on the current user too', async () => {
  const { state } = await start();
  expect(state().global).toMatchObject({ totalCount: 3, unreadCount: 2 });
  expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 2 });
});

test('[spec 4.read 3.batchRead] reading a notice sets it read, counts again and tells the server', async () => {
  const { run, state } = await start();
  await run({ type: 'global/changeNoticeReadState', payload: '1' });
  expect(state().global.notices[0]).toMatchObject({ id: '1', read: true });
  expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 1 });
  expect(company.batchRead).toHaveBeenCalledWith({ message_ids: ['1'] });
});

test('what the server refuses is not read: the notices come again as they are', async () => {
  const { run, state } = await start();
  vi.spyOn(company, 'batchRead').mockResolvedValue({ code: 208, msg: 'not now', data: null as never });
  await run({ type: 'global/changeNoticeReadState', payload: '1' });
  await run({ type: 'global/clearNotices', payload: 'review' });
  expect(state().global.notices).toEqual(notices);
  expect(state().user.currentUser).toMatchObject({ notifyCount: 3, unreadCount: 2 });
});

test('[spec 4.clear] clearing a type removes all its notices and no other', async () => {
  const { run, state } = await start();
  await run({ type: 'global/clearNotices', payload: 'review' });
  expect(state().global.notices.map(({ id }) => id)).toEqual(['3']);
  expect(state().user.currentUser).toMatchObject({ notifyCount: 1, unreadCount: 1 });
  expect(company.batchRead).toHaveBeenCalledWith({ message_ids: ['1', '2'], clear: true });
});

test('[spec 3.collapsed] the menu folds', async () => {
  const { run, state } = await start();
  await run({ type: 'global/changeLayoutCollapsed', payload: true });
  expect(state().global.collapsed).toBe(true);
});
