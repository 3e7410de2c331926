import { newRow } from '@domain/filing/rows';
import type { Row, TableSection } from '@domain/programs/define';
import { rowsAt } from '@/journal/changes';
import { newId } from '@/journal/newId';
import type { Line } from '../../lines';
import { useFormSession } from '../../session';
import { missingCrossings } from './crossings';

export interface RowActions {
  add(): void;
  copy(line: number): void;
  remove(line: number): void;
  move(line: number, step: 1 | -1): void;
  /** Rows for every crossing of a matrix that has none yet. */
  complete(): void;
  /** How many rows `complete` would add. */
  lacking: number;
}

/** Adding, copying, removing and moving rows; each can be undone. */
export function useRowActions(section: TableSection, lines: Line[]): RowActions {
  const { answers, filled, form, setRows } = useFormSession();
  const rows = rowsAt(answers, section.key);
  const put = (next: Row[]) => setRows(section.key, next);
  const fresh = () => newRow(section, newId());
  const lacking = missingCrossings(section, form, filled);

  return {
    lacking: lacking.length,
    add: () => put([...rows, fresh()]),
    complete: () => put([...rows, ...lacking.map((crossing) => ({ ...fresh(), ...crossing }))]),
    remove: (line) => put(rows.filter((_, index) => index !== line)),
    copy: (line) => {
      const original = rows[line];
      if (original) put([...rows.slice(0, line + 1), { ...original, row: newId() }, ...rows.slice(line + 1)]);
    },
    move: (line, step) => {
      const [moved, target] = [rows[line], line + step];
      if (!moved || target < 0 || target >= lines.length) return;
      const rest = rows.filter((_, index) => index !== line);
      put([...rest.slice(0, target), moved, ...rest.slice(target)]);
    },
  };
}
