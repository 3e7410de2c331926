import type { SystemStatus } from '@domain/system/status-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Status from './index';

const fetchStatus = mockCall('systemStatus');
const probe = mockCall('probeServices');
const again = mockCall('sendAgain');
mockFeedback();

const AT = '2026-06-10T02:00:00Z';
const GIVEN_UP = { kind: 'sms', title: null, about: '示范公司', gave_up_at: AT } as const;
const STATUS: SystemStatus = {
  at: AT,
  warnings: ['weak_secret'],
  off: [
    { name: 'scanner', variables: ['SCANNER'] },
    { name: 'registration_review', variables: [] },
  ],
  services: [
    {
      kind: 'mail',
      address: 'mail.example:587',
      is_needed: false,
      is_there: false,
      reason: 'connect ECONNREFUSED',
      certificate: null,
      took_ms: 12,
      asked_at: AT,
    },
  ],
  jobs: [
    {
      name: 'sweep',
      title: '清理验证码等临时数据',
      every_seconds: 600,
      last_run_at: AT,
      took_ms: 3,
      fault: 'the disk is full',
      next_run_at: AT,
    },
  ],
  outbox: {
    waiting: 3,
    failing: 0,
    oldest_at: AT,
    given_up: 2,
    latest_given_up: [
      { ...GIVEN_UP, id: 'a', to: '138******01', can_be_sent: true },
      { ...GIVEN_UP, id: 'b', to: '138******02', can_be_sent: false },
    ],
  },
  storage: {
    store: 'disk',
    files: 2,
    file_bytes: 5_000_000,
    database: 'embedded',
    database_bytes: 13_000_000,
    disk_free_bytes: 5e9,
    disk_size_bytes: 100e9,
  },
  backups: null,
  version: { portal: '0.1.0', build: null, node: '20.20.2', migrations: 47 },
  processes: [],
};

beforeEach(() => {
  fetchStatus.mockClear();
  fetchStatus.mockResolvedValue({ code: 200, msg: '', data: STATUS });
});

describe('StatusPage', () => {
  it('shows what to fix and how, why a service is away, and which job failed', async () => {
    render(withPortal({}, <Status />));
    expect(await screen.findByText(/请更换 JWT_SECRET/)).toBeTruthy();
    for (const said of ['connect ECONNREFUSED', 'the disk is full', '2个，共 4.8 MB'])
      expect(screen.getByText(said)).toBeTruthy();
  });

  it('shows what is switched off, what it would offer, and where it is set', async () => {
    render(withPortal({}, <Status />));
    const panel = await screen.findByRole('region', { name: '未启用的功能（2）' });
    expect(within(panel).getByText('病毒扫描').closest('li')).toHaveTextContent('由运维人员设置变量SCANNER');
    const review = within(panel).getByText('新企业注册审核').closest('li') as HTMLElement;
    expect(within(review).getByRole('link', { name: '单位设置' })).toHaveAttribute('href', '/system/house');
  });

  it('shows what to do about a certificate, beside the error of the connection', async () => {
    const services = STATUS.services.map((each) => ({
      ...each,
      reason: 'certificate has expired',
      certificate: 'ended' as const,
    }));
    fetchStatus.mockResolvedValue({ code: 200, msg: '', data: { ...STATUS, services } });
    render(withPortal({}, <Status />));
    expect(await screen.findByText('对方的安全证书已到期，请通知对方更新；更新后自动恢复。')).toBeVisible();
    expect(screen.getByText('certificate has expired')).toBeVisible();
  });

  it('probes the services again, and shows their new state', async () => {
    const services = STATUS.services.map((each) => ({ ...each, is_there: true, reason: null }));
    probe.mockResolvedValue({ code: 200, msg: '', data: { ...STATUS, services } });
    render(withPortal({}, <Status />));
    fireEvent.click(await screen.findByRole('button', { name: '立即检测' }));
    await waitFor(() => expect(screen.queryByText('connect ECONNREFUSED')).toBeNull());
  });

  it('sends one message again, but none whose occasion has passed', async () => {
    again.mockResolvedValue({ code: 200, msg: '', data: { count: 1 } });
    render(withPortal({}, <Status />));
    const [first, second] = await screen
      .findAllByText(/138\*+/)
      .then((all) => all.map((each) => each.closest('li')));
    expect(within(second as HTMLElement).queryByRole('button')).toBeNull();
    fireEvent.click(within(first as HTMLElement).getByRole('button', { name: '重新发送' }));
    await waitFor(() => expect(again).toHaveBeenCalledWith({ data: { ids: ['a'] } }));
    await waitFor(() => expect(fetchStatus).toHaveBeenCalledTimes(2));
  });
});
