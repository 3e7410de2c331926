import { MoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type FocusEvent, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { TraceSourceContext } from '@/components/Why/source';
import { useLanguage } from '@/utils/language';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { getStickyOffsetStyle } from './GridCell';
import GridRow, { RowSpacer } from './GridRow';
import styles from './index.module.css';
import type { CellSpec, GridProps } from './props';
import StatusLine, { type StatusHandle } from './StatusLine';
import { type GridRange, getSelectedRange } from './selection';
import { pasteFromClipboard, useClipboard } from './useClipboard';
import { useEdges } from './useEdges';
import { useGridKeys } from './useGridKeys';
import { useGridPointer } from './useGridPointer';
import { useSheet } from './useSheet';

const CellMenu = lazyWithRetry(() => import('./CellMenu'));
const CellExplanation = lazyWithRetry(() => import('./CellExplanation'));

/** Role of the table: its cells are typed into and selected. */
const GRID = { role: 'grid', 'aria-multiselectable': true } as const;

/** A table to type in like a sheet: cells are selected, filled, copied and pasted by mouse and keyboard. */
export default function Grid(props: GridProps) {
  const { label, corner, columns, count, edits } = props;
  const { t } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLElement>(null);
  useEdges(frame, box);
  const { selection, focus, lines, reveal, measure } = useSheet(props, box);
  const status = useRef<StatusHandle>(null);
  const [menu, openMenu] = useState<{ x: number; y: number } | null>(null);
  const isExplained = useContext(TraceSourceContext) !== null;
  const [explained, explain] = useState<CellSpec | null>(null);
  const { shownLine } = props;
  useEffect(() => {
    if (shownLine !== undefined) reveal(shownLine);
  }, [shownLine, reveal]);

  const onRange = (act: (range: GridRange) => void) => () => {
    const selected = selection.get();
    if (selected) act(getSelectedRange(selected));
  };
  const findComputedCell = (): CellSpec | null => {
    const { active } = selection.get() ?? {};
    if (!active || !isExplained) return null;
    const cell = props.cellAt(active.line, active.column);
    return cell.field.computed && cell.path ? cell : null;
  };
  const onFill = onRange(edits.onFill);
  const onKeyDown = useGridKeys({
    focus,
    selection,
    onFill,
    onStep: (way) => {
      const isDone = edits.onStep(way);
      if (isDone) requestAnimationFrame(focus.recover);
      return isDone;
    },
    onClear: onRange(edits.onClear),
    onFind: () => status.current?.find(),
    onExplain: () => {
      const cell = findComputedCell();
      if (cell) explain(cell);
      return cell !== null;
    },
    onMenu: openMenu,
    onMove: props.onMove,
  });
  const pointer = useGridPointer({ focus, selection, onFill, box, onMenu: openMenu });
  const { onEvents, write } = useClipboard(edits, selection, focus);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const place = focus.placeOf(event.target);
    if (!place) return;
    focus.enter(place);
    edits.onPlace(place.line, place.column);
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) edits.onAway();
  };
  const computed = menu && findComputedCell();
  const isSingle = columns.length === 1 && columns[0]?.kind === 'decimal';
  const closeMenu = () => {
    openMenu(null);
    focus.returnToCell();
  };

  return (
    <div ref={frame} className={`${styles.frame} ${isSingle ? styles.single : ''}`}>
      <section ref={box} className={styles.scroll} aria-label={t('forms.grid.label', { title: label })}>
        <table
          {...GRID}
          aria-label={label}
          className={styles.table}
          aria-rowcount={count + (props.totals ? 2 : 1)}
          aria-colcount={columns.length + 1}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={onBlur}
          onInput={focus.noteInput}
          {...pointer}
          {...onEvents}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles.corner} data-held="" aria-colindex={1}>
                {corner}
              </th>
              {columns.map((column, place) => (
                <th
                  key={column.key}
                  scope="col"
                  className={`${styles[`of-${column.kind}`] ?? ''} ${column.isHeld ? styles.held : ''}`}
                  style={getStickyOffsetStyle({ ...column, column: place })}
                  aria-label={column.name}
                  aria-colindex={place + 2}
                  data-line={-1}
                  data-column={place}
                  {...(column.isHeld && { 'data-held': '' })}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) =>
              typeof line === 'number' ? (
                <GridRow key={props.keyAt(line)} grid={props} index={line} measure={measure} />
              ) : (
                <RowSpacer key={`after ${line.after}`} height={line.height} span={columns.length + 1} />
              ),
            )}
          </tbody>
          {props.totals && <tfoot>{props.totals}</tfoot>}
        </table>
      </section>
      <StatusLine
        handle={status}
        selection={selection}
        read={props.read}
        count={count}
        width={columns.length}
        said={edits.said}
        onShow={focus.show}
        onLeave={focus.returnToCell}
        tools={
          <Button
            size="small"
            type="text"
            icon={<MoreOutlined aria-hidden />}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => {
              if (!selection.get()) selection.select({ line: 0, column: 0 });
              const { left, bottom } = currentTarget.getBoundingClientRect();
              openMenu({ x: left, y: bottom });
            }}
          >
            {t('forms.sheet.acts')}
          </Button>
        }
      />
      {menu && (
        <Suspense fallback={null}>
          <CellMenu
            at={menu}
            selection={selection}
            rows={props.rows}
            onExplain={computed ? () => explain(computed) : undefined}
            columnName={(column) => columns[column]?.title ?? ''}
            onCopy={(isCut) => onRange((range) => void write(range, isCut))()}
            onPaste={() => onRange((range) => void pasteFromClipboard(range, edits))()}
            onClear={onRange(edits.onClear)}
            onFill={onFill}
            onGo={(place) => requestAnimationFrame(() => focus.go(place))}
            onClose={closeMenu}
          />
        </Suspense>
      )}
      {explained && (
        <Suspense fallback={null}>
          <CellExplanation
            cell={explained}
            onClose={() => {
              explain(null);
              focus.returnToCell();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
