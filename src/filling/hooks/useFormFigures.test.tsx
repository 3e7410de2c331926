import type { Filing } from '@domain/filing/types';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { createValidAnswers, ctx, smallForm } from '../../../tests/support/small-form';
import type { AskedFigure } from '../form/FigureQuestions';
import { useFormFigures } from './useFormFigures';

const filing = { id: 'f1', program: 'small', status: 'draft', actions: ['save'] } as unknown as Filing;
const question = { id: 'revenue.2025', filing: 'f1' } as AskedFigure;

it('tells whose signatures the new reason of a figure has voided', async () => {
  const warn = vi.spyOn(feedback, 'warn').mockReturnValue();
  vi.spyOn(feedback, 'success').mockReturnValue();
  const data = { reasons: [], voided: [{ hand: 'legal', name: '王总' }] };
  mockCall('filingFigures').mockResolvedValue({ code: 200, msg: '', data: { known: [], reasons: [] } });
  mockCall('explainFigure').mockResolvedValue({ code: 200, msg: '', data } as never);
  const answers = createValidAnswers();
  const { result } = renderHook(() => useFormFigures(smallForm, filing, answers, ctx), {
    wrapper: ({ children }: { children: ReactNode }) => <>{withPortal({}, children)}</>,
  });
  await act(() => result.current.explain(question, '审计调整'));
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    '已保存。因内容修改，以下签署失效：法定代表人（王总）。已通知其重新签署。',
  );
});
