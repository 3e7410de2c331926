import type { ComparedEditions, DryRunSlice, ReplaySlice } from '@domain/program-documents/consequence-calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/utils/call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import Consequences from '.';

const answers = new Map<string, (input: { data: { after?: string } }) => unknown>();
const called = vi.spyOn(calls, 'call');

const compared: ComparedEditions = {
  before: '2026.1',
  after: '2027.1',
  strictness: 'asks_more',
  total: 2,
  changes: [
    {
      kind: 'field',
      identity: 'field baseData.domain',
      acts: ['changed'],
      place: 'form.sections.baseData.fields.domain',
      label: { zh: '技术领域', en: 'Technical field' },
      within: { zh: '企业基本情况', en: 'Company' },
      properties: [
        {
          property: 'required',
          name: { zh: '必填', en: 'Must be filled in' },
          before: null,
          after: { zh: '是', en: 'Yes' },
          is_expression: false,
          effect: 'asksMore',
        },
      ],
      effect: 'asksMore',
    },
    {
      kind: 'rule',
      identity: 'rule GZ-09',
      acts: ['removed'],
      place: 'form.rules.GZ-09',
      label: { zh: '研发占比达标', en: 'R&D ratio reached' },
      within: null,
      properties: [],
      effect: 'loosens',
    },
  ],
};

const none = { count: 0, texts: [] };
const filing = { batch_year: 2026, batch_no: 1, missing: none, invalid: none };

function createDraft(id: string, company: string, failing: string[]): DryRunSlice['drafts'][number] {
  const moved = { moved: none, converted: none, set_aside: none };
  return { ...filing, ...moved, id, company, status: 'draft', kept: 9, failing, warned: [] };
}

const rules = [{ id: 'GZ-01', label: { zh: '成立不满一年', en: 'Founded within a year' } }];

beforeEach(() => {
  answers.clear();
  called.mockImplementation((async (name: string, input: { data: { after?: string } }) => ({
    code: 200,
    msg: '',
    data: answers.get(name)?.(input),
  })) as never);
  answers.set('compareEditions', () => compared);
  render(withPortal({}, <Consequences proposed={{ kind: 'edition', key: 'gazelle', edition: '2027.1' }} />));
});

const openTab = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

describe('Consequences', () => {
  it('lists changes with what they mean, and filters them', async () => {
    expect(await screen.findByText(/其中有增加要求/)).toBeInTheDocument();
    const items = screen.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    expect(within(items[0] as HTMLElement).getByText('必填')).toBeInTheDocument();
    fireEvent.click(screen.getByText('放宽，不增加要求 1'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByText('研发占比达标')).toBeInTheDocument();
  });

  it('runs over all slices of drafts, and counts and names those that are concerned', async () => {
    answers.set('dryRunEdition', ({ data: { after } }) => {
      const isLast = after === 'a';
      const drafts = isLast ? [createDraft('b', '乙公司', [])] : [createDraft('a', '甲公司', ['GZ-01'])];
      return { total: 2, judged: 1, next: isLast ? null : 'a', rules, drafts } satisfies DryRunSlice;
    });
    openTab('在办草稿');
    fireEvent.click(await screen.findByRole('button', { name: '试行一遍' }));
    expect(await screen.findByText('已推演2件，共2件')).toBeInTheDocument();
    expect(screen.getByText('甲公司')).toBeInTheDocument();
    expect(screen.queryByText('乙公司')).not.toBeInTheDocument();
    expect(screen.getByText('GZ-01 成立不满一年')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '甲公司' })).not.toBeInTheDocument();
  });

  it('tells how many of the approved would fail, by rule, with the way to each', async () => {
    answers.set(
      'replayEdition',
      (): ReplaySlice => ({
        total: 1,
        judged: 1,
        next: null,
        rules,
        batch: { batch_year: 2026, batch_no: 1 },
        submissions: [
          {
            ...filing,
            id: 'a',
            company: '甲公司',
            status: 'approved',
            receipt_no: 'GZ20260610-000001',
            failing: ['GZ-01'],
            failed_before: [],
          },
        ],
      }),
    );
    openTab('上一批次');
    fireEvent.click(await screen.findByRole('button', { name: '重审一遍' }));
    await waitFor(() => expect(screen.getByRole('link', { name: '甲公司' })).toBeInTheDocument());
    expect(screen.getAllByText('其中会不满足').length).toBeGreaterThan(0);
  });

  it('shows which scenarios differ, and looks for rules that nothing makes fail on demand', async () => {
    answers.set('tryScenarios', ({ data }) => ({
      scenarios: [{ key: 'valid', differences: [], failing: rules, not_failing: [], faults: [] }],
      never_failing: (data as { falsify?: boolean }).falsify ? rules : null,
    }));
    openTab('样例');
    expect(await screen.findByText('不应触发而触发')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: '检查每条规则能否被触发' }));
    expect(await screen.findByText(/有1条规则怎么改都不触发/)).toBeInTheDocument();
  });
});
