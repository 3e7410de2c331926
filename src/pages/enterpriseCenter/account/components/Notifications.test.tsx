import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import Notifications from './Notifications';

const free = { portal: false, outside: false };
const needed = { portal: true, outside: false };
const off = { portal: true, mail: 'off', sms: false };
const DATA = {
  me: {
    mail: 'f***@example.com',
    phone: null,
    kinds: [
      { kind: 'correction', ...off, needs: needed },
      { kind: 'policy', ...off, needs: free },
    ],
  },
  contact: {
    mail: 'c***@example.com',
    phone: '138******01',
    kinds: [
      { kind: 'deadline', portal: false, mail: 'now', sms: false, needs: { portal: false, outside: true } },
    ],
  },
};
const answer = (data: unknown) => ({ code: 200, msg: '消息接收方式已保存', data }) as never;
const read = mockCall('notificationChoices');
const save = mockCall('saveNotificationChoices');
vi.spyOn(feedback, 'success').mockReturnValue();

beforeEach(() => {
  read.mockResolvedValue(answer(DATA));
  save.mockResolvedValue(answer(DATA));
});

describe('Notifications', () => {
  test('disables switches that the law requires, and channels without an address', async () => {
    render(<Notifications />);
    expect(await screen.findByLabelText('退回修改：平台提醒')).toBeDisabled();
    expect(screen.getByLabelText('政策公告：平台提醒')).toBeEnabled();
    expect(screen.getByLabelText('政策公告：短信')).toBeDisabled();
    expect(screen.getByText(/短信 未登记|未登记/)).toBeInTheDocument();
  });

  test('saves a switch at once, for that kind alone', async () => {
    render(<Notifications />);
    const portal = await screen.findByLabelText('政策公告：平台提醒');
    await act(async () => fireEvent.click(portal));
    expect(save).toHaveBeenCalledWith({
      data: {
        of: 'me',
        kinds: [{ kind: 'policy', portal: false, mail: 'off', sms: false }],
      },
    });
  });

  test('offers days of reminders to people of companies, saves each change, and says that none means none', async () => {
    const { unmount } = render(<Notifications />);
    await screen.findByLabelText('政策公告：平台提醒');
    expect(screen.queryByRole('region', { name: '截止提醒的时间' })).toBeNull();
    unmount();

    read.mockResolvedValue(answer({ ...DATA, reminder_days: null }));
    const days = mockCall('saveReminderDays').mockResolvedValue(answer({ ...DATA, reminder_days: [7, 1] }));
    render(<Notifications />);
    const panel = within(await screen.findByRole('region', { name: '截止提醒的时间' }));
    expect(panel.getByLabelText('按平台默认')).toBeChecked();
    expect(panel.queryByLabelText('提前7天')).toBeNull();
    await act(async () => fireEvent.click(panel.getByLabelText('自行选择')));
    expect(days).toHaveBeenLastCalledWith({ data: { days: [7, 1] } });
    expect(panel.getByLabelText('提前7天')).toBeChecked();
    expect(panel.getByLabelText('当天')).not.toBeChecked();
    await act(async () => fireEvent.click(panel.getByLabelText('当天')));
    expect(days).toHaveBeenLastCalledWith({ data: { days: [7, 1, 0] } });
    days.mockResolvedValue(answer({ ...DATA, reminder_days: [] }));
    await act(async () => fireEvent.click(panel.getByLabelText('提前7天')));
    expect(panel.getByText('没有选择日期，截止前将不提醒您。')).toBeVisible();
  });

  test('offers the contact mail or SMS, and never neither', async () => {
    render(<Notifications />);
    const contact = within(await screen.findByRole('region', { name: '企业联系人接收方式' }));
    expect(contact.queryByText('平台提醒')).toBeNull();
    fireEvent.mouseDown(contact.getByRole('combobox'));
    const options = await screen.findAllByRole('option', { hidden: true });
    expect(options.map(({ textContent }) => textContent)).not.toContain('每日汇总');
    await act(async () => fireEvent.click(contact.getByLabelText('截止提醒：短信')));
    expect(save).toHaveBeenLastCalledWith({
      data: {
        of: 'contact',
        kinds: [{ kind: 'deadline', portal: false, mail: 'now', sms: true }],
      },
    });
  });
});
