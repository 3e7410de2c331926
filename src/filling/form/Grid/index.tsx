import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import { useLanguage } from '@/utils/language';
import type { GridCellProps } from './CellEditors';
import GridCell, { getStickyOffsetStyle } from './GridCell';
import styles from './index.module.css';
import type { PasteTarget } from './slots';
import { type GridKeys, useGridKeys } from './useGridKeys';

interface GridColumn {
  key: string;
  head: ReactNode;
  /** Accessible name of the head, where that contains a button. */
  name?: string | undefined;
  /** Field type, which decides the width. */
  kind: string;
  /** Keeps the column in view while the table is scrolled sideways; possible only for the first columns. */
  isHeld?: boolean;
}

interface GridLine {
  key: string;
  head: ReactNode;
  /** Accessible name of the head, where that contains a button. */
  name?: string | undefined;
  isSum?: boolean;
  /** Table row below this line that takes no input, such as a total. */
  after?: ReactNode;
}

export type CellSpec = PasteTarget &
  Omit<GridCellProps, 'line' | 'column' | 'isHeld' | 'onChange' | 'field' | 'isTyped'>;

export interface GridProps extends GridKeys {
  label: string;
  /** Header of the column of row headers. */
  corner: string;
  columns: GridColumn[];
  lineAt(line: number): GridLine;
  cellAt(line: number, column: number): CellSpec;
  onChange: GridCellProps['onChange'];
  /** A line to bring into view. */
  shownLine?: number | undefined;
}

/** Number of lines above which only those in view are rendered. */
const VIRTUAL_FROM = 50;
const LINE_HEIGHT = 41;

/** A table to type in: arrow keys and Enter move between cells, blocks are pasted from spreadsheets. */
export default function Grid(props: GridProps) {
  const { label, corner, columns, count } = props;
  const { t } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  useEdges(frame, box);
  const isVirtual = count > VIRTUAL_FROM;
  const virtualizer = useVirtualizer({
    count,
    enabled: isVirtual,
    getScrollElement: () => box.current,
    estimateSize: () => LINE_HEIGHT,
    overscan: 8,
  });
  const reveal = useCallback((line: number) => virtualizer.scrollToIndex(line), [virtualizer]);
  const { shownLine } = props;
  useEffect(() => {
    if (isVirtual && shownLine !== undefined) reveal(shownLine);
  }, [isVirtual, shownLine, reveal]);
  const keys = useGridKeys(props, box, isVirtual ? reveal : undefined);

  const shown = isVirtual
    ? virtualizer.getVirtualItems().map((item) => item.index)
    : Array.from({ length: count }, (_, index) => index);
  const items = virtualizer.getVirtualItems();
  const above = isVirtual ? (items[0]?.start ?? 0) : 0;
  const below = isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;

  return (
    <div ref={frame} className={styles.frame}>
      <section
        ref={box}
        className={isVirtual ? styles.tall : styles.scroll}
        aria-label={t('forms.grid.label', { title: label })}
      >
        <table className={styles.table} aria-rowcount={count + 1} {...keys}>
          <thead>
            <tr>
              <th scope="col" className={styles.corner} data-held="">
                {corner}
              </th>
              {columns.map((column, place) => (
                <th
                  key={column.key}
                  scope="col"
                  className={`${styles[`of-${column.kind}`] ?? ''} ${column.isHeld ? styles.held : ''}`}
                  style={getStickyOffsetStyle({ ...column, column: place })}
                  aria-label={column.name}
                  {...(column.isHeld && { 'data-held': '' })}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Spacer height={above} span={columns.length + 1} />
            {shown.map((index) => {
              const line = props.lineAt(index);
              return <Row key={line.key} {...props} index={index} line={line} />;
            })}
            <Spacer height={below} span={columns.length + 1} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ columns, cellAt, onChange, index, line }: GridProps & { index: number; line: GridLine }) {
  return (
    <>
      <tr className={line.isSum ? styles.sum : ''} aria-rowindex={index + 2}>
        <th scope="row" className={styles.head} aria-label={line.name}>
          {line.head}
        </th>
        {columns.map((column, place) => {
          const { cell, ...spec } = cellAt(index, place);
          const held = column.isHeld && { isHeld: true };
          return (
            <GridCell key={column.key} {...spec} {...held} line={index} column={place} onChange={onChange} />
          );
        })}
      </tr>
      {line.after}
    </>
  );
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr>
      <td colSpan={span} style={{ blockSize: height, padding: 0, border: 0 }} />
    </tr>
  );
}

/** Sets the widths of the sticky columns as CSS variables, and marks the ends at which more columns are hidden. */
function useEdges(frame: RefObject<HTMLElement>, box: RefObject<HTMLElement>): void {
  useEffect(() => {
    const [outer, scroller] = [frame.current, box.current];
    if (!outer || !scroller) return undefined;
    const mark = () => {
      const before = Math.abs(scroller.scrollLeft);
      const after = scroller.scrollWidth - scroller.clientWidth - before;
      outer.toggleAttribute('data-more-before', before > 1);
      outer.toggleAttribute('data-more-after', after > 1);
    };
    const measure = () => {
      let room = 0;
      for (const [place, head] of scroller.querySelectorAll<HTMLElement>('th[data-held]').entries()) {
        outer.style.setProperty(`--held-${place}`, `${room}px`);
        if (getComputedStyle(head).insetInlineStart !== 'auto') room += head.offsetWidth;
      }
      outer.style.setProperty('--held', `${room}px`);
      mark();
    };
    const observer = new ResizeObserver(measure);
    for (const each of [scroller, ...scroller.querySelectorAll('table')]) observer.observe(each);
    scroller.addEventListener('scroll', mark, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      scroller.removeEventListener('scroll', mark);
    };
  }, [frame, box]);
}
