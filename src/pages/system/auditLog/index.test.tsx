import type { AuditLogEntry } from '@domain/audit/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import AuditLog from './index';

const fetchLines = mockCall('auditLog');

const LINE: AuditLogEntry = {
  id: 'l',
  at: '2026-06-10T02:00:00Z',
  actor: { name: '周岩', role: 'administrator' },
  action: 'webhook.update',
  subject: null,
  from_status: null,
  to_status: null,
  comment: null,
  changes: [],
  kind: 'webhook',
  company: null,
  about: [],
  details: { url: 'https://oa.example.gov.cn/hook' },
  filings: [],
  filing_count: 0,
  words: [{ label: '地址', value: 'https://oa.example.gov.cn/hook' }],
};

const ORDER: AuditLogEntry = {
  ...LINE,
  id: 'o',
  action: 'order.take_back',
  kind: 'decision_order',
  details: { action: 'reject_city', filings: 2 },
  filings: [{ id: 'f', no: 'KP20260001', company: '示例智能装备有限公司', program: '揭榜挂帅' }],
  filing_count: 2,
  words: [{ label: '办理结果', value: '不予通过' }],
};

describe('AuditLogPage', () => {
  it('shows who changed what of the office, with the details of the line', async () => {
    fetchLines.mockResolvedValue({ code: 200, msg: '', data: { list: [LINE], total: 1, more: false } });
    render(withPortal({}, <AuditLog />));
    const list = await screen.findByRole('list', { name: '操作日志' });
    for (const text of ['周岩', '修改推送接收地址', '推送接收地址', 'https://oa.example.gov.cn/hook'])
      expect(list.textContent).toContain(text);
  });

  it('shows which filings a decision concerned, and the details in words', async () => {
    fetchLines.mockResolvedValue({ code: 200, msg: '', data: { list: [ORDER], total: 1, more: false } });
    render(withPortal({}, <AuditLog />));
    const link = await screen.findByRole('link', { name: 'KP20260001 · 示例智能装备有限公司 · 揭榜挂帅' });
    expect(link.getAttribute('href')).toBe('/review/filing?id=f');
    const list = screen.getByRole('list', { name: '操作日志' });
    for (const text of ['另有1份申报', '办理结果', '不予通过']) expect(list.textContent).toContain(text);
    expect(list.textContent).not.toContain('reject_city');
  });
});
