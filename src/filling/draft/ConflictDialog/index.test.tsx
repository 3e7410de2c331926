import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it, vi } from 'vitest';
import { smallForm } from '../../../../tests/support/small-form';
import ConflictDialog from '.';

const show = (updatedBy: string, onDecide = vi.fn()) =>
  render(
    <Provider store={createStore(() => ({ user: { currentUser: { name: '李会计' } } }))}>
      <ConflictDialog
        form={smallForm}
        answers={{}}
        differences={[{ path: 'basics.name', base: '', mine: '甲', theirs: '乙' }]}
        updatedBy={updatedBy}
        updatedAt="2026-06-10T01:00:00.000Z"
        onDecide={onDecide}
      />
    </Provider>,
  );

describe('ConflictDialog', () => {
  it('names the other window when the same user saved there', () => {
    show('李会计');
    const dialog = screen.getByRole('dialog', { name: '1处与您在另一个窗口的修改不一致' });
    expect(dialog).toHaveTextContent(/您（李会计）于 .* 在另一个窗口保存了/);
    expect(screen.getByRole('radio', { name: /另一窗口已保存的/ })).toBeVisible();
    expect(dialog).not.toHaveTextContent(/他人|对方/);
  });

  it.each(['王经理', ''])('names the other user otherwise (%s)', (by) => {
    show(by);
    expect(screen.getByRole('dialog', { name: '1处与他人的修改不一致' })).toHaveTextContent(by || '其他人');
    expect(screen.getByRole('radio', { name: /对方已保存的/ })).toBeVisible();
  });

  it('offers a text of both sides, which can be edited', () => {
    const onDecide = vi.fn();
    show('王经理', onDecide);
    fireEvent.click(screen.getByRole('radio', { name: /^合并/ }));
    const box = screen.getByRole('textbox', { name: /^合并后的/ });
    expect(box).toHaveValue('乙 甲');
    fireEvent.change(box, { target: { value: '乙、甲' } });
    fireEvent.click(screen.getByRole('button', { name: '按选择保存' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ 'basics.name': { merged: '乙、甲' } });
  });

  it('resolves all differences and saves with one press', () => {
    const onDecide = vi.fn();
    show('王经理', onDecide);
    fireEvent.click(screen.getByRole('button', { name: '全部用我的并保存' }));
    expect(onDecide).toHaveBeenCalledExactlyOnceWith({ 'basics.name': 'mine' });
  });
});
