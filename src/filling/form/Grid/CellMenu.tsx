import { Dropdown, type MenuProps } from 'antd';
import { untipped } from '@/components/OverlayTrigger';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';
import { type GridPosition, getSelectedRange, type SelectionStore } from './selection';

/** Acts on whole rows, in tables whose rows people add. Each is one step to undo. */
export interface GridRowActions {
  /** Number of rows that are stored: the blank one at the end is not. */
  stored: number;
  /** Adds blank rows before a line. */
  insert(line: number, count: number): void;
  duplicate(first: number, last: number): void;
  remove(first: number, last: number): void;
  /** Puts the rows in the order of a column; rows without a value come last. */
  sort(column: number, isDown: boolean): void;
}

interface CellMenuProps {
  /** Place where the menu opens, in pixels of the window. */
  at: { x: number; y: number };
  selection: SelectionStore;
  rows: GridRowActions | undefined;
  columnName(column: number): string;
  /** Says why the cell has its value; undefined for a cell that is not computed. */
  onExplain: (() => void) | undefined;
  onCopy(isCut: boolean): void;
  onPaste(): void;
  onClear(): void;
  onFill(): void;
  /** Shows a cell after its row has moved or was added. */
  onGo(place: GridPosition): void;
  onClose(): void;
}

type Items = NonNullable<MenuProps['items']>;

/** Menu of the selected cells and their rows. */
export default function CellMenu(props: CellMenuProps) {
  const { at, selection, onExplain, onCopy, onPaste, onClear, onFill, onClose } = props;
  const { t } = useLanguage();
  const rowItems = useRowItems(props);
  if (!selection.get()) return null;
  const canRead = typeof navigator.clipboard?.readText === 'function';
  const canWrite = typeof navigator.clipboard?.writeText === 'function';
  const entry = (key: string, keys: string, onClick: () => void) => ({
    key,
    label: t(`forms.sheet.${key}`),
    extra: keys,
    onClick,
  });
  const items: Items = [
    ...(onExplain ? [entry('why', 'Enter', onExplain), { type: 'divider' as const }] : []),
    ...(canWrite
      ? [entry('cut', 'Ctrl+X', () => onCopy(true)), entry('copy', 'Ctrl+C', () => onCopy(false))]
      : []),
    ...(canRead ? [entry('paste', 'Ctrl+V', onPaste)] : []),
    entry('clear', 'Delete', onClear),
    entry('fill', 'Ctrl+D', onFill),
    ...rowItems,
  ];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ ...untipped, items, onClick: onClose }}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <span className={styles.menuPlace} style={{ left: at.x, top: at.y }} />
    </Dropdown>
  );
}

function useRowItems({ selection, rows, columnName, onGo }: CellMenuProps): Items {
  const { t } = useLanguage();
  const selected = selection.get();
  if (!rows || !selected) return [];
  const { top, bottom } = getSelectedRange(selected);
  const { active } = selected;
  const last = Math.min(bottom, rows.stored - 1);
  const count = last - top + 1;
  const isStored = count > 0;
  const act = (key: string, onClick: () => void, isOff = !isStored) => ({
    key,
    label: t(`forms.sheet.${key}`, { count, name: columnName(active.column) }),
    disabled: isOff,
    onClick,
  });
  const insert = (line: number) => {
    rows.insert(line, count);
    onGo({ line, column: active.column });
  };
  return [
    { type: 'divider' },
    act('insertAbove', () => insert(top)),
    act('insertBelow', () => insert(last + 1)),
    act('duplicate', () => {
      rows.duplicate(top, last);
      onGo({ line: last + 1, column: active.column });
    }),
    {
      ...act('remove', () => {
        rows.remove(top, last);
        onGo({ line: top, column: active.column });
      }),
      danger: true,
    },
    { type: 'divider' },
    act('sortUp', () => rows.sort(active.column, false), rows.stored < 2),
    act('sortDown', () => rows.sort(active.column, true), rows.stored < 2),
  ];
}
