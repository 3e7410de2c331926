import type { AssessmentHead } from '@domain/experts/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import OpenDeclarations from './components/OpenDeclarations';

const fetchAssessments = mockCall('assessments');
const declareConflicts = mockCall('declareConflicts');
mockFeedback();

const filing = (id: string, more: Partial<AssessmentHead>) =>
  ({
    id,
    code: `CODE-${id}`,
    program: 'keyproject',
    title: '重点研发计划',
    batch: '2026-1',
    ...more,
  }) as AssessmentHead;

describe('OpenDeclarations', () => {
  it('declares for all filings at once, and requires a reason for each conflict', async () => {
    const list = [
      filing('1', { subject: '光电项目', company: '样例光电' }),
      filing('2', { subject: null, company: null }),
    ];
    fetchAssessments.mockResolvedValue({ code: 200, msg: '', data: { list, total: 2 } });
    declareConflicts.mockResolvedValue({
      code: 200,
      msg: '',
      data: { clear: 1, conflicts: 1, passed_over: 0 },
    });
    const onDeclared = vi.fn();
    render(withPortal({ id: 'declaring', name: '郑教授' }, <OpenDeclarations onDeclared={onDeclared} />));
    fireEvent.click(await screen.findByRole('button', { name: '一并声明' }));
    expect(await screen.findByText('样例光电')).toBeVisible();
    fireEvent.click(screen.getByRole('checkbox', { name: '与CODE-2存在利益冲突' }));
    const send = screen.getByRole('button', { name: '声明1件无利益冲突，1件回避' });
    expect(send).toBeDisabled();
    fireEvent.change(screen.getByLabelText('利益冲突的情况: CODE-2'), { target: { value: '曾任顾问' } });
    fireEvent.click(send);
    await waitFor(() => expect(onDeclared).toHaveBeenCalled());
    expect(declareConflicts).toHaveBeenCalledWith({
      data: {
        clear: ['1'],
        conflicts: [{ id: '2', reason: '曾任顾问' }],
      },
    });
  });
});
