/** Keyboard shortcuts of the portal: one table for their handlers and for the list of shortcuts. */
import type { PageAccess } from '../../config/routes';

let areSignKeysOn = true;

/** Enables or disables single-key shortcuts, as the person has set (models/settings.ts). */
export const setSingleKeys = (isOn: boolean): void => {
  areSignKeysOn = isOn;
};

interface Shortcut {
  /** Value of `KeyboardEvent.key`. */
  key: string;
  /** True: with Ctrl, or ⌘ on a Mac. */
  ctrl?: boolean;
  alt?: boolean;
  shift?: boolean;
}

/** Shortcuts by name; their descriptions are the texts `find.keys.<name>`. */
export const shortcuts = {
  find: { key: 'k', ctrl: true },
  list: { key: '?' },
  undoAct: { key: 'z' },
  undo: { key: 'z', ctrl: true },
  redo: { key: 'y', ctrl: true },
  redoAgain: { key: 'z', ctrl: true, shift: true },
  next: { key: 'Enter' },
  previous: { key: 'Enter', shift: true },
  editCell: { key: 'F2' },
  clearCells: { key: 'Delete' },
  selectAll: { key: 'a', ctrl: true },
  fillDown: { key: 'd', ctrl: true },
  findInTable: { key: 'f', ctrl: true },
  cellMenu: { key: 'F10', shift: true },
  rowUp: { key: 'ArrowUp', alt: true },
  rowDown: { key: 'ArrowDown', alt: true },
  leave: { key: 'Escape' },
  noteDone: { key: 'Enter', ctrl: true },
  nextFiling: { key: 'j' },
  previousFiling: { key: 'k' },
  nextFile: { key: 'n' },
  previousFile: { key: 'p' },
  closeFile: { key: 'Escape' },
  takeBack: { key: 'z' },
  approve: { key: 'a' },
  return: { key: 'r' },
  reject: { key: 'd' },
  sendDecision: { key: 'Enter', ctrl: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof shortcuts;

interface ShortcutGroup {
  /** Suffix of the text key `find.keys.in.<place>`. */
  place: string;
  names: ShortcutName[];
  /** Access required for the pages of the group. */
  access?: PageAccess;
}

/** Shortcuts grouped by the pages on which they work. */
export const shortcutGroups: ShortcutGroup[] = [
  { place: 'everywhere', names: ['find', 'list', 'undoAct'] },
  {
    place: 'tables',
    names: [
      'undo',
      'redo',
      'next',
      'previous',
      'editCell',
      'clearCells',
      'selectAll',
      'fillDown',
      'findInTable',
      'cellMenu',
      'rowUp',
      'rowDown',
      'leave',
    ],
    access: { company: true },
  },
  { place: 'notes', names: ['noteDone'], access: { right: 'review.first' } },
  {
    place: 'desk',
    names: [
      'approve',
      'return',
      'reject',
      'sendDecision',
      'takeBack',
      'nextFiling',
      'previousFiling',
      'nextFile',
      'previousFile',
      'closeFile',
    ],
    access: { right: 'review.first' },
  },
];

/** The box of a choice too, whose list a letter searches. */
const FIELDS =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]';

/** True if the event comes from a field for text. */
export const isInField = ({ target }: Event): boolean =>
  target instanceof Element && !!target.closest(FIELDS);

/** Normalizes a key: a Chinese keyboard types the full-width question mark. */
const plain = (key: string) => (key === '？' ? '?' : key.toLowerCase());

/**
 * True if the event is this shortcut. A single-key shortcut, for which some keyboards need Shift, is ignored in text fields and
 * when such shortcuts are turned off; every shortcut is ignored during input with an input method, and while a modal dialog is
 * open.
 */
export function isPressed(event: KeyboardEvent, name: ShortcutName): boolean {
  const { key, ctrl = false, alt = false, shift = false }: Shortcut = shortcuts[name];
  const target = event.target instanceof Element ? event.target : null;
  const isSign = !ctrl && !alt && key.length === 1;
  if (event.isComposing || event.defaultPrevented || target?.closest('[aria-modal=true]')) return false;
  if (isSign && (isInField(event) || !areSignKeysOn)) return false;
  return (
    plain(event.key) === key.toLowerCase() &&
    ctrl === (event.ctrlKey || event.metaKey) &&
    alt === event.altKey &&
    (isSign || shift === event.shiftKey)
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const SIGNS: Partial<Record<string, string>> = { ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc' };

/** Returns the keys of a shortcut as labelled on this keyboard. */
export function formatShortcutKeys(name: ShortcutName): string[] {
  const { key, ctrl, alt, shift }: Shortcut = shortcuts[name];
  const [control, option] = isApple() ? ['⌘', '⌥'] : ['Ctrl', 'Alt'];
  const sign = SIGNS[key] ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(ctrl ? [control] : []), ...(alt ? [option] : []), ...(shift ? ['Shift'] : []), sign];
}
