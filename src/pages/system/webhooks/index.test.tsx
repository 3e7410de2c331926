import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Webhooks from './index';

const item = {
  id: 'w1',
  name: '办公系统',
  url: 'https://oa.example.gov.cn/hook',
  events: ['filing.submitted'],
  programs: [],
  enabled: true,
  created_at: '2026-06-10T02:00:00Z',
  created_by: '王主任',
  former_secret_until: null,
  waiting: 0,
  failed: 2,
  held: 0,
};
const message = {
  id: 'm1',
  event: 'filing.submitted',
  number: '2026-GX-000001',
  state: 'failed',
  attempts: 9,
  fault: 'the endpoint answered 500',
  created_at: '2026-06-10T02:00:00Z',
  settled_at: '2026-06-13T02:00:00Z',
};
const answer = (data: unknown) => ({ code: 200, msg: '好', data }) as never;
const list = mockCall('webhooks');
const create = mockCall('createWebhook');
const replay = mockCall('replayWebhook');
mockCall('webhookMessages').mockResolvedValue(answer({ list: [message], total: 1 }));
vi.spyOn(feedback, 'success').mockReturnValue();

beforeEach(() => {
  list.mockResolvedValue(answer([item]));
  create.mockResolvedValue(answer({ webhook: item, secret: 'whsec_abc' }));
  replay.mockResolvedValue(answer({ count: 1 }));
});

describe('WebhooksPage', () => {
  test('subscribes a new endpoint to every event, and shows its secret once', async () => {
    render(withPortal({}, <Webhooks />));
    fireEvent.click(await screen.findByRole('button', { name: '登记接收地址' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText('名称'), { target: { value: '档案系统' } });
    fireEvent.change(dialog.getByLabelText('接收地址'), { target: { value: 'https://a.example.gov.cn/' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: /保\s*存/ })));
    await waitFor(() =>
      expect(create).toHaveBeenCalledWith({
        data: expect.objectContaining({
          name: '档案系统',
          url: 'https://a.example.gov.cn/',
          programs: [],
          enabled: true,
        }),
      }),
    );
    expect(create.mock.calls[0]?.[0].data.events.length).toBeGreaterThan(5);
    expect(await screen.findByText('whsec_abc')).toBeInTheDocument();
  });

  test('shows failed messages with their reason, and sends them again', async () => {
    render(withPortal({}, <Webhooks />));
    expect(await screen.findByText('失败2')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '发送记录 办公系统' }));
    expect(await screen.findByText('the endpoint answered 500')).toBeInTheDocument();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新发送全部失败消息' })));
    expect(replay).toHaveBeenCalledWith({ path: { id: 'w1' }, data: {} });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: '重新发送' })));
    expect(replay).toHaveBeenLastCalledWith({ path: { id: 'w1' }, data: { message: 'm1' } });
  });

  test('counts what is held for an endpoint that is off, and says what becomes of it', async () => {
    list.mockResolvedValue(answer([{ ...item, enabled: false, failed: 0, held: 3 }]));
    render(withPortal({}, <Webhooks />));
    expect(await screen.findByText('留存3')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '修改 办公系统' }));
    expect(await screen.findByText(/事件留存到重新启用时补发/)).toBeInTheDocument();
  });
});
