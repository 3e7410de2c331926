import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Cascader } from './Cascader';

const options = [
  {
    value: 'I',
    label: '信息传输、软件和信息技术服务业',
    children: [
      { value: 'I63', label: '电信、广播电视和卫星传输服务' },
      { value: 'I64', label: '互联网和相关服务' },
      { value: 'I65', label: '软件和信息技术服务业' },
    ],
  },
];

it('takes the best hit of a search on Enter', async () => {
  const onChange = vi.fn();
  render(<Cascader aria-label="所属行业" options={options} onChange={onChange} />);
  const box = screen.getByRole('combobox', { name: '所属行业' });
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value: '软件' } });
  await screen.findAllByText('互联网和相关服务', { exact: false });
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13, which: 13 });
  expect(onChange.mock.calls[0]?.[0]).toEqual(['I', 'I65']);
});
