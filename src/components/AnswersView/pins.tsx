import { PushpinFilled, PushpinOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import {
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Pins at places of the answers; null where none are shown. */
export interface Pins {
  /** Paths that something is pinned to. */
  marked: ReadonlySet<string>;
  /** The place that is written about now, and what it is written in. */
  open: string | null;
  editor: ReactNode;
  /** Absent: what is pinned is only read. */
  pin?(path: string): void;
  close(): void;
}

export const PinsContext = createContext<Pins | null>(null);

export const usePins = (): Pins | null => useContext(PinsContext);

/** Attributes that mark an element as the place of an answer. */
export const placeOf = (pins: Pins | null, path: string | undefined) =>
  pins && path !== undefined ? { 'data-place': path, 'data-pinned': pins.marked.has(path) || undefined } : {};

const CONTROLS = 'button, a, input, textarea, label';

/** A click anywhere on a place pins to it; not on a control in it, and not at the end of selecting its text. */
export function pinByClick(pins: Pins, { target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return;
  if (window.getSelection()?.isCollapsed === false) return;
  const path = target.closest<HTMLElement>('[data-place]')?.dataset.place;
  if (path !== undefined) pins.pin?.(path);
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** In a table one place at a time takes the focus; arrows lead from cell to cell. */
export function moveByArrow(event: KeyboardEvent): void {
  const [down, across] = STEPS[event.key] ?? [];
  const { target } = event;
  if (down === undefined || across === undefined || !(target instanceof HTMLButtonElement)) return;
  const cell = target.closest('td');
  const row = cell?.closest('tr');
  const body = row?.closest('tbody');
  if (!cell || !row || !body || target.dataset.pin === undefined) return;
  const toRight = getComputedStyle(cell).direction === 'rtl' ? -across : across;
  const next =
    body.rows[row.sectionRowIndex + down]?.cells[cell.cellIndex + toRight]?.querySelector<HTMLElement>(
      '[data-pin]',
    );
  if (!next) return;
  event.preventDefault();
  target.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
}

/** The width of what is written in, with its edges. */
const EDITOR = 360;

/** The side on which it does not lie over what stands beside the answers. */
function placementAt(button: HTMLElement | null): 'topLeft' | 'topRight' {
  const end = button?.closest('section')?.getBoundingClientRect().right ?? window.innerWidth;
  return (button?.getBoundingClientRect().left ?? 0) + EDITOR > end ? 'topRight' : 'topLeft';
}

interface PinButtonProps {
  path: string | undefined;
  /** Name of the place. */
  name: string;
  /** In a table only the first place is reached by Tab. */
  isReached?: boolean;
  /** Says in words what it does, where there is room. */
  isWordy?: boolean;
}

/** The way to pin something to a place, for whoever may: for the keyboard, and to be seen. */
export function PinButton({ path, name, isReached = true, isWordy = false }: PinButtonProps) {
  const { t } = useLanguage();
  const pins = usePins();
  const editor = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  // Only now does it stand in the page: what asks for the focus when it is drawn does not get it.
  const begin = (isOpen: boolean) => isOpen && editor.current?.querySelector('textarea')?.focus();
  if (!pins || path === undefined) return null;
  const isPinned = pins.marked.has(path);
  const { pin } = pins;
  if (!pin)
    return isPinned ? (
      <span className={styles.mark} role="img" aria-label={t('review.pinnedHere', { place: name })}>
        <PushpinFilled aria-hidden="true" />
      </span>
    ) : null;
  const label = t(isPinned ? 'review.pinned' : 'review.pinHere', { place: name });
  const Icon = isPinned ? PushpinFilled : PushpinOutlined;
  const button = (
    <button
      ref={place}
      type="button"
      className={isPinned || isWordy ? styles.pinned : styles.pin}
      data-pin={path}
      tabIndex={isReached ? 0 : -1}
      aria-label={label}
      onClick={() => pin(path)}
    >
      <Icon aria-hidden="true" /> {isWordy && label}
    </button>
  );
  if (pins.open !== path) return button;
  return (
    <Popover
      open
      placement={placementAt(place.current)}
      destroyOnHidden
      trigger={[]}
      content={<div ref={editor}>{pins.editor}</div>}
      onOpenChange={pins.close}
      afterOpenChange={begin}
    >
      {button}
    </Popover>
  );
}
