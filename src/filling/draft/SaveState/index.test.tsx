import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../state';
import SaveState from '.';

const dirty = { ...emptyDraft, answers: { basics: {} } };
const conflict = { updatedBy: '', updatedAt: '', differences: [], entries: [] };

describe('SaveState', () => {
  it("shows that a conflict waits for the user's choice, and promises no save", () => {
    const said = () => screen.getByRole('status');
    const { rerender } = render(<SaveState draft={{ ...dirty, conflict }} savedAt={null} />);
    expect(said()).toHaveTextContent('等待您选择');
    expect(said()).not.toHaveTextContent('即将自动保存');
    rerender(<SaveState draft={dirty} savedAt={null} />);
    expect(said()).toHaveTextContent('有修改，即将自动保存');
  });

  it('shows what is prefilled in a form that nobody has edited', () => {
    const { rerender } = render(<SaveState draft={emptyDraft} isPrefilled savedAt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('已带入企业信息，尚未保存');
    rerender(<SaveState draft={emptyDraft} savedAt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('尚未填写');
  });

  it('does not take a return for a save of the company', () => {
    render(<SaveState draft={emptyDraft} isReturned savedAt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('退回后尚未修改');
  });

  it('shows that the server is busy, where the text is kept, and that saving continues', () => {
    const busy = { ...dirty, save: { ...dirty.save, phase: 'failed' as const, attempt: 1, wait: 5_000 } };
    const { rerender } = render(<SaveState draft={busy} savedAt={null} />);
    expect(screen.getByRole('status')).toHaveTextContent('暂存在本机，系统繁忙，稍后自动保存');
    rerender(<SaveState draft={{ ...busy, isKept: false }} savedAt={null} />);
    expect(screen.getByRole('status')).not.toHaveTextContent('暂存在本机');
    expect(screen.getByRole('status')).toHaveTextContent('请不要关闭页面');
  });
});
