import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import ErrorSummary from '.';

const problems = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    path: `years[${i}].revenue`,
    message: `请填写第${i + 1}项`,
    section: i < 2 ? '企业基本信息' : '近四年经营数据',
  }));

const show = (count: number) => {
  const follow = vi.fn();
  render(<ErrorSummary problems={problems(count)} addressOf={(path) => `#${path}`} onFollow={follow} />);
  return follow;
};

describe('ErrorSummary', () => {
  it('shows a few faults under their sections, with a link to each field', () => {
    const follow = show(3);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '企业基本信息',
      '近四年经营数据',
    ]);
    fireEvent.click(screen.getByRole('link', { name: '请填写第3项' }));
    expect(follow).toHaveBeenCalledExactlyOnceWith('years[2].revenue');
  });

  it('folds many faults by section with their number, the first section open', async () => {
    show(40);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    fireEvent.click(screen.getByText('近四年经营数据（38项）'));
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(40));
  });
});
