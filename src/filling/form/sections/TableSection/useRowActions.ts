import type { Row, TableSection } from '@domain/definition';
import { newRow } from '@domain/filing/rows';
import { useMemo } from 'react';
import { useFormSession, useLatestSession } from '@/filling/form/session';
import { newId } from '@/utils/newId';
import { missingCrossings } from './crossings';

export interface RowActions {
  add(): void;
  copy(line: number): void;
  remove(line: number): void;
  move(line: number, step: 1 | -1): void;
  /** Rows for every crossing of a matrix that has none yet. */
  complete(): void;
  /** The number of rows that `complete` would add. */
  lacking: number;
}

/** Adding, copying, removing and moving rows; each can be undone. The same object while somebody types. */
export function useRowActions(section: TableSection): RowActions {
  const { filled, form } = useFormSession();
  const session = useLatestSession();
  const lacking = useMemo(() => missingCrossings(section, form, filled).length, [section, form, filled]);

  return useMemo(() => {
    const change = (next: (rows: Row[]) => Row[] | null) => session.current.setRows(section.key, next);
    const fresh = () => newRow(section, newId());
    const crossings = () => missingCrossings(section, session.current.form, session.current.filled);

    return {
      lacking,
      add: () => change((rows) => [...rows, fresh()]),
      complete: () => change((rows) => [...rows, ...crossings().map((each) => ({ ...fresh(), ...each }))]),
      remove: (line) => change((rows) => rows.filter((_, index) => index !== line)),
      copy: (line) =>
        change((rows) => {
          const original = rows[line];
          if (!original) return null;
          return [...rows.slice(0, line + 1), { ...original, row: newId() }, ...rows.slice(line + 1)];
        }),
      move: (line, step) =>
        change((rows) => {
          const [moved, target] = [rows[line], line + step];
          if (!moved || target < 0 || target >= rows.length) return null;
          const rest = rows.filter((_, index) => index !== line);
          return [...rest.slice(0, target), moved, ...rest.slice(target)];
        }),
    };
  }, [section, session, lacking]);
}
