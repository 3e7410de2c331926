import { CODE } from '@domain/api/codes';
import type { FileInfo } from '@domain/files/calls';
import { describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { type PhoneState, watchPhoneUpload } from './PhoneDialog';

const target = { program: 'gazelle', draft: 'd', path: 'filesData.audit_reports', room: 3 };
const file = (id: string) => ({ id, name: `${id}.jpg` }) as FileInfo;

/** Mocks a server that keeps the received files and delivers those that the form has not confirmed. */
function serve(arrived: string[]) {
  const told: number[] = [];
  const from = (taken: number, is_open = true) => ({
    code: CODE.success,
    msg: '',
    data: { files: arrived.slice(taken).map(file), is_opened: true, is_open },
  });
  const link = { id: 'link', token: 'token', expires_at: '2026-06-10T02:10:00Z' };
  mockCall('beginPhoneLink').mockImplementation(async () => {
    const { data, ...rest } = from(0);
    return { ...rest, data: { ...link, ...data } };
  });
  mockCall('takePhoneFiles').mockImplementation(async ({ data: { taken } }) => from(taken));
  mockCall('endPhoneLink').mockImplementation(async ({ data: { taken } }) => {
    told.push(taken);
    return from(taken, false);
  });
  return { arrived, told };
}

function follow() {
  const held: string[] = [];
  const states: PhoneState[] = [];
  const followed = watchPhoneUpload(target, {
    onFiles: (files) => held.push(...files.map(({ id }) => id)),
    onState: (state) => states.push(state),
  });
  return { held, states, ...followed };
}

describe(watchPhoneUpload, () => {
  it('attaches each arriving file once, and acknowledges the last one too', async () => {
    const { arrived, told } = serve(['left']);
    const { held, states, close } = follow();
    await vi.waitFor(() => expect(held).toEqual(['left']));
    arrived.push('a', 'b');
    await vi.waitFor(() => expect(held).toEqual(['left', 'a', 'b']), 15_000);
    expect(states.at(-1)).toMatchObject({ names: ['left.jpg', 'a.jpg', 'b.jpg'], isOpened: true });
    arrived.push('last');
    close();
    await vi.waitFor(() => expect(told).toEqual([3, 4]), 15_000);
    expect(held).toEqual(['left', 'a', 'b', 'last']);
  });

  it('leaves later files to the next link once the form is closed', async () => {
    const { arrived, told } = serve([]);
    const { held, states, leave } = follow();
    await vi.waitFor(() => expect(states.length).toBeGreaterThan(0));
    leave();
    arrived.push('late');
    await vi.waitFor(() => expect(told).toEqual([0]), 15_000);
    expect(held).toEqual([]);
  });

  it('returns the reason why there is no link', async () => {
    mockCall('beginPhoneLink').mockResolvedValue({
      code: CODE.businessError,
      msg: '没有权限',
      data: null as never,
    });
    const { states } = follow();
    await vi.waitFor(() => expect(states.at(-1)?.refusal).toBe('没有权限'));
  });
});
