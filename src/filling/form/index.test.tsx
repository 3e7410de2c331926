import type { Section } from '@domain/definition';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { App } from 'antd';
import type { ReactElement } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { computeFormEvaluation } from '@/filling/hooks/useFormEvaluation';
import { feedback } from '@/utils/feedback';
import { findInput, paste, show, shown, typeInto } from '../../../tests/support/portal/filled-form';
import { createFormSession } from '../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../tests/support/small-form';
import FormRenderer from '.';
import { FormSessionProvider } from './session';

/** A wide screen: on a narrow one tables are cards. */
const { matchMedia } = window;
beforeEach(() => {
  const asWide = (query: string) => ({ ...matchMedia(query), matches: query.includes('min-width') });
  vi.stubGlobal('matchMedia', asWide);
});

const PATIENCE = { timeout: 15_000 };

describe('FormRenderer fields', () => {
  it("are named by their labels and described by the reviewer's request", () => {
    show('basics');
    expect(screen.getByLabelText(/名称/)).toBe(findInput('basics.name'));
    expect(findInput('basics.name')).toHaveAttribute('aria-required', 'true');
    expect(findInput('basics.name')).toHaveAccessibleDescription(/请写全称/);
  });

  it('show no fault before a check, and each one beside its field after it', () => {
    const { unmount } = show('basics');
    typeInto('basics.name', '');
    expect(document.querySelector('[aria-invalid="true"]')).toBeNull();
    unmount();
    show('basics', {}, true);
    expect(findInput('basics.name')).toHaveAttribute('aria-invalid', 'true');
    expect(findInput('basics.name')).toHaveAccessibleDescription(/请填写“名称”/);
  });

  it('show a chosen option that the new edition has withdrawn by its former text, and ask to choose again', () => {
    const withdrawn = { 'basics.tags': { old: { zh: '旧标签', en: 'Old tag' } } };
    const form = { ...smallForm, editions: [{ from: '1', to: '2', withdrawn }] };
    const answers = { basics: { tags: ['a', 'old'] } };
    const { misfits } = computeFormEvaluation(form, answers, ctx);
    const session = createFormSession(form, answers, ctx, {
      misfits: new Map(misfits.map((misfit) => [misfit.path, misfit])),
    });
    const basics = form.sections.find(({ key }) => key === 'basics') as Section;
    render(
      <App>
        <FormSessionProvider value={session}>
          <FormRenderer section={basics} />
        </FormSessionProvider>
      </App>,
    );
    expect(findInput('basics.tags')).toHaveTextContent('甲旧标签（新版已取消）');
    expect(findInput('basics.tags')).toHaveAccessibleDescription(/“旧标签”在新版中已取消，请重新选择/);
  });

  it('show the length of a long text with its limit, and announce once that it is exceeded', () => {
    show('basics');
    const said = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('');
    expect(findInput('basics.note')).toHaveAccessibleDescription('0 / 50');
    fireEvent.change(findInput('basics.note'), { target: { value: '字'.repeat(50) } });
    expect(said()).toBe('');
    fireEvent.change(findInput('basics.note'), { target: { value: '字'.repeat(51) } });
    expect(findInput('basics.note')).toHaveAccessibleDescription('51 / 50');
    expect(said()).toBe('超过50字，请缩短');
  });

  it('accept amounts as people write them, with two decimals when left', () => {
    show('basics');
    typeInto('basics.amount', ' １,２34.5 ');
    expect(shown.answers.basics).toMatchObject({ amount: 1234.5 });
    expect(findInput('basics.amount')).toHaveValue('1,234.50');
    typeInto('basics.amount', '');
    expect(shown.answers.basics).toMatchObject({ amount: null });
  });

  it('keep each keystroke while the page waits to render, and accept values set from outside', () => {
    const edit = vi.fn();
    const typing = { begin: vi.fn(), end: vi.fn() };
    const basics = smallForm.sections.find(({ key }) => key === 'basics') as Section;
    const shown = (name: string) => (
      <App>
        <FormSessionProvider
          value={createFormSession(smallForm, { basics: { name } }, ctx, { edit, typing })}
        >
          <FormRenderer section={basics} />
        </FormSessionProvider>
      </App>
    );
    const { rerender } = render(shown('甲'));
    const typedIn = (call: number) => edit.mock.calls[call]?.[0][0].value;
    fireEvent.change(findInput('basics.name'), { target: { value: '甲乙' } });
    // Typing the rendered value again is a change too.
    fireEvent.change(findInput('basics.name'), { target: { value: '甲' } });
    fireEvent.change(findInput('basics.name'), { target: { value: '甲丙' } });
    expect([0, 1, 2].map(typedIn)).toEqual(['甲乙', '甲', '甲丙']);
    expect(typing.begin).toHaveBeenCalledTimes(3);
    rerender(shown('甲'));
    expect(findInput('basics.name')).toHaveValue('甲丙');
    rerender(shown('甲丙'));
    expect(findInput('basics.name')).toHaveValue('甲丙');
    fireEvent.blur(findInput('basics.name'));
    expect(typing.end).toHaveBeenCalledOnce();
    expect(edit).toHaveBeenCalledTimes(3);
    rerender(shown('丁'));
    expect(findInput('basics.name')).toHaveValue('丁');
  });

  it('keep a text that is no number, say so, and save nothing of it', () => {
    show('basics');
    typeInto('basics.amount', '一千');
    expect(findInput('basics.amount')).toHaveValue('一千');
    expect(findInput('basics.amount')).toHaveAttribute('aria-invalid', 'true');
    expect(shown.answers.basics).toMatchObject({ amount: null });
  });

  it('announce once what was refused when they are left', async () => {
    show('basics');
    findInput('basics.amount').focus();
    fireEvent.change(findInput('basics.amount'), { target: { value: 'abc' } });
    findInput('basics.name').focus();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(said()).toContain('“abc”未保存：应填数字'), PATIENCE);
  });

  it('show codes in their stored form when the field is left', () => {
    show('basics');
    typeInto('basics.code', '９１350100m000100y43 ');
    expect(findInput('basics.code')).toHaveValue('91350100M000100Y43');
  });

  it('show computed values at once, without announcing them', () => {
    show('basics');
    typeInto('basics.amount', '4');
    expect(screen.getByText('8.00')).toBeInTheDocument();
    expect(screen.getByText('8.00').closest('output, [aria-live], [role="status"]')).toBeNull();
  });
});

