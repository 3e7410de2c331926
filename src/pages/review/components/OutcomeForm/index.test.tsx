import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import OutcomeForm, { type OutcomeAnswer } from '.';

type Decision = 'accept' | 'refuse';
const refusal = { code: 208 as const, msg: '已由他人办理', data: null };

const show = (send: (answer: OutcomeAnswer<Decision>) => Promise<typeof refusal>, onRefused = vi.fn()) => {
  const form = (
    <OutcomeForm<Decision>
      place="test/1"
      outcome={{
        label: '结论',
        missing: '请选择结论',
        options: [
          { value: 'accept', label: '同意' },
          { value: 'refuse', label: '不同意' },
        ],
      }}
      text={{
        label: '理由',
        hint: '写明理由',
        missing: { zh: '请填写理由', en: 'Say why' },
        most: 100,
        isFor: (outcome) => outcome === 'refuse',
      }}
      sendLabel="发送答复"
      send={send}
      onSent={vi.fn()}
      onRefused={onRefused}
    />
  );
  return render(withPortal({}, form, { at: '/review/companyChanges' }));
};

describe('OutcomeForm', () => {
  it('requires a reason only for outcomes that need one, and keeps the text when refused', async () => {
    const send = vi.fn(async () => refusal);
    const onRefused = vi.fn();
    const { unmount } = show(send, onRefused);
    fireEvent.click(await screen.findByRole('radio', { name: '同意' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: '不同意' }));
    fireEvent.click(screen.getByRole('button', { name: '发送答复' }));
    expect(await screen.findByText('请填写理由')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();

    fireEvent.change(screen.getByRole('textbox'), { target: { value: '材料不齐' } });
    fireEvent.click(screen.getByRole('button', { name: '发送答复' }));
    await waitFor(() => expect(onRefused).toHaveBeenCalled());
    expect(send).toHaveBeenCalledWith({ outcome: 'refuse', text: '材料不齐' }, false);

    unmount();
    show(send);
    expect(await screen.findByRole('textbox')).toHaveValue('材料不齐');
  });
});
