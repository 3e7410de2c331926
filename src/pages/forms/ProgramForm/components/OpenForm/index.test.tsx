import type { Program } from '@domain/definition';
import type { Filing } from '@domain/filing/types';
import { findProgram } from '@domain/programs/find';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { feedback } from '@/utils/feedback';
import { useClosedNotice } from './index';

const error = vi.spyOn(feedback, 'error').mockReturnValue();
beforeEach(() => void error.mockClear());

const open = (program: string, status: 'open' | 'closed', id: string | null = null) =>
  renderHook(() => useClosedNotice(findProgram(program) as Program, { id, window: { status } } as Filing));

it('[spec 4.initDeclare] a gazelle declaration whose window is closed is said to be under construction, once', () => {
  open('gazelle', 'closed').rerender();
  expect(error).toHaveBeenCalledExactlyOnceWith('模块建设中');
});

it('[spec 4.initDeclare] one that can be filled in is not', () => {
  open('gazelle', 'open');
  expect(error).not.toHaveBeenCalled();
});

it('[spec 4.initDeclare] one that was filed before its window closed is not', () => {
  open('gazelle', 'closed', 'f1');
  expect(error).not.toHaveBeenCalled();
});
