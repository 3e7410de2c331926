import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { smallForm } from '../../../../../tests/support/small-form';
import SectionJump from './SectionJump';

it('leads by keyboard to any section, from where the keyboard goes on', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  render(
    <>
      <SectionJump sections={smallForm.sections} />
      <h3 id="answers-team">团队</h3>
    </>,
  );
  const list = screen.getByRole('combobox', { name: '跳到章节' });
  fireEvent.mouseDown(list);
  fireEvent.change(list, { target: { value: '团队' } });
  fireEvent.keyDown(list, { key: 'Enter', keyCode: 13 });
  await waitFor(() => expect(document.getElementById('answers-team')).toHaveFocus());
  expect(scrolled).toHaveBeenCalled();
  scrolled.mockRestore();
});
