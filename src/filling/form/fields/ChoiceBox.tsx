import { DownOutlined } from '@ant-design/icons';
import { type KeyboardEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { buildAriaProps, type ControlProps } from '@/filling/form/controlProps';
import { insertText } from '@/utils/cleanPaste';
import styles from './index.module.css';

interface ChoiceBoxProps {
  control: ControlProps;
  popup: 'listbox' | 'tree';
  /** Chosen option as text, or an element for each of several. */
  chosen: ReactNode;
  placeholder: string;
  /** Loads the list, so that it is drawn at once. */
  prepare(): Promise<void>;
  /** Draws the list, which takes the focus, open if it was pressed. */
  drawList(isPressed: boolean): ReactNode;
}

type Visit = 'focused' | 'pressed';

/** True for a key that begins a search in a list: a letter. */
export const startsSearch = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && /^\S$/.test(key);

/**
 * Box of a choice. Its list takes its place when somebody comes to it: a form has dozens of choices, of which a visit changes
 * few, and what draws a list is the dearest of all controls to load and to mount.
 */
export default function ChoiceBox({
  control,
  popup,
  chosen,
  placeholder,
  prepare,
  drawList,
}: ChoiceBoxProps) {
  const [visit, setVisit] = useState<Visit>();
  // Forgotten when the focus goes on before the list is there: it would take it back.
  const wanted = useRef<Visit>();
  const typed = useRef('');
  const showList = () => {
    const text = typed.current;
    if (!wanted.current) return;
    // At once: a key that comes between focus and list would be lost.
    flushSync(() => setVisit(wanted.current));
    const input = document.activeElement;
    if (text && input instanceof HTMLInputElement) insertText(input, text);
    typed.current = '';
  };
  const ask = (next: Visit) => {
    if (next === 'pressed' || !wanted.current) wanted.current = next;
    void prepare().then(showList);
  };
  const box = (
    <button
      id={control.id}
      {...buildAriaProps(control)}
      type="button"
      role="combobox"
      aria-haspopup={popup}
      aria-expanded={false}
      className={styles.closed}
      onPointerEnter={() => void prepare()}
      // The list must not be there before the press ends: it closes when something outside of it is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        ask('pressed');
        event.currentTarget.focus();
      }}
      onFocus={() => ask('focused')}
      onKeyDown={(event) => {
        if (startsSearch(event)) typed.current += event.key;
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        ask('pressed');
      }}
      onBlur={() => {
        wanted.current = undefined;
        typed.current = '';
      }}
    >
      <span className={styles.chosen}>
        {chosen || <span className={styles.blank}>{control.raw ?? placeholder}</span>}
      </span>
      <DownOutlined aria-hidden className={styles.arrow ?? ''} />
    </button>
  );
  if (!visit) return box;
  return <Suspense fallback={box}>{drawList(visit === 'pressed')}</Suspense>;
}
