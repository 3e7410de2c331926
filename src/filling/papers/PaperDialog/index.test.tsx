import type { Answers } from '@domain/definition';
import type { PaperProposal } from '@domain/papers/proposals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormSessionProvider } from '@/filling/form/session';
import { feedback } from '@/utils/feedback';
import { createFormSession } from '../../../../tests/support/portal/form-session';
import { ctx, smallForm } from '../../../../tests/support/small-form';
import * as reader from '../readPaper';
import { type PaperFault, UnreadPaper } from '../unreadPaper';
import PaperDialog from '.';

vi.spyOn(feedback, 'success').mockReturnValue();

const answers: Answers = { basics: { name: '甲公司', amount: 12 } };

const proposal = (
  id: string,
  rest: Partial<PaperProposal> & { offer: PaperProposal['offer'] },
): PaperProposal => ({
  id,
  place: { page: 2, x: 10, y: 20, width: 100, height: 12, snippet: `原文${id}` },
  confidence: 'certain',
  doubts: [],
  fault: null,
  ...rest,
});
const field = (key: string, value: string | number, standing?: string | number) => ({
  path: `basics.${key}`,
  section: 'basics',
  field: key,
  value,
  standing: standing ?? null,
  source: '',
});
const income = (value: number, year: number): PaperProposal['offer'] => ({
  path: `years[${year - 2024}].income`,
  section: 'years',
  row: { affiliation_year: year },
  field: 'income',
  value,
  standing: null,
  source: '',
});

function open(proposals: PaperProposal[] | PaperFault) {
  vi.spyOn(reader, 'readPaper').mockImplementation(async () => {
    if (typeof proposals === 'string') throw new UnreadPaper(proposals);
    return { reading: { kinds: ['statement'], proposals, agreeing: 3 }, pictures: new Map() };
  });
  const takeIn = vi.fn();
  const onClose = vi.fn();
  render(
    <FormSessionProvider value={{ ...createFormSession(smallForm, answers, ctx), takeIn }}>
      <PaperDialog step="step" onClose={onClose} />
    </FormSessionProvider>,
  );
  const file = new File(['%PDF-1.7'], '审计报告.pdf', { type: 'application/pdf' });
  act(() => {
    fireEvent.change(screen.getByLabelText('选择PDF或照片', { selector: 'input' }), {
      target: { files: [file] },
    });
  });
  return { takeIn, onClose };
}

const box = (name: RegExp) => screen.findByRole('checkbox', { name });
const take = () => fireEvent.click(screen.getByRole('button', { name: /填入所选/ }));

describe('PaperDialog', () => {
  it('fills in what is chosen as one step, and nothing before', async () => {
    const { takeIn, onClose } = open([
      proposal('1', { offer: income(10, 2024) }),
      proposal('2', { offer: income(20, 2025) }),
      proposal('3', { offer: field('registered', '2018-03-06') }),
    ]);
    expect(await box(/成立日期/)).toBeChecked();
    expect(takeIn).not.toHaveBeenCalled();
    fireEvent.click(await box(/2024.*收入/));
    take();
    expect(takeIn).toHaveBeenCalledOnce();
    const [step, after, mended] = takeIn.mock.calls[0] ?? [];
    expect(step).toBe('step');
    expect(after.basics).toEqual({ ...(answers.basics as object), registered: '2018-03-06' });
    expect(after.years).toEqual([{ affiliation_year: 2025, income: 20 }]);
    expect(mended).toHaveLength(2);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows page, words and present value, and chooses nothing that overwrites or is doubtful', async () => {
    open([
      proposal('1', { offer: field('amount', 99, 12) }),
      proposal('2', { offer: field('registered', '2018-03-06'), doubts: ['unseen'] }),
    ]);
    expect(await box(/金额/)).not.toBeChecked();
    expect(await box(/成立日期/)).not.toBeChecked();
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent(/现有.*12.*材料中.*99.*第2页.*原文1/);
    expect(within(second as HTMLElement).getByText('页面上看不见')).toBeTruthy();
    expect(screen.getByRole('button', { name: /填入所选（0项）/ })).toBeDisabled();
  });

  it('lets one of two values for a field be chosen, and none that the field refuses', async () => {
    const { takeIn } = open([
      proposal('1', { offer: income(10, 2025), doubts: ['two_values'] }),
      proposal('2', { offer: income(11, 2025), doubts: ['two_values'] }),
      proposal('3', { offer: field('score', 400), fault: { zh: '最大100', en: 'At most 100' } }),
    ]);
    expect(await box(/得分/)).toBeDisabled();
    expect(screen.getByText('不能填入：最大100')).toBeTruthy();
    const [one, other] = screen.getAllByRole('checkbox', { name: /2025.*收入/ });
    fireEvent.click(one as HTMLElement);
    fireEvent.click(other as HTMLElement);
    expect(one).not.toBeChecked();
    take();
    expect(takeIn.mock.calls[0]?.[1].years).toEqual([{ affiliation_year: 2025, income: 11 }]);
  });

  it.each([
    ['encrypted', /设有打开密码.*另存为不加密/],
    ['no_text', /更清晰.*手工填写/],
    ['not_recognised', /未能启动.*新版浏览器/],
    ['not_a_paper', /导入工作簿/],
  ] as const)('says of a paper that is %s what to do, and lets another be chosen', async (fault, words) => {
    open(fault);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    fireEvent.click(screen.getByRole('button', { name: '换一份材料' }));
    await waitFor(() => expect(screen.getByLabelText('选择PDF或照片', { selector: 'input' })).toBeTruthy());
  });
});
