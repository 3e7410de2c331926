import type { Answers } from '@domain/definition';
import type { Text } from '@domain/text';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { computeFormEvaluation } from '@/filling/hooks/useFormEvaluation';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../../../tests/support/small-form';
import SectionPage from './index';

const go = vi.fn();
const navigation = {
  address: { focusPath: null, back: null },
  hrefOf: () => '/',
  go,
} as unknown as FormNavigation;

const alone = {
  people: [],
  cells: new Map(),
  onCell: () => {},
  notes: [],
  shared: { claims: [], colleagues: [] },
  onNotes: () => {},
  onShared: () => {},
};

/** A section of a form with these answers; every fault that a check finds is shown. */
function Page({ open, answers, warnings }: { open: string; answers: Answers; warnings?: [string, Text][] }) {
  const section = smallForm.sections.find(({ key }) => key === open);
  if (!section) throw new Error(open);
  const insight = computeFormEvaluation(smallForm, answers, ctx);
  const check = { state: 'judged', ask: () => {}, hear: () => {} } as const;
  const filled = {
    insight,
    percent: 0,
    open: [],
    problems: insight.faults,
    shown: [],
    show: () => {},
    check,
  };
  return (
    <MemoryRouter>
      <App>
        <FormSessionProvider
          value={{ ...createFormSession(smallForm, answers, ctx), warnings: new Map(warnings) }}
        >
          <SectionPage
            section={section}
            filled={filled}
            navigation={navigation}
            filing={null}
            checkName="预览并提交"
            together={alone}
          />
        </FormSessionProvider>
      </App>
    </MemoryRouter>
  );
}

const verdict = () => screen.getByRole('button', { name: '校验本页' }).parentElement;
const check = () => fireEvent.click(screen.getByRole('button', { name: '校验本页' }));

describe('SectionPage', () => {
  it('shows only what the check of this section found', () => {
    const { rerender } = render(<Page open="basics" answers={{}} />);
    check();
    expect(verdict()).toHaveTextContent('有3处需要修正');
    rerender(<Page open="totals" answers={{}} />);
    expect(verdict()).not.toHaveTextContent('需要修正');
    rerender(<Page open="basics" answers={{}} />);
    expect(verdict()).not.toHaveTextContent('需要修正');
  });

  it('[focus check] moves the focus to the first fault, else keeps it on the button', () => {
    render(<Page open="basics" answers={{}} />);
    check();
    expect(go).toHaveBeenLastCalledWith({ section: 'basics', path: 'basics.name', back: null });
    cleanup();
    render(<Page open="totals" answers={{}} />);
    screen.getByRole('button', { name: '校验本页' }).focus();
    check();
    expect(verdict()).toHaveTextContent('没有发现问题');
    expect(screen.getByRole('button', { name: '校验本页' })).toHaveFocus();
  });

  it('names the neighbouring sections by their short titles', () => {
    render(<Page open="basics" answers={{}} />);
    expect(screen.getByRole('link', { name: /^下一步 · / })).toBeVisible();
  });

  it('names the notices to confirm on submission at their field and in the result of the check', () => {
    const differs = { zh: '“名称”与企业信息不一致', en: 'Differs' };
    const elsewhere = { zh: '成本不应大于收入', en: 'Costs' };
    render(
      <Page
        open="basics"
        answers={{ basics: { name: '甲公司', has_team: false, amount: 1 } }}
        warnings={[
          ['basics.name', differs],
          ['years', elsewhere],
        ]}
      />,
    );
    expect(screen.getByRole('textbox', { name: /名称/ })).toHaveAccessibleDescription(/与企业信息不一致/);
    check();
    expect(verdict()).toHaveTextContent('没有发现问题，另有1项提交时须确认：“名称”与企业信息不一致');
  });

  it('updates the result as answers change after a check', () => {
    const { rerender } = render(<Page open="basics" answers={{}} />);
    check();
    rerender(<Page open="basics" answers={{ basics: { name: '甲公司' } }} />);
    expect(verdict()).toHaveTextContent('有2处需要修正');
    rerender(<Page open="basics" answers={{ basics: { name: '甲公司', has_team: false, amount: 1 } }} />);
    expect(verdict()).toHaveTextContent('没有发现问题');
  });
});
