import type { Program } from '@domain/definition';
import type { FilingFault } from '@domain/filing/filing-faults';
import type { Filing } from '@domain/filing/types';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { legacy_createStore as createStore } from 'redux';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { nothingOpen } from '@/filling/draft/filingState';
import type { AskedFigure } from '@/filling/form/FigureQuestions';
import { FormSessionProvider } from '@/filling/form/session';
import type { FilledForm } from '@/filling/hooks/useFilledForm';
import type { FormNavigation } from '@/filling/hooks/useFormAddress';
import { computeFormEvaluation } from '@/filling/hooks/useFormEvaluation';
import { createFormSession } from '../../../../../../tests/support/portal/form-session';
import { createValidAnswers, ctx, smallForm } from '../../../../../../tests/support/small-form';
import type { SignaturesState } from '../Signatures/index';
import CheckPage from './index';

const program = { key: 'small', title: { zh: '小表', en: 'Small' }, route: '/' } as Program;
const filing = {
  id: 'f1',
  status: 'draft',
  batch: '2026-1',
  receipt: null,
  version: 1,
  warnings: [],
  actions: ['save', 'submit'],
  data: {},
};

const income = {
  id: 'revenue.2025',
  path: 'funds[0].amount',
  is: 'other',
  isAsked: true,
  filing: 'f1',
  others: [],
  message: { zh: '与以往不一致', en: 'Differs' },
  source: { id: 'f0', title: { zh: '以往', en: 'Past' } },
} as unknown as AskedFigure;

const explain = vi.fn(async () => true);

const navigation = { hrefOf: ({ path }: { path: string }) => `/form#${path}`, go: vi.fn() };

/** Renders a filing whose costs of two years exceed its income: a warning to be confirmed. */
function show(
  about: object = {},
  hands: SignaturesState['hands'] = [],
  problems: Pick<FilingFault, 'path' | 'message'>[] = [],
  questions: AskedFigure[] = [],
  checkState: FilledForm['check']['state'] = 'judged',
) {
  const answers = createValidAnswers();
  answers.years = [
    { affiliation_year: 2024, income: 10, cost: 14 },
    { affiliation_year: 2025, income: 20, cost: 25 },
  ];
  const filled = {
    insight: computeFormEvaluation(smallForm, answers, ctx),
    problems,
    shown: [],
    show: vi.fn(),
    check: { state: checkState, ask: vi.fn(), hear: vi.fn() },
  };
  const dispatch = vi.fn().mockResolvedValue({ ok: false, message: '', missing: [] });
  const state = { filing: { ...nothingOpen, filing, answers, saved: answers }, user: {} };
  const store = { ...createStore(() => state), dispatch };
  render(
    <Provider store={store as never}>
      <MemoryRouter>
        <FormSessionProvider
          value={createFormSession(smallForm, answers, ctx, {
            figures: { questions, explain, notes: new Map(), offers: [] },
          })}
        >
          <CheckPage
            program={program}
            form={smallForm}
            filing={{ ...filing, ...about } as unknown as Filing}
            filled={filled as unknown as FilledForm}
            hands={{ hands, inOrder: false, lacksFactor: false, readAgain: () => {}, onHands: () => {} }}
            navigation={navigation as unknown as FormNavigation}
          />
        </FormSessionProvider>
      </MemoryRouter>
    </Provider>,
  );
  return dispatch;
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: /确认提交$/ }));
const bar = () => within(document.getElementById('form-submit') as HTMLElement);