describe('FormRenderer records on a narrow screen', () => {
  it('are named by their first two filled values', () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ ...matchMedia(query), matches: false }));
    show('team', { basics: { has_team: true }, team: [{ row: 't', name: '李明' }, { row: 'u' }] });
    const names = within(screen.getByRole('navigation')).getAllByRole('button');
    expect(names.map(({ textContent }) => textContent)).toEqual(['T01 · 李明', 'T02 （未命名）']);
  });
});

describe('FormRenderer yearly sections', () => {
  it('show indicators as rows and years as columns, and accept a pasted block', async () => {
    show('years');
    expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      '指标',
      '2024',
      '2025',
    ]);
    await paste('years[0].income', '1,234.5\t20\nabc\t6');
    expect(shown.answers.years).toEqual([
      { affiliation_year: 2024, income: 1234.5, cost: null },
      { affiliation_year: 2025, income: 20, cost: 6 },
    ]);
    expect(findInput('years[0].cost')).toHaveValue('abc');
    expect(findInput('years[0].cost')).toHaveAttribute('aria-invalid', 'true');
    expect(within(screen.getByRole('row', { name: /利润/ })).getAllByRole('gridcell')[1]).toHaveTextContent(
      '14',
    );
  });

  it('name each cell of a block that could not be read', async () => {
    const notify = vi.spyOn(feedback, 'notify').mockReturnValue();
    show('years');
    await paste('years[0].income', 'abc\t6');
    const told = notify.mock.lastCall?.[0];
    expect(told?.title).toMatch(/^已粘贴1个单元格/);
    render(told?.description as ReactElement);
    expect(screen.getByText('1个无法识别，保留原文并标出：收入 2024')).toBeVisible();
    notify.mockRestore();
  });
});
