import type { RetentionData } from '@domain/retention/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Retention from './index';

const fetchRetention = mockCall('retention');
const save = mockCall('saveRetention');
const endHold = mockCall('endHold');
const confirm = vi.spyOn(feedback, 'confirm');
mockFeedback();

const DATA: RetentionData = {
  rules: [
    {
      kind: 'draft',
      name: '从未提交的申报草稿',
      since: '申报截止',
      days: 730,
      least: 180,
      most: 3650,
      notice_days: 30,
      due: 1,
      examples: ['示范公司 · 瞪羚企业'],
    },
  ],
  holds: [
    {
      id: 'h',
      company: '示范公司',
      credit_code: '91210100MA00000000',
      filing: null,
      reason: '审计未结束',
      begun_at: '2026-06-10T02:00:00Z',
      begun_by: '周岩',
    },
  ],
  log: [],
};

beforeEach(() => {
  for (const each of [save, endHold, confirm]) each.mockReset();
  fetchRetention.mockResolvedValue({ code: 200, msg: '', data: DATA });
});

describe('RetentionPage', () => {
  it('shows what is deleted next by name, and confirms a shorter period with what it would delete', async () => {
    confirm.mockResolvedValue(false);
    const content = '缩短后到期：从未提交的申报草稿3条。';
    save.mockResolvedValue({ code: 208, msg: content, data: { confirm: true } } as never);
    render(withPortal({}, <Retention />));
    expect(await screen.findByText('示范公司 · 瞪羚企业')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('从未提交的申报草稿'), { target: { value: '200' } });
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ content })));
    expect(save).toHaveBeenCalledOnce();
    expect(save).toHaveBeenCalledWith({ data: { days: { draft: 200 }, confirmed: false } });
  });

  it('saves a longer period without a confirmation', async () => {
    save.mockResolvedValue({ code: 200, msg: '', data: DATA });
    render(withPortal({}, <Retention />));
    fireEvent.change(await screen.findByLabelText('从未提交的申报草稿'), { target: { value: '900' } });
    fireEvent.click(screen.getByRole('button', { name: /保\s*存/ }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ data: { days: { draft: 900 }, confirmed: false } }),
    );
    expect(confirm).not.toHaveBeenCalled();
  });

  it('ends a hold after a confirmation', async () => {
    confirm.mockResolvedValue(true);
    endHold.mockResolvedValue({ code: 200, msg: '', data: { ...DATA, holds: [] } });
    render(withPortal({}, <Retention />));
    fireEvent.click(await screen.findByRole('button', { name: '解除 示范公司 审计未结束' }));
    expect(await screen.findByText('没有暂停清理的企业')).toBeTruthy();
    const content = '该企业已到期的数据将在下次运行时清理。';
    expect(confirm).toHaveBeenCalledWith({ title: '解除对“示范公司”的暂停清理（审计未结束）？', content });
  });

  it('says before a hold ends that another one on the company stays in force', async () => {
    confirm.mockResolvedValue(false);
    const holds = [...DATA.holds, ...DATA.holds.map((hold) => ({ ...hold, id: 'h2', reason: '诉讼' }))];
    fetchRetention.mockResolvedValue({ code: 200, msg: '', data: { ...DATA, holds } });
    render(withPortal({}, <Retention />));
    fireEvent.click(await screen.findByRole('button', { name: '解除 示范公司 诉讼' }));
    const content = '该企业另有1项暂停清理仍然有效，所涉数据继续保留。';
    await waitFor(() => expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ content })));
    expect(endHold).not.toHaveBeenCalled();
  });
});
