import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import SaveState from '.';

const calm = { phase: 'idle', isOnline: true, isJournaled: true, withheld: 0, message: '' } as const;

it('waits for the choice while one is open, and promises no save', () => {
  const said = () => screen.getByRole('status');
  const { rerender } = render(<SaveState {...calm} isDirty isUndecided savedAt={null} />);
  expect(said()).toHaveTextContent('等待您选择');
  expect(said()).not.toHaveTextContent('即将自动保存');
  rerender(<SaveState {...calm} isDirty savedAt={null} />);
  expect(said()).toHaveTextContent('有修改，即将自动保存');
});

it('says of a form that nobody has typed into what stands in it', () => {
  const { rerender } = render(<SaveState {...calm} isDirty={false} isPrefilled savedAt={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('已带入企业信息，尚未保存');
  rerender(<SaveState {...calm} isDirty={false} savedAt={null} />);
  expect(screen.getByRole('status')).toHaveTextContent('尚未填写');
});
