import type { RuleResult } from '@domain/filing/rule-words';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import type { CheckedFiling } from '../findings';
import type { FilingUnderReview } from '../nextFiling';
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

const NOTHING: CheckedFiling = {
  filing: { id: 'f1' },
  checks: [],
  upheld_objections: [],
  upheld_appeals: [],
  appeal_hearing: null,
  reports: [],
  differences: [],
  matches: [],
  figures: [],
  attachments: [],
  registers: null,
};

const show = (
  rules: RuleResult[],
  differences: FilingUnderReview['differences'] = [],
  attachments: FilingUnderReview['attachments'] = [],
  registers: FilingUnderReview['registers'] = {
    checked_at: '2026-06-10T02:00:00Z',
    asked_again: false,
    facts: [],
  },
) => showAll({ differences, attachments, registers }, rules);

const showAll = (review: Partial<CheckedFiling>, rules: RuleResult[] = [], user: object = {}) =>
  render(
    withPortal(
      user,
      <Checks
        review={{
          ...NOTHING,
          ...review,
        }}
        rules={rules}
        wayTo={(path) => <a href={`#${path}`}>{path}</a>}
      />,
    ),
  );

/** Opens a `details` element, which jsdom does not do on a click. */
const unfold = (title: string) => {
  const details = screen.getByText(title).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};

