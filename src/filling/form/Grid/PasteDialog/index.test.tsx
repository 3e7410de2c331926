import type { Field } from '@domain/definition';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createPasteState } from '../pasting';
import type { GridSlot, PasteTable } from '../slots';
import PasteDialog from '.';

const INDICATORS = ['资产总额', '资产负债率', '出口额', '从业人员'];
const RATIO = 1;
const figure: Field = { key: 'figure', zh: '数值', en: 'Figure', type: 'decimal', unit: '万元' };

const lines = INDICATORS.map(
  (title, line): GridSlot => ({ names: [title], title, line, state: line === RATIO ? 'computed' : 'open' }),
);

/** Four indicators of one year, of which the form computes the second. */
const table: PasteTable = {
  lines,
  columns: [{ names: ['2025'], title: '2025年', line: 0, state: 'open' }],
  room: 0,
  isNamed: true,
  corner: [],
  targetAt: (line) => ({
    cell: { section: 'years', field: `at${line}` },
    field: figure,
    isTyped: line !== RATIO,
    name: INDICATORS[line] ?? '',
  }),
};

function openDialog(text: string) {
  const onTake = vi.fn();
  render(
    <PasteDialog
      pasting={createPasteState(table, { line: 0, column: 0 }, text)}
      onTake={onTake}
      onClose={vi.fn()}
    />,
  );
  return { onTake, paste: () => fireEvent.click(screen.getByRole('button', { name: /^粘贴/ })) };
}

describe(PasteDialog, () => {
  it('pastes nothing until somebody has said whether a computed row is in the block', () => {
    const { onTake, paste } = openDialog('515.8\n37.5\n90');
    expect(screen.getAllByRole('radio').filter((way) => (way as HTMLInputElement).checked)).toEqual([]);
    paste();
    expect(screen.getByRole('alert')).toHaveTextContent('请先选择');
    expect(screen.getByRole('radio', { name: /^有/ })).toHaveFocus();
    expect(onTake).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('radio', { name: /^有/ }));
    paste();
    expect(onTake.mock.calls[0]?.[0]).toMatchObject({ rows: [0, RATIO, 2] });
  });

  it('shows which amounts it converts from another unit', () => {
    openDialog('从业人员\t12\n出口额\t30000元');
    expect(screen.getByText('“数值”按“元”读取，已换算为“万元”，请核对')).toBeVisible();
  });

  it('has the answer where the block is as long as the table', () => {
    const { onTake, paste } = openDialog('515.8\n37.5\n90\n120');
    expect(screen.getByRole('radio', { name: /^有/ })).toBeChecked();
    paste();
    expect(onTake.mock.calls[0]?.[0]).toMatchObject({ rows: [0, RATIO, 2, 3] });
  });
});
