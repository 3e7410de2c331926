import { createVocabulary } from '@domain/program-documents/vocabulary';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import { readProgramDocument } from '../../../../../tests/support/program-documents';
import ConditionEditor from './ConditionEditor';
import FormulaEditor from './FormulaEditor';

const vocabulary = createVocabulary(readProgramDocument('gazelle'));
const place = { parameters: [] };

interface HeldEditorProps {
  initial: string;
  onChange(value: string): void;
  grammar?: 'condition' | 'figure';
}

function HeldEditor({ initial, onChange, grammar }: HeldEditorProps) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    onChange(next);
    setValue(next);
  };
  const shared = { label: '显示条件', vocabulary, place, ...(grammar && { grammar }) };
  return <ConditionEditor {...shared} value={value} onChange={change} />;
}

function show(initial: string, grammar?: HeldEditorProps['grammar']) {
  const onChange = vi.fn();
  render(withPortal({}, <HeldEditor initial={initial} onChange={onChange} {...(grammar && { grammar })} />));
  return onChange;
}

async function choose(name: string, option: string, nth = 0) {
  const box = screen.getAllByRole('combobox', { name })[nth] as HTMLElement;
  fireEvent.mouseDown(box);
  // A long list is drawn in part: it is searched.
  if (!box.hasAttribute('readonly')) fireEvent.change(box, { target: { value: option } });
  fireEvent.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('ConditionEditor', () => {
  it('shows a condition by labels, and writes it with another option', async () => {
    const onChange = show("baseData.track === 'revenue_growth'");
    expect(screen.getByText('申报路径')).toBeInTheDocument();
    expect(screen.getByText('等于')).toBeInTheDocument();
    await choose('值', '雇员增长型');
    expect(onChange).toHaveBeenLastCalledWith("baseData.track === 'employee_growth'");
  });

  it('keeps the text until a new row is complete', async () => {
    const onChange = show('');
    fireEvent.click(screen.getByRole('button', { name: /添加条件/ }));
    await choose('字段或指标', '是否高新技术企业（有效期内）');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText(/还有条件没有填完/)).toBeInTheDocument();
    await choose('值', '是');
    expect(onChange).toHaveBeenLastCalledWith('baseData.is_hightech === true');
  });

  it('writes complete conditions beside one that was begun', async () => {
    const onChange = show('baseData.paid_in_capital >= 500');
    fireEvent.click(screen.getByRole('button', { name: /添加条件/ }));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(screen.getByRole('spinbutton', { name: '值' }), { target: { value: '600' } });
    expect(onChange).toHaveBeenLastCalledWith('baseData.paid_in_capital >= 600');
    expect(screen.getByText(/还有条件没有填完/)).toBeInTheDocument();
  });

  it('writes a changed condition beside one whose value was taken out', () => {
    const onChange = show('baseData.paid_in_capital >= 500 && baseData.registered_capital >= 800');
    const [first, second] = screen.getAllByRole('spinbutton', { name: '值' }) as [HTMLElement, HTMLElement];
    fireEvent.change(first, { target: { value: '' } });
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.change(second, { target: { value: '900' } });
    expect(onChange).toHaveBeenLastCalledWith(
      'baseData.paid_in_capital >= 500 && baseData.registered_capital >= 900',
    );
    expect(first).toHaveValue('');
    fireEvent.click(screen.getByRole('button', { name: '删除第1个条件' }));
    expect(onChange).toHaveBeenLastCalledWith('baseData.registered_capital >= 900');
  });

  it('says the unit of a figure, and lets none be chosen that its answers are not given in', () => {
    show("most(baseData.paid_in_capital, 500, '10k_yuan')", 'figure');
    // Within the field of the threshold, which it must not wrap below.
    expect(screen.getByText('万元').parentElement).toContainElement(screen.getByRole('spinbutton'));
    expect(screen.queryByRole('combobox', { name: '单位' })).toBeNull();
  });

  it('mends a formula whose unit is another one than that of its figure', async () => {
    const onChange = show("most(baseData.paid_in_capital, 500, 'yuan')", 'figure');
    await choose('单位', '万元');
    expect(onChange).toHaveBeenLastCalledWith("most(baseData.paid_in_capital, 500, '10k_yuan')");
    expect(screen.queryByRole('combobox', { name: '单位' })).toBeNull();
  });

  it('shows a quotient beside % in percent, and writes it as companies read it', () => {
    const onChange = show("least(ipData.invention_count / ipData.software_count, 0.1, 'percent')", 'figure');
    const value = screen.getByRole('spinbutton', { name: '值' });
    expect(value).toHaveValue('10');
    fireEvent.change(value, { target: { value: '7' } });
    expect(onChange).toHaveBeenLastCalledWith(
      "least(percentage(ipData.invention_count, ipData.software_count), 7, 'percent')",
    );
    expect(screen.getByText(/的比例 ≥ 7%$/)).toBeInTheDocument();
  });

  it.each([
    ['percentage(ipData.invention_count, ipData.software_count) <= 30', 1],
    ['percentage(ipData.invention_count, ipData.software_count) >= 30', 0],
    ['ipData.invention_count / ipData.software_count <= 0.3', 0],
  ])('says that a share which does not exist meets %s: %d', (text, count) => {
    show(text);
    expect(screen.queryAllByText(/分母为0时没有占比，这一条视为满足/)).toHaveLength(count);
  });

  it('joins conditions, and removes the last one', async () => {
    const onChange = show("baseData.is_hightech === true && baseData.track === 'revenue_growth'");
    await choose('条件之间的关系', '满足其中之一');
    expect(onChange).toHaveBeenLastCalledWith(
      "baseData.is_hightech === true || baseData.track === 'revenue_growth'",
    );
    fireEvent.click(screen.getByRole('button', { name: '删除第2个条件' }));
    fireEvent.click(screen.getByRole('button', { name: '删除第1个条件' }));
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  it('says in words what the lines say', () => {
    show("baseData.is_hightech === true && baseData.track === 'revenue_growth'");
    const words = '即：是否高新技术企业（有效期内）为“是”，并且申报路径为“收入增长型”';
    expect(screen.getByText(words)).toBeInTheDocument();
  });

  it('shows the quotient of two figures of one unit in percent', async () => {
    const onChange = show('ipData.invention_count / ipData.software_count >= 0.1');
    expect(screen.getByRole('combobox', { name: '占比的分子' })).toBeInTheDocument();
    const value = screen.getByRole('spinbutton', { name: '值' });
    expect(value).toHaveValue('10');
    fireEvent.change(value, { target: { value: '7' } });
    expect(onChange).toHaveBeenLastCalledWith('ipData.invention_count / ipData.software_count >= 0.07');
    await choose('占比的分母', '有效实用新型专利');
    expect(onChange).toHaveBeenLastCalledWith('ipData.invention_count / ipData.utility_model_count >= 0.07');
  });

  it.each([
    ['120', true],
    ['-5', true],
    ['100', false],
  ])('writes a share of %s in percent, and questions it: %s', (typed, isQuestioned) => {
    const onChange = show('ipData.invention_count / ipData.software_count >= 0.1');
    fireEvent.change(screen.getByRole('spinbutton', { name: '值' }), { target: { value: typed } });
    const quotient = Number(typed) / 100;
    expect(onChange).toHaveBeenLastCalledWith(
      `ipData.invention_count / ipData.software_count >= ${quotient}`,
    );
    expect(screen.queryAllByText('占比一般在0%到100%之间，请核对这个数值。')).toHaveLength(
      isQuestioned ? 1 : 0,
    );
  });

  it('takes a growth of any size', () => {
    show(
      "least(percentage(baseData.paid_in_capital - 100, baseData.registered_capital), 120, 'percent')",
      'figure',
    );
    expect(screen.getByRole('spinbutton', { name: '值' })).toHaveValue('120');
    expect(screen.queryByText(/占比一般在/)).toBeNull();
  });

  it('takes a day in digits of an input method, in place of the former one', async () => {
    const onChange = show("baseData.registered_date <= '2025-12-31'");
    const field = screen.getByRole('textbox', { name: '值' });
    fireEvent.mouseDown(field);
    act(() => field.focus());
    fireEvent.change(field, { target: { value: '２０２０-01-01' } });
    await act(async () => void fireEvent.blur(field));
    expect(onChange).toHaveBeenLastCalledWith("baseData.registered_date <= '2020-01-01'");
    await waitFor(() => expect(field).toHaveValue('2020-01-01'));
  });

  it('takes digits of an input method as a number beside a formula', () => {
    const onChange = show('baseData.paid_in_capital * 2 >= 500');
    fireEvent.change(screen.getByRole('textbox', { name: '值' }), { target: { value: '１０' } });
    expect(onChange).toHaveBeenLastCalledWith('baseData.paid_in_capital * 2 >= 10');
  });

  it('compares with another figure, and with a parameter', async () => {
    const onChange = show('baseData.paid_in_capital >= 500');
    await choose('与什么比较', '另一指标');
    expect(screen.getByText(/还有条件没有填完/)).toBeInTheDocument();
    await choose('值', '注册资本');
    expect(onChange).toHaveBeenLastCalledWith('baseData.paid_in_capital >= baseData.registered_capital');
    await choose('与什么比较', '项目参数');
    await choose('值', '批次年度');
    expect(onChange).toHaveBeenLastCalledWith('baseData.paid_in_capital >= ctx.batchYear');
  });

  it('keeps the lines where the way is changed and changed back', () => {
    const onChange = show('baseData.paid_in_capital >= 500');
    fireEvent.click(screen.getByRole('radio', { name: '按公式填写' }));
    expect(screen.getByRole('textbox', { name: '显示条件' })).toHaveTextContent('实缴资本 >= 500');
    fireEvent.click(screen.getByRole('radio', { name: '按条件填写' }));
    expect(screen.getByRole('spinbutton', { name: '值' })).toHaveValue('500');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says why a formula cannot be filled in by condition', () => {
    show("unique(productData, 'name')");
    expect(screen.getByRole('radio', { name: '按条件填写' })).toBeDisabled();
    expect(screen.getByText(/只能按公式填写/)).toBeInTheDocument();
  });

  it('opens what is no expression as a formula, with its fault', () => {
    show('baseData.track ===');
    const editor = screen.getByRole('group', { name: '显示条件' });
    expect(within(editor).getByText(/请检查括号/)).toBeInTheDocument();
  });
});

describe('FormulaEditor', () => {
  const showFormula = (value: string) =>
    render(
      withPortal(
        {},
        <FormulaEditor value={value} onChange={vi.fn()} vocabulary={vocabulary} place={place} label="公式" />,
      ),
    );

  it('shows labels in place of keys, and says the key', () => {
    showFormula("baseData.track === 'x'");
    const box = screen.getByRole('textbox', { name: '公式' });
    expect(box).toHaveTextContent("申报路径 === 'x'");
    expect(within(box).getByTitle('baseData.track')).toBeInTheDocument();
  });

  it('says what is wrong at once', () => {
    showFormula('baseData.track ===');
    expect(screen.getByRole('status')).toHaveTextContent('请检查括号');
  });
});