describe('CheckPage', () => {
  it('shows how many notices are open at the top and beside the button, and submits nothing before', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolled.mockRestore());
    const dispatch = show();
    expect(screen.getByRole('note')).toHaveTextContent('填写完整，提交前还有1项需确认或说明');
    expect(bar().getByRole('status')).toHaveTextContent('填写完整，提交前还有1项需确认或说明');

    submit();
    const box = screen.getByRole('checkbox', { name: /成本不应大于收入/ });
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    await waitFor(() => expect(scrolled).toHaveBeenCalled());
    expect(dispatch).not.toHaveBeenCalled();

    fireEvent.click(box);
    expect(bar().getByRole('status')).toHaveTextContent(/^可以提交$/);
    submit();
    expect(dispatch).toHaveBeenCalledExactlyOnceWith({
      type: 'filing/submit',
      payload: { confirmed: ['R-2'] },
    });
  });

  it('shows the rows that a notice is about, each with a link', () => {
    show();
    const rows = within(document.getElementById('form-warnings') as HTMLElement).getAllByRole('link');
    expect(rows.map((row) => [row.textContent, row.getAttribute('href')])).toEqual([
      ['2024年', '/form#years[0].cost'],
      ['2025年', '/form#years[1].cost'],
    ]);
  });
});

describe('CheckPage of a filing that the server has still to judge', () => {
  it.each([
    ['judging', '填写完整，正在由系统核对'],
    ['failed', '填写完整，但系统核对未能进行，请检查网络后刷新页面；也可直接提交，提交时再核对'],
  ] as const)('is not ready while the check is %s, and can be submitted', (state, text) => {
    const dispatch = show({}, [], [], [], state);
    fireEvent.click(screen.getByRole('checkbox', { name: /成本不应大于收入/ }));
    expect(screen.getByRole('note')).toHaveTextContent(text);
    expect(screen.getByRole('note')).toHaveClass('ant-alert-warning');
    expect(bar().getByRole('status')).toHaveTextContent(text);
    submit();
    expect(dispatch).toHaveBeenCalledOnce();
  });
});

describe('CheckPage of a filing to be signed', () => {
  const hand = { hand: 'filler', sections: [], signature: null, due: true, own: true, holders: [] } as const;
  const signed = {
    ...hand,
    due: false,
    signature: { hand: 'filler', name: '李会计', at: '2026-06-10T01:00:00.000Z', sha256: 'ab' },
  };
  const asHands = (...hands: object[]) => hands as SignaturesState['hands'];
  const verdicts = () => [screen.getByRole('note'), bar().getAllByRole('status').at(-1)];

  it('says how many have still to sign, at the top and beside the button, instead of being ready', () => {
    show(
      {},
      asHands(signed, { ...hand, hand: 'legal', own: false }, { ...hand, hand: 'finance', own: false }),
    );
    fireEvent.click(screen.getByRole('checkbox', { name: /成本不应大于收入/ }));
    for (const verdict of verdicts()) expect(verdict).toHaveTextContent('填写完整，提交前还差2人签署');
    expect(screen.getByRole('note')).toHaveClass('ant-alert-warning');
  });

  it('says at the submit button who has declined to sign', () => {
    const declined = { name: '赵法人', at: '2026-06-10T01:00:00.000Z', reason: '预算有误', own: false };
    show({}, asHands(signed, { ...hand, hand: 'legal', own: false, declined }));
    expect(bar().getByText(/不同意签署/)).toHaveTextContent(
      '法定代表人（赵法人）不同意签署，理由见“企业签署”。签署齐全后方可提交。',
    );
  });

  it('is ready once all have signed', () => {
    show({}, asHands(signed));
    fireEvent.click(screen.getByRole('checkbox', { name: /成本不应大于收入/ }));
    for (const verdict of verdicts()) expect(verdict).toHaveTextContent(/^可以提交$/);
  });
});