describe('Checks', () => {
  it('folds what is beyond twenty findings, and shows all of them', () => {
    const figures = Array.from({ length: 39 }, (_, i) => ({
      path: `finance.year${i}`,
      is: 'moved' as const,
      message: `数据${i}`,
      asked: true,
      reason: `说明${i}。`,
      filing: null,
      no: 'GZ20250601-000001',
    }));
    showAll({ figures } as unknown as Partial<CheckedFiling>);
    expect(screen.getByText('系统核对：39项需关注')).toBeVisible();
    expect(screen.getAllByText(/说明\d+。/)).toHaveLength(20);
    unfold('其余19项');
    expect(screen.getAllByText(/说明\d+。/)).toHaveLength(39);
  });

  it('shows findings in one list by severity, blocking ones apart, each with place and evidence', () => {
    const other = {
      id: null,
      no: 'KP-2',
      company: '乙公司',
      department: { value: 'D1', label: '浑南区科技局' },
      status: 'submitted' as const,
      program: 'keyproject',
      batch: '2026-1',
    };
    const match = { path: 'leader.id', kind: 'person' as const, filings: [other] };
    showAll(
      {
        checks: [{ kind: 'appeal', count: 1 }],
        appeal_hearing: 'others',
        differences: [{ path: 'basics.name', field: '企业名称', given: '甲公司', recorded: '乙公司' }],
        matches: [
          { ...match, path: 'plan.name', kind: 'project', rule: null },
          { ...match, rule: '同一负责人只能牵头1个项目' },
        ],
      },
      [rule('研发费用占比', 'failed'), { ...rule('人员变动较大', 'failed'), level: 'warning' }],
    );
    const block = within(screen.getByRole('region', { name: '系统核对：6项需关注' }));
    const lines = block
      .getAllByRole('listitem')
      .filter(({ parentElement }) => parentElement?.tagName === 'OL');
    expect(lines.map(({ textContent }) => textContent?.slice(0, 6))).toEqual([
      '同批次重复申',
      '申诉待审理企',
      '未满足 研发',
      '需核实 人员',
      '与企业信息不',
      '与其他申报内',
    ]);
    expect(block.getByRole('alert')).toHaveTextContent('同一负责人只能牵头1个项目');
    expect(block.getByRole('link', { name: 'basics.name' })).toBeVisible();
  });

  it('states first an upheld appeal, with number, day and the reasons why the decision was undone', () => {
    const upheld_appeals = [
      { no: 'APL20260608-000001', answered_at: '2026-06-09T02:00:00Z', answer: '数据属实' },
    ];
    showAll({ upheld_appeals });
    expect(screen.getAllByRole('list')[0]).toHaveTextContent(
      /^申诉成立该申报原来的决定已因申诉解除。APL20260608-000001 于 2026-06-09 答复：申诉成立，理由： 数据属实$/,
    );
  });

  it('keeps an upheld objection among the gravest findings, with number, day and a link to it', () => {
    const upheld = {
      checks: [{ kind: 'upheld_objection' as const, count: 1 }],
      upheld_objections: [{ id: 'o1', no: 'YY20260608-000001', answered_at: '2026-06-09T02:00:00Z' }],
    };
    showAll(upheld, [], { permissions: ['review.final'] });
    const block = screen.getByRole('alert');
    expect(block).toHaveTextContent(/^作出决定前请先处理以下事项公示异议成立YY20260608-000001/);
    expect(block).toHaveTextContent(/2026.*9.*答复：异议成立/);
    expect(within(block).getByRole('link', { name: '查看异议' })).toHaveAttribute(
      'href',
      '/review/objections?status=upheld&filing=f1',
    );
  });

  it.each([
    ['self', ['review.final'], '前往答复', null],
    ['took_part', ['review.final'], null, '您参与过原决定，由其他人员审理。'],
    ['others', [], null, null],
    ['nobody', [], null, '请增设市级管理员账号。'],
    ['nobody', ['companies.manage'], '账号管理', '请增设市级管理员账号。'],
  ] as const)(
    'offers the appeal to who may hear it alone: %s, with %j',
    (hearing, permissions, link, words) => {
      showAll({ checks: [{ kind: 'appeal', count: 1 }], appeal_hearing: hearing }, [], { permissions });
      const line = screen.getByText('申诉待审理').closest('li') as HTMLElement;
      expect(
        within(line)
          .queryAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(link ? [link] : []);
      if (words) expect(line).toHaveTextContent(words);
      else expect(line).not.toHaveTextContent(/审理。|账号/);
    },
  );

  it('counts open findings, with figure and threshold, and differences below', () => {
    const difference = { path: 'basics.name', field: '企业名称', given: '甲公司', recorded: '乙公司' };
    show([rule('研发费用占比', 'failed'), rule('成立满一年', 'met')], [difference]);
    const block = within(screen.getByRole('region', { name: '系统核对：2项需关注' }));
    expect(block.getByText('3.2%，要求不低于5%')).toBeVisible();
    expect(block.getByText('乙公司')).toBeVisible();
    expect(block.queryByText('成立满一年')).toBeNull();
  });

  it('shows a single line when all is fine', () => {
    show([rule('成立满一年', 'met'), rule('查重', 'server')]);
    expect(screen.getByText('系统核对：未发现问题')).toBeVisible();
    expect(screen.queryByText('成立满一年')).toBeNull();
  });

  it('names attachments that are scans, and not those with searchable text', () => {
    const file = (id: string, has_text: boolean | null) => ({ path: id, label: id, file: { id, has_text } });
    const files = [file('审计报告', false), file('营业执照', true), file('照片', null)];
    show([], [], files as FilingUnderReview['attachments']);
    const block = within(screen.getByRole('region', { name: '系统核对：1项需关注' }));
    expect(block.getByText('1份附件为扫描件，不可检索')).toBeVisible();
    expect(block.getByText('审计报告')).toBeVisible();
    expect(block.queryByText('营业执照')).toBeNull();
  });

  it('shows overdue reports of the company, and links to objections against this filing', () => {
    render(
      withPortal(
        { permissions: ['report.inspect', 'review.final'] },
        <Checks
          review={{
            ...NOTHING,
            checks: [{ kind: 'objection', count: 1 }],
            reports: [{ id: 'r1', title: '瞪羚企业年度报告', period: '2025年度', due_on: '2026-04-30' }],
          }}
          rules={[]}
          wayTo={() => null}
        />,
      ),
    );
    expect(screen.getByText('企业有逾期未报的填报任务')).toBeVisible();
    expect(screen.getByRole('link', { name: '瞪羚企业年度报告' })).toHaveAttribute(
      'href',
      '/review/report?id=r1',
    );
    expect(screen.getByRole('link', { name: '前往答复' })).toHaveAttribute(
      'href',
      '/review/objections?status=open&filing=f1',
    );
  });
});

describe('Checks of registers (Checks)', () => {
  const origin = {
    source: '市场监督管理局',
    as_of: '2026-06-01',
    version: 2,
    asked_at: '2026-06-10T02:00:00Z',
  };
  const fact = {
    register: 'company',
    key: '9121',
    path: null,
    state: 'agrees',
    differences: [],
    origin,
    reason: null,
  };
  const showFacts = (...facts: object[]) =>
    show([], [], [], {
      checked_at: origin.asked_at,
      asked_again: false,
      facts: facts.map((each) => ({ ...fact, ...each })) as never,
    });

  it('shows agreement with source and date', () => {
    showFacts({}, { register: 'blacklist' });
    unfold('系统核对：未发现问题');
    expect(screen.getByText('不在黑名单中')).toBeVisible();
    expect(screen.getAllByText(/市场监督管理局（第2版），数据日期 2026-06-01/)).toHaveLength(2);
  });

  it('shows that a register has changed since and is being asked again', () => {
    showAll({ registers: { checked_at: origin.asked_at, asked_again: true, facts: [fact as never] } });
    unfold('系统核对：未发现问题');
    expect(screen.getByText(/名册已更新，正在重新核对/)).toBeVisible();
  });

  it('does not show as fine what could not be checked', () => {
    showFacts({ state: 'unchecked', origin: null, reason: 'slow' });
    unfold('系统核对：未发现问题，登记名册尚未核对');
    expect(screen.getByText('接口超时未答复，稍后自动重试')).toBeVisible();
  });

  it('shows differences with both values and counts them, and patents that agree in one line', () => {
    const differences = [{ column: 'legal_rep', given: '张伟', recorded: '李丽' }];
    const patent = (n: number) => ({ register: 'patent', key: `P${n}`, path: `ip[${n}].no` });
    showFacts({ state: 'differs', differences }, patent(0), patent(1), { ...patent(2), state: 'missing' });
    const block = within(screen.getByRole('region', { name: '系统核对：2项需关注' }));
    expect(block.getByText('法定代表人：申报为“张伟”，名册为“李丽”')).toBeVisible();
    expect(block.getByText('名册中未查到')).toBeVisible();
    unfold('登记名册核对');
    expect(block.getByText(/2项专利一致/)).toBeVisible();
  });
});
