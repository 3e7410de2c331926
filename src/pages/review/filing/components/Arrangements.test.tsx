import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import Arrangements from './Arrangements';

describe('Arrangements', () => {
  it('shows for a blind review what experts can still read', () => {
    const arranged = { due_on: '2026-06-30', blind: true, attachments_released: false };
    render(<Arrangements arranged={arranged} onChange={() => {}} />);
    expect(screen.getByText(/行政区域、归口部门、成立日期、注册资本等.*仍对专家显示/)).toBeVisible();
  });
});
