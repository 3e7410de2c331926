import type { AssessmentHead } from '@domain/experts/calls';
import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import Assessments from '.';

const fetchAssessments = mockCall('assessments');

const head = (id: string, is_returned: boolean) =>
  ({
    ...{ id, code: `CODE-${id}`, program: 'keyproject', title: '重点研发计划', batch: '2026-1' },
    ...{ subject: `项目${id}`, company: '样例光电', blind: false, late: false, open: true, total: 86.5 },
    ...{ state: 'accepted', due_at: '2026-06-20T09:00:00Z', submitted_at: null, is_returned },
  }) as AssessmentHead;

describe('Assessments', () => {
  it('tags assessments that were returned', async () => {
    const list = [head('1', true), head('2', false)];
    fetchAssessments.mockResolvedValue({ code: 200, msg: '', data: { list, total: 2 } });
    render(withPortal({}, <Assessments />, { at: '/review/assessments' }));
    const rowOf = async (name: string) => (await screen.findByText(name)).closest('tr, li') as HTMLElement;
    expect(within(await rowOf('项目1')).getByText('已退回')).toBeVisible();
    expect(within(await rowOf('项目2')).queryByText('已退回')).toBeNull();
  });
});
