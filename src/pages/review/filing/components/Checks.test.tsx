import type { RuleResult } from '@domain/filing/rule-words';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Reviewed } from '@/services/review';
import Checks from './Checks';

const rule = (id: string, outcome: RuleResult['outcome']): RuleResult => ({
  id,
  level: 'error',
  outcome,
  message: { zh: id, en: id },
  figure: { value: 3.2, threshold: 5, bound: 'least', unit: 'percent' },
  missing: [],
  path: '',
});

const show = (
  rules: RuleResult[],
  differences: Reviewed['differences'] = [],
  attachments: Reviewed['attachments'] = [],
  registers: Reviewed['registers'] = null,
) =>
  render(
    <Checks
      review={{ differences, matches: [], figures: [], attachments, registers }}
      rules={rules}
      nameOf={() => null}
      wayTo={() => null}
    />,
  );

it('counts what is open, with the figure of the company and what is asked, and differences below', () => {
  const difference = { path: 'basics.name', field: '企业名称', given: '甲公司', recorded: '乙公司' };
  show([rule('研发费用占比', 'failed'), rule('成立满一年', 'met')], [difference]);
  const block = within(screen.getByRole('region', { name: '系统核对：2项需关注' }));
  expect(block.getByText('3.2%，要求不低于5%')).toBeVisible();
  expect(block.getByText('乙公司')).toBeVisible();
  expect(block.queryByText('成立满一年')).toBeNull();
});

it('is one line when all is fine', () => {
  show([rule('成立满一年', 'met'), rule('查重', 'server')]);
  expect(screen.getByText('系统核对：未发现问题')).toBeVisible();
  expect(screen.queryByText('成立满一年')).toBeNull();
});

it('names attachments that are scans, and not those that can be searched', () => {
  const file = (id: string, has_text: boolean | null) => ({ path: id, label: id, file: { id, has_text } });
  const files = [file('审计报告', false), file('营业执照', true), file('照片', null)];
  show([], [], files as Reviewed['attachments']);
  const block = within(screen.getByRole('region', { name: '系统核对：1项需关注' }));
  expect(block.getByText('1份附件为扫描件，不可检索')).toBeVisible();
  expect(block.getByText('审计报告')).toBeVisible();
  expect(block.queryByText('营业执照')).toBeNull();
});