describe('CheckPage signature', () => {
  const hand = { signature: null, due: true, own: true, holders: [] };
  const hands = [
    { ...hand, hand: 'filler', sections: [] },
    { ...hand, hand: 'finance', sections: ['funds'] },
  ] as unknown as SignaturesState['hands'];
  const buttonOf = (name: string) => screen.getByRole('button', { name: `作为${name}签署` });
  const panel = () => within(document.getElementById('form-hands') as HTMLElement);

  it('cannot be given while something in its part is missing or wrong, and says so beforehand', () => {
    show({}, hands, [{ path: 'basics.name', message: { zh: '请填写名称', en: 'Enter the name' } }]);
    expect(buttonOf('填报人')).toBeDisabled();
    expect(panel().getByRole('status')).toHaveTextContent('还有1处未填写或有误，改好后即可签署。');
    expect(buttonOf('财务负责人')).toBeEnabled();
  });

  it('waits for the reasons of figures in its part', () => {
    show({}, hands, [], [income]);
    expect(buttonOf('填报人')).toBeDisabled();
    expect(buttonOf('财务负责人')).toBeDisabled();
    expect(panel().getByRole('status')).toHaveTextContent(
      '还有1项与以往申报不一致的数据未说明，说明后即可签署。',
    );
  });

  it('can be given once nothing is missing', () => {
    show({}, hands);
    expect(buttonOf('填报人')).toBeEnabled();
    expect(panel().queryByRole('status')).toBeNull();
  });
});

describe('CheckPage answers', () => {
  const answers = () => within(screen.getByRole('region', { name: '填报内容' }));
  const headings = () => answers().getAllByRole('heading', { level: 3 });
  const folds = () => headings().flatMap((heading) => heading.closest('details') ?? []);

  it('are folded by section, and unfolded one by one or all at once', () => {
    show();
    expect(folds().length).toBeGreaterThan(1);
    expect(folds().filter(({ open }) => open)).toEqual([]);
    fireEvent.click(headings()[0]?.closest('summary') as HTMLElement);
    expect(folds().map(({ open }) => open)).toEqual(folds().map((_fold, index) => index === 0));

    fireEvent.click(answers().getByRole('button', { name: '展开全部' }));
    expect(folds().every(({ open }) => open)).toBe(true);
    fireEvent.click(answers().getByRole('button', { name: '收起全部' }));
    expect(folds().some(({ open }) => open)).toBe(false);
  });

  it('are all open on paper, and folded as before afterwards', () => {
    show();
    fireEvent(window, new Event('beforeprint'));
    expect(folds().every(({ open }) => open)).toBe(true);
    fireEvent(window, new Event('afterprint'));
    expect(folds().some(({ open }) => open)).toBe(false);
  });
});

describe('CheckPage submit button', () => {
  it('saves the reasons that are typed before it submits', async () => {
    const dispatch = show({}, [], [], [income]);
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '审计调整' } });
    submit();
    await waitFor(() => expect(explain).toHaveBeenCalledWith(income, '审计调整', undefined));
    const box = screen.getByRole('checkbox', { name: /成本不应大于收入/ });
    await waitFor(() => expect(box).toHaveFocus());
    expect(dispatch).not.toHaveBeenCalled();

    fireEvent.click(box);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '追溯重述' } });
    submit();
    await waitFor(() => expect(dispatch).toHaveBeenCalledOnce());
    expect(explain).toHaveBeenLastCalledWith(income, '追溯重述', undefined);
  });

  it('submits nothing while a reason that is typed is refused', async () => {
    explain.mockResolvedValueOnce(false);
    const dispatch = show({}, [], [], [income]);
    fireEvent.click(screen.getByRole('checkbox', { name: /成本不应大于收入/ }));
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: '审计调整' } });
    submit();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('还有1项未说明'));
    expect(screen.getByRole('textbox')).toHaveValue('审计调整');
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('leads to the reason where nothing can be submitted, and is never dead', () => {
    const dispatch = show({ actions: ['save'], window: { status: 'closed' } });
    const button = screen.getByRole('button', { name: '确认提交' });
    expect(button).toBeEnabled();
    fireEvent.click(button);
    expect(screen.getByText('填写完整，但现在不在申报时间内')).toHaveFocus();
    expect(dispatch).not.toHaveBeenCalled();
  });

  it('says once that nothing can be submitted now, before it counts what is missing', () => {
    const problems = [{ path: 'basics.name', message: { zh: '请填写', en: 'Missing' } }];
    show({ actions: ['save'], window: { status: 'closed' } }, [], problems);
    expect(screen.getAllByText(/申报时间内/).map((each) => each.textContent)).toEqual([
      '现在不在申报时间内，不能提交；另有1项待填写或修正',
    ]);
  });
});
