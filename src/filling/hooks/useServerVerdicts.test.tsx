import type { Answers, Form, Rule } from '@domain/definition';
import { runRules } from '@domain/filing/rules';
import type { CodedMessage, Filing } from '@domain/filing/types';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FilingState, nothingOpen } from '@/filling/draft/filingState';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import { createValidAnswers, ctx, smallForm } from '../../../tests/support/small-form';
import { useServerVerdicts } from './useServerVerdicts';

const rule: Rule = {
  id: 'R-S',
  level: 'error',
  zh: '填报主体与本企业不符',
  en: 'Not your company',
  met: { zh: '填报主体与本企业一致', en: 'Your company' },
  paths: ['basics.name'],
  server: true,
  ofCompany: () => true,
};
const form: Form = { ...smallForm, rules: [rule] };
const results = runRules(form, createValidAnswers(), ctx);
const valid = createValidAnswers();
const named = (name: string): Answers => ({ ...valid, basics: { ...valid.basics, name } as never });
const check = mockCall('checkSubmission');
const answer = (fault: string | null) =>
  check.mockResolvedValue({ code: 200, msg: '', data: { rules: [{ rule: 'R-S', fault }], faults: [] } });

const draftOf = (answers: Answers, saved = answers, version = 1): FilingState => ({
  ...nothingOpen,
  program: 'gazelle',
  filing: { id: 'f1', program: 'gazelle', edition: '', version, actions: [] as string[] } as Filing,
  answers,
  saved,
});

function render() {
  const start = draftOf(valid);
  return renderHook(({ draft }) => useServerVerdicts(form, draft, results), {
    initialProps: { draft: start },
    wrapper: ({ children }: { children: ReactNode }) => <>{withPortal({}, children)}</>,
  });
}

beforeEach(() => void check.mockReset());

describe(useServerVerdicts, () => {
  it('is judging until the server has answered about the version that is stored', async () => {
    answer(null);
    const { result, rerender } = render();
    expect([result.current.check.state, result.current.rules[0]?.outcome]).toEqual(['judging', 'server']);
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.check.state).toBe('judged'));
    expect(result.current.rules[0]?.outcome).toBe('met');

    const changed = named('乙公司');
    rerender({ draft: draftOf(changed, valid) });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('server'));
    expect(result.current.check.state).toBe('judging');

    answer('填报主体与本企业不符');
    rerender({ draft: draftOf(changed, changed, 2) });
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.check.state).toBe('judged'));
    expect(result.current.rules[0]).toMatchObject({
      outcome: 'failed',
      message: { zh: '填报主体与本企业不符' },
    });
  });

  it('is asked before the check page while a rule waits for the server, and no more once it is settled', async () => {
    answer('填报主体与本企业不符');
    const editable = (draft: FilingState): FilingState => ({
      ...draft,
      filing: { ...draft.filing, actions: ['save'] } as unknown as Filing,
    });
    const { result, rerender } = renderHook(({ draft }) => useServerVerdicts(form, draft, results), {
      initialProps: { draft: editable(draftOf(valid)) },
      wrapper: ({ children }: { children: ReactNode }) => <>{withPortal({}, children)}</>,
    });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('failed'));
    const other: Answers = { ...valid, basics: { ...valid.basics, amount: 7 } as never };
    rerender({ draft: editable(draftOf(other, other, 2)) });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('failed'));
    expect(check).toHaveBeenCalledOnce();

    const renamed = named('乙公司');
    rerender({ draft: editable(draftOf(renamed, valid, 2)) });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('server'));
    expect(check).toHaveBeenCalledOnce();
    answer(null);
    rerender({ draft: editable(draftOf(renamed, renamed, 3)) });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('met'));
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('has failed without an answer, and leaves the rule to the submission', async () => {
    check.mockRejectedValue(new Error('offline'));
    const { result } = render();
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.check.state).toBe('failed'));
    expect(result.current.rules[0]?.outcome).toBe('server');
  });

  it('keeps the faults of a refused submission until their answers change', async () => {
    check.mockRejectedValue(new Error('offline'));
    const { result, rerender } = render();
    act(() =>
      result.current.check.hear(
        [
          { path: 'basics.name', code: 'R-S', message: '填报主体与本企业不符' },
          { path: 'basics.amount', code: 'file', message: '附件已删除' },
          { path: 'basics.has_team', code: 'required', message: '请选择' },
        ],
        [{ path: 'basics.has_team', code: 'required', message: { zh: '请选择', en: 'Choose' } }],
      ),
    );
    expect(result.current.rules[0]).toMatchObject({ outcome: 'failed', path: 'basics.name' });
    expect(result.current.faults.map(({ path }) => path)).toEqual(['basics.amount']);
    rerender({ draft: draftOf(named('乙公司'), valid) });
    await waitFor(() => expect(result.current.rules[0]?.outcome).toBe('server'));
    expect(result.current.faults.map(({ path }) => path)).toEqual(['basics.amount']);
  });

  it('tells of a file that a submission would be refused for, until another takes its place', async () => {
    const path = 'filesData.licence';
    const fault = { path, code: 'file', message: '文件“执照.pdf”已撤下' };
    check.mockResolvedValue({ code: 200, msg: '', data: { rules: [], faults: [fault] } });
    const { result, rerender } = render();
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.faults).toHaveLength(1));
    expect(result.current.faults[0]).toMatchObject({ path, message: { zh: fault.message } });
    const replaced = { ...valid, filesData: { ...valid.filesData, licence: ['another'] } };
    rerender({ draft: draftOf(replaced, valid) });
    await waitFor(() => expect(result.current.faults).toEqual([]));
  });

  it('does not keep the refusal for a file that the server has judged again', async () => {
    const fault = { path: 'filesData.licence', code: 'file', message: '文件正在检查' };
    const found = (files: CodedMessage[]) =>
      check.mockResolvedValue({ code: 200, msg: '', data: { rules: [], faults: files } });
    found([]);
    const { result } = render();
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.check.state).toBe('judged'));
    found([fault]);
    act(() => result.current.check.hear([fault], []));
    await waitFor(() => expect(check).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(result.current.faults).toHaveLength(1));
    found([]);
    act(() => result.current.check.ask());
    await waitFor(() => expect(result.current.faults).toEqual([]));
  });

  it('asks nothing of a form that the server judges nothing of', () => {
    const plain = { ...form, rules: [], sections: form.sections.filter(({ kind }) => kind !== 'files') };
    const { result } = renderHook(() => useServerVerdicts(plain, draftOf(valid), []), {
      wrapper: ({ children }: { children: ReactNode }) => <>{withPortal({}, children)}</>,
    });
    act(() => result.current.check.ask());
    expect(result.current.check.state).toBe('judged');
    expect(check).not.toHaveBeenCalled();
  });
});
