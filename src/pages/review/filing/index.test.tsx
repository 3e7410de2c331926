import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { inChinese } from '../../../../tests/support/portal/wording';
import { createValidAnswers, smallForm } from '../../../../tests/support/small-form';
import Corrections from './components/Corrections';
import DecisionPanel from './components/DecisionPanel';
import { createPin, type DecisionDraft } from './decisionDraft';
import type { FilingUnderReview } from './nextFiling';
import { listPinTargets } from './pinTargets';

const decide = mockCall('orderDecision');
mockFeedback();

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  decide.mockResolvedValue({ code: 200, msg: '已办理', data: {} as never });
});

const places = listPinTargets(smallForm, createValidAnswers(), inChinese);
const review = {
  filing: { id: 'f1', version: 7 },
  company: { name: '示例企业' },
  steps: ['pass_first', 'return_first'],
  checks: [] as FilingUnderReview['checks'],
} as FilingUnderReview;

interface PanelProps extends Partial<Pick<FilingUnderReview, 'filing' | 'steps' | 'checks'>> {
  onDone: () => void;
}

function Panel({ onDone, filing = review.filing, steps = review.steps, checks = [] }: PanelProps) {
  const [written, setWritten] = useState<Partial<DecisionDraft>>({ pinned: [createPin('team[1].share')] });
  const write = (change: Partial<DecisionDraft>) => setWritten((before) => ({ ...before, ...change }));
  return (
    <DecisionPanel
      review={{ ...review, filing, steps, checks }}
      places={places}
      written={written}
      onWrite={write}
      onDone={onDone}
    />
  );
}

const send = () => fireEvent.click(screen.getByText('提交办理'));

describe(listPinTargets, () => {
  it('returns sections, fields, rows and cells of a filing, but nothing computed', () => {
    const paths = places.map(({ value }) => value);
    expect(paths).toEqual(expect.arrayContaining(['basics', 'basics.amount', 'team[1]', 'team[1].share']));
    expect(paths).not.toContain('basics.doubled');
    expect(paths).not.toContain('team[2]');
  });
});

describe('DecisionPanel', () => {
  it('shows what a decision lacks before it confirms or sends', async () => {
    render(<Panel onDone={() => {}} />);
    const steps = within(screen.getByRole('radiogroup', { name: '办理事项' }));
    fireEvent.click(steps.getByLabelText('初审通过'));
    send();
    expect(await screen.findByText('请填写审核意见')).toBeVisible();
    expect(feedback.confirm).not.toHaveBeenCalled();
    expect(decide).not.toHaveBeenCalled();
  });

  it('says before the return of a filing of an earlier edition that it moves to the one that holds', () => {
    const earlier = { program: 'gazelle', batch: '2026-1', edition: '2020.1', paper: {} };
    render(<Panel onDone={() => {}} filing={{ ...review.filing, ...earlier } as typeof review.filing} />);
    const note = /^这份申报按2020\.1版提交，现行为2026\.1版。退回后将转为2026\.1版/;
    fireEvent.click(screen.getByLabelText('初审通过'));
    expect(screen.queryByText(note)).toBeNull();
    fireEvent.click(screen.getByLabelText('初审退回'));
    expect(screen.getByText(note)).toBeVisible();
  });

  it('asks for no grant of an acceptance, whose project has one', async () => {
    const results = { ...review.filing, program: 'jiebangguashuai_result' };
    render(<Panel onDone={() => {}} steps={['approve']} filing={results} />);
    fireEvent.click(screen.getByLabelText('验收'));
    expect(screen.queryByLabelText('批准资助（万元）')).toBeNull();
    expect(screen.getByText(/验收不另行批准资助/)).toBeVisible();
    send();
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(1));
    expect(decide.mock.lastCall?.[0]?.data).toMatchObject({ action: 'approve', grant_approved: 0 });
  });

  it('sends a return with reasons, days and corrections, at the version that was read', async () => {
    const onDone = vi.fn();
    render(<Panel onDone={onDone} />);
    fireEvent.click(screen.getByLabelText('初审退回'));
    fireEvent.click(screen.getByLabelText('数据前后不一致'));
    fireEvent.change(screen.getByLabelText(/^修改要求：/), { target: { value: '与附件不符' } });
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '请补正' } });
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    const decision = {
      action: 'return_first',
      filings: [{ id: 'f1', version: 7 }],
      opinion: '请补正',
      reasons: ['mismatch'],
      days: 5,
      corrections: [{ path: 'team[1].share', comment: '与附件不符' }],
    };
    expect(decide).toHaveBeenCalledExactlyOnceWith({
      data: decision,
      idempotencyKey: expect.any(String),
    });
  });

  it('empties the draft of a sent decision before the next filing is opened', async () => {
    const said = vi.fn();
    render(<Panel onDone={() => said(screen.queryByLabelText('审核意见'))} />);
    fireEvent.click(screen.getByLabelText('初审退回'));
    fireEvent.click(screen.getByLabelText('数据前后不一致'));
    fireEvent.change(screen.getByLabelText(/^修改要求：/), { target: { value: '与附件不符' } });
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '请补正' } });
    send();
    await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(null));
  });

  it('confirms a revocation, and sends nothing when the user declines', async () => {
    vi.mocked(feedback.confirm).mockResolvedValue(false);
    render(<Panel onDone={() => {}} steps={['revoke']} />);
    fireEvent.click(screen.getByLabelText('撤销立项'));
    expect(screen.queryByLabelText('数据前后不一致')).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('弄虚作假'));
    fireEvent.change(screen.getByLabelText('撤销文件文号'), { target: { value: '科发〔2026〕1号' } });
    send();
    await waitFor(() => expect(feedback.confirm).toHaveBeenCalledTimes(1));
    expect(decide).not.toHaveBeenCalled();
  });

  it('requires a reason to exceed the budget, once that was refused', async () => {
    const refused = { code: 208, msg: '超出预算', data: { over_budget: true, over: 20 } };
    decide.mockResolvedValueOnce(refused as never);
    render(<Panel onDone={() => {}} steps={['publicise']} />);
    fireEvent.click(screen.getByRole('radio'));
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '同意' } });
    send();
    const reason = await screen.findByLabelText(/^超预算理由/);
    send();
    expect(decide).toHaveBeenCalledTimes(1);
    fireEvent.change(reason, { target: { value: '经会议研究追加' } });
    send();
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(2));
    expect(decide.mock.lastCall?.[0].data).toMatchObject({
      action: 'publicise',
      over_budget: '经会议研究追加',
    });
  });

  it('requires an opinion to approve in spite of an upheld objection, and warns that the company reads it', async () => {
    render(<Panel onDone={() => {}} steps={['approve']} checks={[{ kind: 'upheld_objection', count: 1 }]} />);
    fireEvent.click(screen.getByRole('radio'));
    expect(screen.getByText(/企业能看到审核意见，请勿写入异议人的信息/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('批准资助（万元）'), { target: { value: '20' } });
    send();
    expect(await screen.findByRole('button', { name: /^有公示异议成立，请填写审核意见/ })).toBeVisible();
    expect(decide).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '已核减相关经费' } });
    send();
    await waitFor(() => expect(decide).toHaveBeenCalledTimes(1));
  });

  it('decides by keyboard alone: step, required input, and sending', async () => {
    const onDone = vi.fn();
    render(<Panel onDone={onDone} />);
    fireEvent.keyDown(document.body, { key: 'r' });
    expect(screen.getByLabelText('初审退回')).toBeChecked();
    await waitFor(() => expect(screen.getAllByRole('checkbox')[0]).toHaveFocus());
    fireEvent.keyDown(document.activeElement as Element, { key: 'a' });
    const opinion = screen.getByLabelText('审核意见');
    await waitFor(() => expect(opinion).toHaveFocus());
    fireEvent.keyDown(opinion, { key: 'd' });
    expect(screen.getByLabelText('初审通过')).toBeChecked();
    fireEvent.change(opinion, { target: { value: '同意' } });
    fireEvent.keyDown(opinion, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(true));
    expect(feedback.confirm).not.toHaveBeenCalled();
  });

  it('stays on a decision that was refused, and keeps its text', async () => {
    decide.mockResolvedValue({
      code: 208,
      msg: '该申报已于10:00发生变化，您的办理未生效',
      data: null as never,
    });
    const onDone = vi.fn();
    render(<Panel onDone={onDone} />);
    fireEvent.click(screen.getByLabelText('初审通过'));
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '同意' } });
    send();
    await waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith(false));
    expect(feedback.error).toHaveBeenCalledWith('该申报已于10:00发生变化，您的办理未生效');
    expect(screen.getByLabelText('审核意见')).toHaveValue('同意');
  });
});

