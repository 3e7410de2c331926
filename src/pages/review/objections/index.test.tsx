import type { Objection } from '@domain/objections/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Objections from '.';

const objection: Objection = {
  id: 'o1',
  no: 'YY20260610-000001',
  version: 1,
  filing_id: 'f1',
  program: 'gazelle',
  title: '瞪羚企业',
  company: '示例企业',
  name: '李四',
  phone: '13800000001',
  phone_proved: false,
  text: '与去年的项目相同',
  files: [],
  file_count: 0,
  status: 'open',
  created_at: '2026-06-10T02:00:00.000Z',
  due_at: '2026-07-01T09:00:00.000Z',
  answer: null,
  answered_at: null,
  answered_by: null,
};

describe('ObjectionsPage', () => {
  it('requests the list once, and sends a finding with its text', async () => {
    const data = { list: [objection], total: 1 };
    const asked = mockCall('objections').mockResolvedValue({ code: 200, msg: '', data });
    const sent = mockCall('answerObjection').mockResolvedValue({ code: 200, msg: '', data: objection });
    render(withPortal({}, <Objections />, { at: '/review/objections' }));

    fireEvent.click(await screen.findByRole('button', { name: `答复 ${objection.no}` }, { timeout: 10_000 }));
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await screen.findByText(objection.text)).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: '发送答复' }));
    expect(await screen.findByText('请选择核查结论')).toBeInTheDocument();
    expect(sent).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('radio', { name: '异议不成立' }));
    fireEvent.change(screen.getByRole('textbox', { name: /^答复/ }), { target: { value: '两项目不同' } });
    fireEvent.click(screen.getByRole('button', { name: '发送答复' }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        path: { id: 'o1' },
        data: { version: 1, outcome: 'dismissed', text: '两项目不同' },
      }),
    );
  });
});
