import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { Sessions } from './SigningIn';

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) Version/17.5 Mobile Safari/604.1';
const times = {
  created_at: '2026-06-10T01:00:00Z',
  last_seen_at: '2026-06-10T02:00:00Z',
  expires_at: '2026-06-10T13:00:00Z',
};
const here = { id: 's1', current: true, user_agent: AGENT, ip: '10.0.0.1', ...times };
const there = { id: 's2', current: false, user_agent: PHONE, ip: '10.0.0.2', ...times };
const unknown = { id: 's3', current: false, user_agent: null, ip: null, ...times };

const answer = (data: unknown) => ({ code: 200, msg: '该登录已结束', data }) as never;
const list = mockCall('sessions');
const end = mockCall('endSession').mockResolvedValue(answer(null));
const endOthers = mockCall('endOtherSessions').mockResolvedValue(answer({ ended: 2 }));
const confirm = vi.spyOn(feedback, 'confirm');
const success = vi.spyOn(feedback, 'success').mockReturnValue();

/** Finds a session's card: jsdom has no width, so the cards of a narrow screen are rendered. */
const cardOf = async (name: string) => {
  const list = await screen.findByRole('list');
  return within(within(list).getByText(name).closest('li') as HTMLElement);
};
const press = (button: HTMLElement) => act(async () => fireEvent.click(button));

beforeEach(() => {
  vi.clearAllMocks();
  list.mockResolvedValue(answer([here, there, unknown]));
});

describe('Sessions', () => {
  test('shows each session with device, address and times, and no way to end the present one', async () => {
    render(<Sessions />);
    const own = await cardOf('Chrome 140, Windows');
    expect(own.getByText('本机')).toBeInTheDocument();
    expect(own.getByText('10.0.0.1')).toBeInTheDocument();
    expect(own.getByText('2026-06-10 10:00')).toBeInTheDocument();
    expect(own.queryByRole('button')).toBeNull();
    expect(await cardOf('未知设备')).toBeTruthy();
  });

  test('ends another session after a confirmation that names it', async () => {
    render(<Sessions />);
    const other = await cardOf('Safari 17, iPhone');
    confirm.mockResolvedValueOnce(false);
    await press(other.getByRole('button'));
    expect(end).not.toHaveBeenCalled();
    confirm.mockResolvedValueOnce(true);
    list.mockResolvedValue(answer([here, unknown]));
    await press(other.getByRole('button'));
    expect(confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ title: '结束Safari 17, iPhone（10.0.0.2）上的登录？' }),
    );
    expect(end).toHaveBeenCalledWith({ path: { id: 's2' } });
    expect(success).toHaveBeenCalledWith('该登录已结束');
    await waitFor(() => expect(screen.queryByText('Safari 17, iPhone')).toBeNull());
  });

  test('ends all other sessions at once, and shows no button when there is none', async () => {
    render(<Sessions />);
    await cardOf('未知设备');
    confirm.mockResolvedValueOnce(true);
    list.mockResolvedValue(answer([here]));
    await press(await screen.findByRole('button', { name: '退出其他设备' }));
    expect(endOthers).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  });
});
