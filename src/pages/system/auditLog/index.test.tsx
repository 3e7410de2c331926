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
};

describe('AuditLogPage', () => {
  it('shows who changed what of the office, with the details of the line', async () => {
    fetchLines.mockResolvedValue({ code: 200, msg: '', data: { list: [LINE], total: 1, more: false } });
    render(withPortal({}, <AuditLog />));
    const list = await screen.findByRole('list', { name: '操作日志' });
    for (const text of ['周岩', '修改推送接收地址', '推送接收地址', 'https://oa.example.gov.cn/hook'])
      expect(list.textContent).toContain(text);
  });
});
