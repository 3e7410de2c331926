import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { useCheckName } from '../useCheckName';
import { useClosedNotice } from './index';

const error = vi.spyOn(feedback, 'error').mockReturnValue();
beforeEach(() => void error.mockClear());

const open = (program: string, status: 'open' | 'closed', id: string | null = null) =>
  renderHook(() => useClosedNotice(findProgram(program) as Program, { id, window: { status } } as Filing));

describe(useClosedNotice, () => {
  it('[spec 4.initDeclare] shows once that a gazelle declaration with a closed window is under construction', () => {
    open('gazelle', 'closed').rerender();
    expect(error).toHaveBeenCalledExactlyOnceWith('模块建设中');
  });

  it('[spec 4.initDeclare] shows nothing for a declaration that can be filled in', () => {
    open('gazelle', 'open');
    expect(error).not.toHaveBeenCalled();
  });

  it('[spec 4.initDeclare] shows nothing for one that was submitted before its window closed', () => {
    open('gazelle', 'closed', 'f1');
    expect(error).not.toHaveBeenCalled();
  });
});

describe(useCheckName, () => {
  it.each([
    ['预览并提交', { actions: ['submit'], window: { status: 'open' } }],
    ['预览', { actions: ['save'], window: { status: 'closed' } }],
    [
      '预览并提交',
      { actions: ['save', 'submit'], window: { status: 'closed', grace_until: '2026-12-01T10:00:00Z' } },
    ],
  ])('promises to submit only while the filing can be: %s', (name, filing) => {
    expect(renderHook(() => useCheckName(filing as Filing)).result.current).toBe(name);
  });
});
