import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { PinnedCorrection } from '../decisionDraft';
import Corrections from './Corrections';

function Kept() {
  const [pinned, setPinned] = useState<PinnedCorrection[]>([]);
  return <Corrections places={[]} pinned={pinned} onPin={setPinned} />;
}

describe('Corrections', () => {
  it('keeps the focus on the add button, from none to the first and back', () => {
    render(<Kept />);
    const more = screen.getByRole('button', { name: '添加一处' });
    more.focus();
    fireEvent.click(more);
    expect(screen.getByRole('textbox', { name: '修改要求：整份申报' })).toBeVisible();
    expect(screen.getByRole('button', { name: '添加一处' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: '移除：整份申报' }));
    expect(screen.getByRole('button', { name: '添加一处' })).toHaveFocus();
  });
});
