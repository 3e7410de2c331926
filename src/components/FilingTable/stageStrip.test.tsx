import type { ReportItem } from '@domain/filing/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import StageStrip from './StageStrip';

describe('StageStrip', () => {
  it('shows the stages in order, the current one marked, with known dates', () => {
    const filing = {
      program: 'gazelle',
      status: 'expert_review',
      created_at: '2026-06-01T01:00:00Z',
      updated_at: '2026-06-20T01:00:00Z',
      receipt: { submitted_at: '2026-06-10T01:00:00Z' },
    } as ReportItem;
    render(<StageStrip filing={filing} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '草稿 已完成2026-06-01',
      '提交 已完成2026-06-10',
      '初审 已完成',
      '市级审核 已完成',
      '专家评审 当前环节',
      '公示 未到',
      '认定 未到',
    ]);
    expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([steps[4]]);
  });
});
