import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AskedFigure, ExplainFigure } from '@/filling/form/FigureQuestions';
import { FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { withPortal } from '../../../../../../tests/support/portal/with-portal';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import FiguresToExplain from './FiguresToExplain';

const ask = (name: string, isDraft: boolean): AskedFigure => ({
  id: name,
  path: `basics.${name}`,
  message: { zh: `“${name}”与以往不一致`, en: name },
  source: { isDraft, title: '以往申报' } as unknown as AskedFigure['source'],
  is: 'other',
  isAsked: true,
  filing: 'f1',
  others: [],
});

const show = (questions: AskedFigure[], explain = vi.fn<ExplainFigure>(async () => true)) => {
  const panel = (
    <FormSessionProvider value={createFormSession(smallForm, {}, ctx, {})}>
      <FiguresToExplain figures={{ questions, explain }} isReminded wayTo={() => null} />
    </FormSessionProvider>
  );
  render(withPortal({}, panel));
  return explain;
};

it('counts only figures that need a reason as to be explained, and shows these first', async () => {
  const questions = [ask('收入', true), ask('利润', true), ask('税额', true), ask('人数', false)];
  show(questions);
  expect(screen.getByText('与以往申报不一致的数据（4项，待说明1项）')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('还有1项未说明');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('人数'),
    expect.stringContaining('收入'),
    expect.stringContaining('利润'),
  ]);
  expect(await screen.findAllByRole('textbox')).toHaveLength(1);
});

it('gives one reason to every figure that has none and needs one, with one call after a question', async () => {
  const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValueOnce(false).mockResolvedValue(true);
  const asked = ['收入', '利润', '费用'].map((name) => ask(name, false));
  const explain = show([...asked, ask('税额', true), ask('人数', false)]);
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(3));
  const [first, second] = screen.getAllByRole('textbox');
  expect(screen.queryByText('未说明的都用此原因')).toBeNull();
  fireEvent.change(second as HTMLElement, { target: { value: '汇率变动' } });
  fireEvent.change(first as HTMLElement, { target: { value: ' 审计调整 ' } });
  const press = async () =>
    fireEvent.click((await screen.findAllByText('未说明的都用此原因'))[0] as HTMLElement);
  await press();
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith({
      title: '将此原因用于3项？',
      content: '另有1项已各自填写原因，不受影响，提交时一并保存。',
    }),
  );
  expect(explain).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(explain).toHaveBeenCalledOnce());
  const [question, reason, also] = explain.mock.calls[0] ?? [];
  expect([question?.id, reason, also?.map(({ id }) => id)]).toEqual(['收入', '审计调整', ['费用', '人数']]);
});
