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

/** Corrections pinned to answers; null where none are shown. */
export interface AnswerPins {
  /** Answer paths with at least one pinned correction. */
  marked: ReadonlySet<string>;
  /** Path of the answer being commented on, and the editor in which the comment is written. */
  open: string | null;
  editor: ReactNode;
  /** Starts a comment on an answer; absent where corrections are read-only. */
  pin?(path: string): void;
  close(): void;
}

export const PinsContext = createContext<AnswerPins | null>(null);

export const usePins = (): AnswerPins | null => useContext(PinsContext);

/** Data attributes that mark an element as the target of pins for an answer path. */
export const buildPinAttributes = (pins: AnswerPins | null, path: string | undefined) =>
  pins && path !== undefined ? { 'data-place': path, 'data-pinned': pins.marked.has(path) || undefined } : {};

const CONTROLS = 'button, a, input, textarea, label, [data-explanation]';

/** Pins on a click inside an answer, except on a control in it or at the end of a text selection. */
export function handlePinClick(pins: AnswerPins, { target }: MouseEvent): void {
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

/** Moves the focus between cells with the arrow keys: one cell of a table is in the tab order at a time. */
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

/** Width of the comment editor in pixels, with its borders. */
const EDITOR = 360;

/** Placement of the editor on the side that does not cover the panel beside the answers. */
function placementAt(button: HTMLElement | null): 'topLeft' | 'topRight' {
  const answers = button?.closest('section');
  if (!button || !answers) return 'topLeft';
  const [at, room] = [button.getBoundingClientRect(), answers.getBoundingClientRect()];
  const isRightToLeft = getComputedStyle(button).direction === 'rtl';
  if (isRightToLeft) return at.right - EDITOR < room.left ? 'topLeft' : 'topRight';
  return at.left + EDITOR > room.right ? 'topRight' : 'topLeft';
}

interface PinButtonProps {
  path: string | undefined;
  /** Name of the answer or section that the button belongs to. */
  name: string;
  /** In a table only the first button is in the tab order; arrow keys reach the others. */
  isReached?: boolean;
  /** Shows the button's label as text beside its icon. */
  isWordy?: boolean;
}

/** Button that pins a correction to an answer; visible and reachable by keyboard. */
export function PinButton({ path, name, isReached = true, isWordy = false }: PinButtonProps) {
  const { t } = useLanguage();
  const pins = usePins();
  const editor = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLButtonElement>(null);
  // Focuses the editor once the popup is in the page: `autoFocus` acts before that, without effect.
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
      classNames={{ root: styles.commentBox }}
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
