import type { LogEntry } from '@domain/filing/calls';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { formatPathName } from '@/utils/names';
import { inChinese } from '../../../tests/support/portal/wording';
import { smallForm } from '../../../tests/support/small-form';
import Timeline from './Timeline';

const entry: LogEntry = {
  id: '1',
  at: '2026-06-10T02:00:00Z',
  actor: { name: '归口部门', role: 'reviewer' },
  action: 'return_first',
  from_status: 'submitted',
  to_status: 'returned',
  version: 3,
  comment: '请补正',
  fix_items: [
    { path: 'basics.amount', comment: '此处金额有误' },
    { path: 'team[1].share', comment: '合计不符' },
    { path: 'gone.field', comment: '旧版内容' },
    { comment: '请全面核对' },
  ],
};

describe('Timeline', () => {
  it('names the place of each correction', () => {
    render(<Timeline log={[entry]} nameOf={(path) => formatPathName(smallForm, path, inChinese)} />);
    for (const said of [
      '基本信息 · 金额：此处金额有误',
      '团队 · 第2行 · 份额：合计不符',
      '旧版内容',
      '请全面核对',
    ])
      expect(screen.getByText(said)).toBeVisible();
  });

  it('shows the correction that was answered', () => {
    const correction = { path: 'basics.amount', comment: '此处金额有误', state: 'corrected' } as const;
    const { fix_items: _, ...rest } = entry;
    render(
      <Timeline
        log={[{ ...rest, action: 'answer_correction', correction }]}
        nameOf={(path) => formatPathName(smallForm, path, inChinese)}
      />,
    );
    expect(screen.getByText('基本信息 · 金额：此处金额有误')).toBeVisible();
  });

  it('shows amount and day of a payment, with its note where there is one', () => {
    const payment = { amount: 40, paid_on: '2026-12-01' };
    const line = { ...entry, action: 'record_payment', fix_items: [], comment: null };
    render(
      <Timeline
        log={[
          { ...line, id: '1', payment: { ...payment, note: '凭证018' } },
          { ...line, id: '2', action: 'take_back_payment', comment: '金额录错', payment },
        ]}
      />,
    );
    expect(screen.getAllByText(/2026-12-01拨付40万元/)).toHaveLength(2);
    for (const said of ['登记拨付', '凭证号或备注：凭证018', '撤销拨付登记', '金额录错'])
      expect(screen.getByText(said)).toBeVisible();
  });

  it('shows the reasons and the document of a revocation', () => {
    const grounds = { reasons: ['falsified'], doc_no: '沈科发〔2026〕9号' };
    render(<Timeline log={[{ ...entry, action: 'revoke', to_status: 'revoked', ...grounds }]} />);
    for (const said of ['原因：弄虚作假', '文号 沈科发〔2026〕9号'])
      expect(screen.getByText(said)).toBeVisible();
  });

  it('shows person and role, and an office without a person once', () => {
    const acted = (name: string) => ({ ...entry, actor: { name, role: 'reviewer' } });
    const { unmount } = render(<Timeline log={[acted('孙浩')]} />);
    expect(screen.getByText('孙浩')).toBeVisible();
    expect(screen.getByText('区县审核员')).toBeVisible();
    unmount();
    render(<Timeline log={[acted('区县审核员')]} />);
    expect(screen.getAllByText('区县审核员')).toHaveLength(1);
  });
});
