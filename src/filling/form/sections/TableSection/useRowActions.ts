import type { Answers, Form, Row, TableSection } from '@domain/definition';
import { createRow } from '@domain/filing/rows';
import { isVisible } from '@domain/filing/scope';
import { findCrossing, getRowLimit, isReadOnlyField, isTypedField } from '@domain/filing/sections';
import { useMemo } from 'react';
import { findYearField, getSectionRows } from '@/filling/draft/changes';
import type { GridRowActions } from '@/filling/form/Grid/CellMenu';
import { useFormSession, useLatestSession } from '@/filling/form/session';
import { moveFocusToPath } from '@/filling/hooks/useFocusPath';
import { createId } from '@/utils/createId';

export interface RowActions extends Omit<GridRowActions, 'stored' | 'sort'> {
  /** Adds a row and returns the path of its first cell. */
  add(): string;
  copy(line: number): void;
  /** Removes a row by its header; the focus goes to that of its neighbour. */
  removeByHead(line: number): void;
  /** Puts the rows in this order of their ids; others keep their place at the end. */
  order(ids: readonly (string | undefined)[]): void;
  move(line: number, step: 1 | -1): void;
  /** Moves a row from its header, which keeps the focus. */
  moveByHead(line: number, step: 1 | -1): void;
  /** Adds the missing rows of a matrix. */
  complete(): void;
  /** The number of rows that `complete` would add. */
  lacking: number;
}

/** Ids of elements of a table: the button that adds a row, and the header of a row. */
export const addId = ({ key }: TableSection): string => `${key}-add`;
export const formatRowHeadId = ({ key }: TableSection, line: number): string => `${key}[${line}]`;

/**
 * Row actions: add, copy, remove and move, each undoable. The focus follows: to the first cell of a new row, to the header
 * of a copied or moved row (or of the first of several), and to that of the neighbour of a removed one. The returned object
 * stays the same while somebody types. `blankId`: id of the blank row at the end; the added row takes it, so that
 * typing before the next render reaches that row.
 */
export function useRowActions(section: TableSection, blankId?: string): RowActions {
  const { filled, form } = useFormSession();
  const session = useLatestSession();
  const lacking = useMemo(() => missingCrossings(section, form, filled).length, [section, form, filled]);

  return useMemo(() => {
    const change = (next: (rows: Row[]) => Row[] | null) => session.current.setRows(section.key, next);
    const fresh = () => createRow(section, createId());
    const crossings = () => missingCrossings(section, session.current.form, session.current.filled);

    const count = () => getSectionRows(session.current.answers, section.key).length;
    const firstCell = (line: number) => {
      const { scope } = session.current;
      const first = section.columns.find(
        (each) => isTypedField(each) && !isReadOnlyField(each) && isVisible(each, scope),
      );
      return first ? `${section.key}[${line}].${first.key}` : formatRowHeadId(section, line);
    };
    const leadToHead = (line: number) => moveFocusToPath(formatRowHeadId(section, line), 'nearest');

    const move = (line: number, step: 1 | -1) =>
      change((rows) => {
        const [moved, target] = [rows[line], line + step];
        if (!moved || target < 0 || target >= rows.length) return null;
        const rest = rows.filter((_, index) => index !== line);
        return [...rest.slice(0, target), moved, ...rest.slice(target)];
      });

    const duplicate = (first: number, last: number) =>
      change((rows) => {
        const room = getRowLimit(section) - rows.length;
        const copies = rows.slice(first, last + 1).slice(0, Math.max(0, room));
        if (copies.length === 0) return null;
        const added = copies.map((row) => ({ ...row, row: createId() }));
        return [...rows.slice(0, last + 1), ...added, ...rows.slice(last + 1)];
      });

    const remove = (first: number, last: number) =>
      change((rows) => rows.filter((_, index) => index < first || index > last));

    return {
      lacking,
      add: () => {
        const line = count();
        const added = blankId ? createRow(section, blankId) : fresh();
        change((rows) => [...rows, added]);
        const first = firstCell(line);
        moveFocusToPath(first, 'nearest');
        return first;
      },
      complete: () => {
        const line = count();
        change((rows) => [...rows, ...crossings().map((each) => ({ ...fresh(), ...each }))]);
        leadToHead(line);
      },
      removeByHead: (line) => {
        const last = count() - 2;
        remove(line, line);
        if (last < 0) moveFocusToPath(addId(section), 'nearest');
        else leadToHead(Math.min(line, last));
      },
      copy: (line) => {
        duplicate(line, line);
        leadToHead(line + 1);
      },
      insert: (line, added) =>
        change((rows) => {
          const room = Math.max(0, Math.min(added, getRowLimit(section) - rows.length));
          if (room === 0) return null;
          return [...rows.slice(0, line), ...Array.from({ length: room }, fresh), ...rows.slice(line)];
        }),
      duplicate,
      remove,
      order: (ids) =>
        change((rows) => {
          const places = new Map(ids.map((id, place) => [id, place]));
          const placeOf = ({ row }: Row) => places.get(row) ?? rows.length;
          const sorted = [...rows].sort((a, b) => placeOf(a) - placeOf(b));
          return sorted.every((row, index) => row === rows[index]) ? null : sorted;
        }),
      move,
      moveByHead: (line, step) => {
        move(line, step);
        leadToHead(line + step);
      },
    };
  }, [section, session, lacking, blankId]);
}

/**
 * Returns the missing rows of a matrix, which has one row per year and per row of another table, in the order of the other
 * table and the years; none for other tables.
 */
function missingCrossings(section: TableSection, form: Form, filled: Answers): Row[] {
  const { year, choice } = findCrossing(section) ?? {};
  if (!year || !choice || !('options' in choice) || !('rowsOf' in choice.options)) return [];
  const of = choice.options;
  const grid = form.sections.find((candidate) => candidate.kind === 'yearly');
  const years = grid ? getSectionRows(filled, grid.key).map((row) => row[findYearField(grid) ?? '']) : [];
  const others = getSectionRows(filled, of.rowsOf).map((row) => row[of.column]);
  const isThere = (wanted: Row) =>
    getSectionRows(filled, section.key).some(
      (row) => row[year.key] === wanted[year.key] && row[choice.key] === wanted[choice.key],
    );
  return others
    .flatMap((other) => years.map((each): Row => ({ [year.key]: each, [choice.key]: other })))
    .filter((crossing) => !isThere(crossing));
}
