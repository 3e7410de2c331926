import type { Answers, Row } from '@domain/definition';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import model from '@/filling/draft/filingModel';
import { smallForm } from '../../../tests/support/small-form';
import { useFilledForm } from './useFilledForm';

const nothingOpen = model.state;
let root = { filing: nothingOpen };
const listeners = new Set<() => void>();
const dispatch = vi.fn();
const store = {
  dispatch,
  getState: () => root,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <Provider store={store as never}>{children}</Provider>
);

const put = (answers: Answers, unreadable: Record<string, string> = {}) =>
  act(() => {
    root = { filing: { ...nothingOpen, answers, unreadable } };
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  root = { filing: nothingOpen };
  dispatch.mockClear();
});

describe(useFilledForm, () => {
  it('changes rows including the last keystroke, and updates at once', () => {
    const { result } = renderHook(() => useFilledForm(smallForm, null), { wrapper });
    put({ tasks: [{ row: 'x', title: 'one' }] });
    result.current.session.typing?.begin();
    put({ tasks: [{ row: 'x', title: 'one more' }] });
    expect(result.current.session.answers.tasks).toEqual([{ row: 'x', title: 'one' }]);
    act(() => result.current.session.setRows('tasks', (rows) => [...rows, { row: 'y' }]));
    const [{ payload }] = dispatch.mock.calls[0] as [{ payload: { answers: { tasks: Row[] } } }];
    expect(payload.answers.tasks).toEqual([{ row: 'x', title: 'one more' }, { row: 'y' }]);
    expect(result.current.session.answers.tasks).toEqual([{ row: 'x', title: 'one more' }]);
    put({ tasks: payload.answers.tasks });
    expect(result.current.session.answers.tasks).toEqual(payload.answers.tasks);
  });

  it('tells of text that cannot be read, and not that the answer is missing too', () => {
    const { result } = renderHook(() => useFilledForm(smallForm, null), { wrapper });
    const messages = () =>
      result.current.filled.problems.filter(({ path }) => path === 'basics.amount').map(({ code }) => code);
    put({ basics: {} });
    expect(messages()).toHaveLength(1);
    put({ basics: {} }, { 'basics.amount': '12,3' });
    expect(messages()).toHaveLength(1);
  });

  it('keeps a difference from the company record as a notice until the answer changes', () => {
    const { result } = renderHook(() => useFilledForm(smallForm, null), { wrapper });
    const data = { basics: { name: '甲公司' } };
    const warnings = [{ rule: 'record:basics.name', path: 'basics.name', message: '“名称”与企业信息不一致' }];
    const open = (answers: Answers) =>
      act(() => {
        root = {
          filing: {
            ...nothingOpen,
            program: 'gazelle',
            filing: {
              id: 'f1',
              batch: '2026-1',
              status: 'draft',
              program: 'small',
              actions: [],
              returned: [],
              data,
              warnings,
            } as never,
            answers,
          },
        };
        for (const listener of listeners) listener();
      });
    open(data);
    expect(result.current.session.warnings?.get('basics.name')?.zh).toBe('“名称”与企业信息不一致');
    open({ basics: { name: '乙公司' } });
    expect(result.current.session.warnings?.size).toBe(0);
  });

  it('dispatches nothing where the rows stay the same', () => {
    const { result } = renderHook(() => useFilledForm(smallForm, null), { wrapper });
    act(() => result.current.session.setRows('tasks', () => null));
    expect(dispatch).not.toHaveBeenCalled();
  });
});
