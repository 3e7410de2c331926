import { memo } from 'react';
import GridCell from './GridCell';
import styles from './index.module.css';
import type { GridProps } from './props';

interface GridRowProps {
  grid: GridProps;
  index: number;
  /** Takes the height of the row, where only the rows in view are rendered. */
  measure: ((row: HTMLElement | null) => void) | undefined;
}

/** One line. It is rendered again with the grid's own properties only, not while the grid is scrolled. */
function GridRow({ grid, index, measure }: GridRowProps) {
  const { columns, cellAt, lineAt, edits } = grid;
  const line = lineAt(index);
  return (
    <>
      <tr ref={measure} data-index={index} className={line.isSum ? styles.sum : ''} aria-rowindex={index + 2}>
        <th
          scope="row"
          className={styles.head}
          aria-label={line.name}
          aria-colindex={1}
          data-line={index}
          data-column={-1}
        >
          {line.head}
        </th>
        {columns.map((column, place) => {
          const { cell: _, ...spec } = cellAt(index, place);
          const held = column.isHeld && { isHeld: true };
          return (
            <GridCell
              key={column.key}
              {...spec}
              {...held}
              line={index}
              column={place}
              onChange={edits.onChange}
            />
          );
        })}
      </tr>
      {line.after}
    </>
  );
}

export default memo(GridRow);

/** Room of the lines that are not rendered. */
export function RowSpacer({ height, span }: { height: number; span: number }) {
  return (
    <tr>
      <td colSpan={span} style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}
