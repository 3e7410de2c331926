import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OptionField } from './components/CompanyStep';

const leaves = [{ value: '3511', label: '矿山机械制造' }];
const tree = [{ value: 'C', label: '制造业', children: leaves }];

test.each([
  ['a list', leaves],
  ['a tree', tree],
])('says of %s that the word matches nothing, not that there is nothing', async (_, options) => {
  render(<OptionField options={options} />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '酒店' } });
  expect(await screen.findByText('没有与该关键字匹配的选项，请换一个词')).toBeInTheDocument();
});
