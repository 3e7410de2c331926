import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { OptionField } from './components/CompanyStep';

const leaves = [{ value: '3511', label: '矿山机械制造' }];
const tree = [{ value: 'C', label: '制造业', children: leaves }];

describe('OptionField', () => {
  test.each([
    ['a list', leaves],
    ['a tree', tree],
  ])('shows for %s that nothing matches the search, not that there are no options', async (_, options) => {
    render(<OptionField options={options} />);
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '酒店' } });
    expect(await screen.findByText('没有与该关键字匹配的选项，请换一个词')).toBeInTheDocument();
  });
});
