import type { Form, Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import filing from '@/filling/draft/filingModel';
import type { SubmitResult } from '@/filling/draft/sync';
import { feedback } from '@/utils/feedback';
import { mockFeedback } from '../../../tests/support/portal/recorded-feedback';
import { startStore } from '../../../tests/support/portal/store';
import type { FilledForm } from './useFilledForm';
import type { FormNavigation } from './useFormAddress';
import { useSubmission } from './useSubmission';

mockFeedback();
beforeEach(() => void vi.clearAllMocks());

const program = findProgram('gazelle') as Program;
const form = { sections: [] } as unknown as Form;
const filled = { problems: [], check: { hear: vi.fn() } } as unknown as FilledForm;
const filed = { id: 'aaa', receipt: { no: 'GZ20260610-000001' } } as Filing;

/** Submits a filing whose response arrives after its form was left for another page. */
async function submitAndLeave(result: SubmitResult | undefined) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const submit = function* (): Generator {
    yield answered;
    return result;
  };
  const fetchNotices = vi.fn();
  const { redux, run } = startStore([
    { ...filing, effects: { ...filing.effects, submit } },
    {
      namespace: 'global',
      state: {},
      effects: {
        *fetchNotices() {
          yield fetchNotices();
        },
      },
    },
  ]);
  const go = vi.fn();
  const { result: hook } = renderHook(
    () => useSubmission(program, form, filled, { go } as unknown as FormNavigation),
    { wrapper: ({ children }: { children: ReactNode }) => <Provider store={redux}>{children}</Provider> },
  );
  const submitting = hook.current.submit([]);
  await act(() => run({ type: 'filing/closed' }));
  answer();
  await act(() => submitting);
  return { go, fetchNotices };
}

describe(useSubmission, () => {
  it('reports a submission with its number on another page, and redirects nobody', async () => {
    const { go, fetchNotices } = await submitAndLeave({ ok: true, filing: filed });
    expect(feedback.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'success', description: '“瞪羚企业申报”，申报编号 GZ20260610-000001' }),
    );
    expect(fetchNotices).toHaveBeenCalledOnce();
    expect(go).not.toHaveBeenCalled();
  });

  it('reports that nothing was submitted, and why', async () => {
    await submitAndLeave({ ok: false, message: '申报已截止', missing: [] });
    expect(feedback.notify).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        type: 'error',
        title: '“瞪羚企业申报”没有提交成功',
        description: '申报已截止',
      }),
    );
  });

  /** Submits and stays on the page; returns the message shown. */
  async function submitAndStay(key: string, result: SubmitResult): Promise<{ message: string }> {
    const submit = function* (): Generator {
      yield undefined;
      return result;
    };
    const { redux } = startStore([{ ...filing, effects: { ...filing.effects, submit } }]);
    const { result: hook } = renderHook(
      () => useSubmission(findProgram(key) as Program, form, filled, { go: vi.fn() } as never),
      { wrapper: ({ children }: { children: ReactNode }) => <Provider store={redux}>{children}</Provider> },
    );
    await act(() => hook.current.submit([]));
    return hook.current;
  }

  it('[spec 8.submitted] shows a toast for a successful submission', async () => {
    await submitAndStay('gazelle', { ok: true, filing: filed });
    expect(feedback.success).toHaveBeenCalledExactlyOnceWith('提交成功');
  });

  it('[spec 4.platform208 8.208platform] shows a special message for an incomplete platform', async () => {
    const missing = [{ path: 'baseData.platform_name', code: 'required', message: '请填写平台名称' }];
    const refused: SubmitResult = { ok: false, message: '还有1处需要补充', missing };
    expect(await submitAndStay('innovation_platform', refused)).toMatchObject({
      message: '数据不完整，请补充完整后再提交',
    });
  });
});
