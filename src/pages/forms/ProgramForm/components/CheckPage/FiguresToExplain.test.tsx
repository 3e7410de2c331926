import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { AskedFigure } from '@/filling/form/FigureQuestions';
import { FormSessionProvider } from '@/filling/form/session';
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

it('counts only figures that need a reason as to be explained, and shows these first', async () => {
  const questions = [ask('收入', true), ask('利润', true), ask('税额', true), ask('人数', false)];
  const figures = { questions, explain: vi.fn() };
  const panel = (
    <FormSessionProvider value={createFormSession(smallForm, {}, ctx, {})}>
      <FiguresToExplain figures={figures} isReminded wayTo={() => null} />
    </FormSessionProvider>
  );
  render(withPortal({}, panel));
  expect(screen.getByText('与以往申报不一致的数据（4项，待说明1项）')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('还有1项未说明');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('人数'),
    expect.stringContaining('收入'),
    expect.stringContaining('利润'),
  ]);
  expect(await screen.findAllByRole('textbox')).toHaveLength(1);
});