const shown = ({
  pinned = [createPin('team[1].share'), createPin('basics.amount')],
  onPin = vi.fn(),
} = {}) => {
  const view = render(
    <>
      <button type="button" data-pin="team[1].share" />
      <Corrections places={places} pinned={pinned} onPin={onPin} />
    </>,
  );
  return { ...view, onPin };
};

describe('Corrections', () => {
  it('shows each pinned place by its full name, and moves the focus to it', () => {
    shown();
    const [first, second] = [/^团队 · 第2行 · 份额/, /^基本信息 · 金额/].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(screen.queryByRole('combobox')).toBeNull();
    fireEvent.click(first as HTMLElement);
    expect(document.querySelector('[data-pin="team[1].share"]')).toHaveFocus();
    expect(second).toBeVisible();
  });

  it('has a text area for each correction, and removes an entry by name', () => {
    const { onPin } = shown();
    expect(screen.getByLabelText('修改要求：团队 · 第2行 · 份额').tagName).toBe('TEXTAREA');
    fireEvent.click(screen.getByRole('button', { name: '移除：团队 · 第2行 · 份额' }));
    expect(onPin).toHaveBeenCalledExactlyOnceWith([expect.objectContaining({ path: 'basics.amount' })]);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('shows a choice of places for entries added by hand, even once one is chosen', () => {
    shown({ pinned: [createPin(''), { ...createPin('basics.amount'), isChosen: true }] });
    expect(screen.getAllByRole('combobox', { name: '需修改的位置' })).toHaveLength(2);
  });
});

describe('DecisionPanel with missing input', () => {
  it('lists what a return lacks, links to each field, and removes what is filled in', async () => {
    render(<Panel onDone={() => {}} />);
    fireEvent.click(screen.getByLabelText('初审退回'));
    send();
    const alert = await screen.findByRole('alert');
    const ways = () => within(alert).getAllByRole('button');
    expect(ways().map(({ textContent }) => textContent)).toEqual(['请填写审核意见', '请至少选择一项原因']);
    fireEvent.click(ways()[1] as HTMLElement);
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
    fireEvent.click(ways()[0] as HTMLElement);
    const opinion = screen.getByLabelText('审核意见');
    expect(opinion).toHaveFocus();
    expect(opinion.closest('.ant-form-item')).toHaveClass('ant-form-item-has-error');
    fireEvent.change(opinion, { target: { value: '请补正' } });
    expect(ways()).toHaveLength(1);
    expect(opinion.closest('.ant-form-item')).not.toHaveClass('ant-form-item-has-error');
  });
});
