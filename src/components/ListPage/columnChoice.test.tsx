import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ColumnChoice } from './Tools';

const columns = [
  { key: 'program', title: '申报项目' },
  { key: 'no', title: '申报编号' },
  { key: 'at', title: '提交时间' },
  { key: 'by', title: '办理期限' },
];

describe('ColumnChoice', () => {
  it('says which of the chosen columns are hidden, and why', async () => {
    const hidden = { room: ['no', 'by'], filter: ['program'] };
    render(<ColumnChoice columns={columns} chosen="program,no,at" hidden={hidden} onChange={() => {}} />);
    fireEvent.click(screen.getByRole('button', { name: '显示列1/3' }));
    for (const label of [
      '申报项目（已按此筛选，不显示）',
      '申报编号（宽度不足，未显示）',
      '提交时间',
      '办理期限',
    ])
      expect((await screen.findAllByText(label))[0]).toBeVisible();
  });

  it('keeps the order of the columns when one is added', async () => {
    const onChange = vi.fn();
    render(
      <ColumnChoice columns={columns} chosen="no,by" hidden={{ room: [], filter: [] }} onChange={onChange} />,
    );
    fireEvent.click(screen.getByRole('button', { name: '显示列（2）' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: '提交时间' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ columns: 'no,at,by' });
  });
});
