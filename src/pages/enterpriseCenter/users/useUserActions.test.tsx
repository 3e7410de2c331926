import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { act, render, screen } from '@testing-library/react';
import { useLocation } from 'umi';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import { type UserHandlers, useUserActions } from './useUserActions';

const reviewer = (id: string, changes: object = {}) =>
  ({
    ...{ id, name: id, username: id, role: 'reviewer', enabled: true, duties: [] },
    ...{ department_id: 'D210113', department: '沈北新区科学技术局', ...changes },
  }) as unknown as SubUserAccount;
const list = mockCall('users');
const remove = mockCall('batchDelete');
const assignees = mockCall('assignees');
const update = mockCall('updateUser');
const confirm = vi.spyOn(feedback, 'confirm');
const answer = (data: unknown) => ({ code: 200, msg: '', data }) as never;

let handlers: UserHandlers;
let address = '';
function Actions() {
  handlers = useUserActions(() => {}).handlers;
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}
/** Deletes accounts, and returns the text of the question that was asked first. */
async function askToDelete(leaving: SubUserAccount[], there: SubUserAccount[]): Promise<string> {
  list.mockResolvedValue(answer({ list: there, total: there.length }));
  render(withPortal({}, <Actions />));
  await act(async () => handlers.onDelete(leaving));
  const { container } = render(withPortal({}, confirm.mock.lastCall?.[0].content));
  return container.textContent ?? '';
}

beforeEach(() => {
  vi.clearAllMocks();
  confirm.mockResolvedValue(false);
  assignees.mockResolvedValue(answer([]));
});

describe('useUserActions', () => {
  test('tells of open filings before an account is disabled, and leads to them', async () => {
    assignees.mockResolvedValue(answer([{ id: 'u1', open: 3 }]));
    confirm.mockResolvedValue(true);
    render(withPortal({}, <Actions />));
    await act(async () => handlers.onSwitch(reviewer('u1')));
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        title: '暂不能停用u1的账号',
        content: expect.stringContaining('名下还有3件未办结的申报'),
        okText: '查看这些申报',
      }),
    );
    expect(address).toBe('/review/filings?status=open&assigned=u1');
    expect(update).not.toHaveBeenCalled();
  });

  test('warns before the last reviewers of a department are deleted, also where they go together', async () => {
    const [first, second] = [reviewer('u1'), reviewer('u2')];
    expect(await askToDelete([first, second], [first, second])).toContain(
      '此后沈北新区科学技术局将没有可登录的审核员，提交到该部门的申报无人初审',
    );
    expect(list).toHaveBeenCalledExactlyOnceWith({
      params: { role: 'reviewer', enabled: 'true', pageSize: 100, department_id: 'D210113' },
    });
    expect(remove).not.toHaveBeenCalled();
  });

  test('counts who remains in the department for each duty', async () => {
    const leaving = reviewer('u1');
    const stays = reviewer('u2', { duties: ['district.handle'] });
    const text = await askToDelete([leaving], [leaving, stays]);
    expect(text).toMatch(/还有：.*经办1人.*复核0人.*签发0人/);
    expect(screen.getByRole('note')).toHaveClass('ant-alert-warning');
  });

  test('asks for no department where accounts of companies or disabled ones are deleted', async () => {
    await askToDelete([reviewer('u1', { enabled: false }), reviewer('u3', { role: 'filer' })], []);
    expect(list).not.toHaveBeenCalled();
    expect(screen.queryByRole('note')).toBeNull();
  });

  test('deletes nothing where the department cannot be read', async () => {
    list.mockRejectedValue(new RequestFailure('offline'));
    render(withPortal({}, <Actions />));
    await act(async () => handlers.onDelete([reviewer('u1')]));
    expect([confirm.mock.calls, remove.mock.calls]).toEqual([[], []]);
  });
});
