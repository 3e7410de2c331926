import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { smallForm } from '../../../../tests/support/small-form';
import ReplacedNote from '.';

const section = smallForm.sections.find(({ key }) => key === 'basics');
const field = section && 'fields' in section && section.fields.find(({ key }) => key === 'name');
const replaced = {
  cell: { section: 'basics', field: 'name' },
  former: '我的一句',
  value: '他的一句',
  by: '陈晨',
  at: '2026-06-10T01:00:00.000Z',
};

describe('ReplacedNote', () => {
  it('says at the field who has replaced the text, and puts the former one back', () => {
    const onTakeBack = vi.fn();
    if (field) render(<ReplacedNote field={field} replaced={replaced} onTakeBack={onTakeBack} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^陈晨于.*改动了此项。原内容：我的一句/);
    fireEvent.click(screen.getByRole('button'));
    expect(onTakeBack).toHaveBeenCalledExactlyOnceWith(replaced);
  });
});
