import { fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CellContent } from '@/filling/form/Grid/cellTexts';
import { createGridFocus } from '@/filling/form/Grid/gridFocus';
import { createSelectionStore } from '@/filling/form/Grid/selection';
import { useGridKeys } from '@/filling/form/Grid/useGridKeys';
import { formatShortcutKeys, isPressed, type ShortcutName, shortcuts } from './shortcuts';

afterEach(() => vi.restoreAllMocks());

/** Creates the keyboard event of a shortcut. */
function eventOf(name: ShortcutName, more: KeyboardEventInit = {}): KeyboardEventInit {
  const {
    key,
    ctrl = false,
    alt = false,
    shift = false,
  } = { ...shortcuts[name] } as {
    key: string;
    ctrl?: boolean;
    alt?: boolean;
    shift?: boolean;
  };
  return { key, ctrlKey: ctrl, altKey: alt, shiftKey: shift, bubbles: true, ...more };
}

const press = (target: Element, init: KeyboardEventInit, name: ShortcutName): boolean => {
  let isHeard = false;
  const hear = (event: KeyboardEvent) => {
    isHeard = isPressed(event, name);
  };
  document.addEventListener('keydown', hear);
  fireEvent.keyDown(target, init);
  document.removeEventListener('keydown', hear);
  return isHeard;
};

describe(isPressed, () => {
  it('accepts Ctrl and ⌘ in a field, but single keys only outside', () => {
    const { getByRole } = render(
      <>
        <input />
        <button type="button" role="combobox" aria-expanded={false} aria-controls="list" />
      </>,
    );
    const [field, box] = [getByRole('textbox'), getByRole('combobox')];
    expect(press(field, eventOf('find'), 'find')).toBe(true);
    expect(press(field, { key: 'K', metaKey: true, bubbles: true }, 'find')).toBe(true);
    expect(press(field, eventOf('list', { shiftKey: true }), 'list')).toBe(false);
    expect(press(box, eventOf('undoAct'), 'undoAct')).toBe(false);
    expect(press(document.body, eventOf('list', { shiftKey: true }), 'list')).toBe(true);
    expect(press(document.body, eventOf('list', { key: '？' }), 'list')).toBe(true);
  });

  it.each([
    ['the browser has of its own', eventOf('find', { shiftKey: true })],
    ['belong to a writing system at work', eventOf('find', { isComposing: true })],
    ['lack Ctrl', eventOf('find', { ctrlKey: false })],
  ])('ignores keys that %s', (_, init) => {
    expect(press(document.body, init, 'find')).toBe(false);
  });

  it('ignores keys under a modal dialog', () => {
    const { getByRole } = render(
      <div role="dialog" aria-modal="true">
        <button type="button">yes</button>
      </div>,
    );
    expect(press(getByRole('button'), eventOf('find'), 'find')).toBe(false);
  });
});

describe(formatShortcutKeys, () => {
  it('returns the names of the keys on the keyboard', () => {
    expect(formatShortcutKeys('find')).toEqual(['Ctrl', 'K']);
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    );
    expect(formatShortcutKeys('find')).toEqual(['⌘', 'K']);
  });
});

describe('shortcuts', () => {
  it('name keys that a table of a form obeys', () => {
    const onStep = vi.fn(() => true);
    const acts = {
      onMove: vi.fn(),
      onClear: vi.fn(),
      onFill: vi.fn(),
      onFind: vi.fn(),
      onExplain: vi.fn(),
      onMenu: vi.fn(),
    };
    const box = { current: document.createElement('div') };
    const selection = createSelectionStore();
    const focus = createGridFocus({
      box,
      selection,
      size: () => ({ count: 3, width: 1 }),
      read: () => () => ({ isTyped: true }) as CellContent,
      reveal: vi.fn(),
    });
    const { result } = renderHook(() => useGridKeys({ focus, selection, onStep, ...acts }));
    const { getAllByRole } = render(
      <div
        ref={(element) => element && Object.assign(box, { current: element })}
        {...{ onKeyDown: result.current }}
      >
        <table>
          <tbody>
            {[0, 1, 2].map((line) => (
              <tr key={line}>
                <td data-line={line} data-column={0}>
                  <input />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>,
    );
    const [first, middle, last] = getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    const type = (name: ShortcutName) => fireEvent.keyDown(middle, eventOf(name));
    type('undo');
    type('redo');
    expect(onStep.mock.calls).toEqual([['undo'], ['redo']]);
    type('rowUp');
    type('rowDown');
    expect(acts.onMove.mock.calls).toEqual([
      [1, -1],
      [1, 1],
    ]);
    type('fillDown');
    type('findInTable');
    type('clearCells');
    type('cellMenu');
    for (const act of [acts.onFill, acts.onFind, acts.onClear, acts.onMenu])
      expect(act).toHaveBeenCalledOnce();
    type('selectAll');
    expect(selection.get()).toMatchObject({ anchor: { line: 0 }, extent: { line: 2 } });
    type('next');
    expect(last).toHaveFocus();
    type('previous');
    expect(first).toHaveFocus();
  });
});
