import type { Correction } from '@domain/filing/types';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import CorrectionNote from '.';

const open: Correction = {
  id: 'c1',
  path: 'basics.amount',
  comment: '与附件不一致',
  resolved: false,
  version: 0,
  answer: null,
};

const button = (name: RegExp) => screen.getByRole('button', { name });

describe('CorrectionNote', () => {
  it('marks a correction as done only when the user says so, and highlights the button after a change', async () => {
    const onAnswer = vi.fn().mockResolvedValue(true);
    render(<CorrectionNote correction={{ ...open, changed: true }} onAnswer={onAnswer} />);
    expect(screen.getByText(/此处内容已改动/)).toBeVisible();
    expect(onAnswer).not.toHaveBeenCalled();
    fireEvent.click(button(/^已修改：与附件不一致/));
    await waitFor(() =>
      expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 'c1' }), { state: 'corrected' }),
    );
  });

  it('sends an answer in words, and keeps the words when it was refused', async () => {
    const onAnswer = vi.fn().mockResolvedValueOnce(false).mockResolvedValue(true);
    render(<CorrectionNote correction={open} onAnswer={onAnswer} />);
    expect(screen.queryByText(/此处内容已改动/)).toBeNull();
    fireEvent.click(button(/^说明情况/));
    expect(button(/^提交说明/)).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '附件为合并口径' } });
    fireEvent.click(button(/^提交说明/));
    await waitFor(() => expect(button(/^提交说明/)).toBeEnabled());
    expect(screen.getByRole('textbox')).toHaveValue('附件为合并口径');
    fireEvent.click(button(/^提交说明/));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(onAnswer).toHaveBeenLastCalledWith(open, { state: 'answered', remark: '附件为合并口径' });
  });

  it('keeps the focus at the correction once it is answered', async () => {
    const onAnswer = vi.fn().mockResolvedValue(true);
    render(<CorrectionNote correction={open} onAnswer={onAnswer} />);
    fireEvent.click(button(/^已修改/));
    await waitFor(() => expect(button(/^已修改/)).toHaveFocus());
  });

  it('shows who answered what, and can be reopened', async () => {
    const answer = {
      state: 'answered',
      remark: '附件为合并口径',
      by: '王敏',
      at: '2026-06-10T02:00:00Z',
    } as const;
    const onAnswer = vi.fn().mockResolvedValue(true);
    render(
      <CorrectionNote correction={{ ...open, resolved: true, version: 1, answer }} onAnswer={onAnswer} />,
    );
    expect(screen.getByText('说明：附件为合并口径')).toBeVisible();
    expect(screen.getByText('王敏')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^已修改/ })).toBeNull();
    fireEvent.click(button(/^撤销处理/));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(expect.anything(), { state: 'open' }));
  });

  it('shows no buttons to readers', () => {
    render(<CorrectionNote correction={open} />);
    expect(screen.getByText('审核意见：与附件不一致')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
