import { useCallback } from 'react';
import { useDispatch } from 'umi';
import { formatCellKey } from '@/filling/draft/changes';
import type { ReplacedValue } from '@/filling/draft/replacedValues';

/** Returns a function that puts back a value that a colleague has replaced. */
export function useTakeBack(): (replaced: ReplacedValue) => void {
  const dispatch = useDispatch();
  return useCallback(
    ({ cell, former }: ReplacedValue) => {
      dispatch({ type: 'filing/edit', payload: { edits: [{ ...cell, value: former }] } });
      dispatch({ type: 'filing/replacedRead', payload: formatCellKey(cell) });
    },
    [dispatch],
  );
}
