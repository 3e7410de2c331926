import type { AnswerValue, Field } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { formatGrouped } from '@domain/number-format';
import { useRef, useState } from 'react';
import { useLatestSession } from './session';

type OnChange = (value: AnswerValue, raw?: string) => void;

/** Maximum number of decimals shown; a number has fewer, so none is cut off. */
const DECIMALS_AT_MOST = 20;

/**
 * Formats a value for a field without the focus: grouped digits, which can be parsed again, and at least as many decimals as
 * the field has. Further decimals are a fault and stay visible with it.
 */
function editText(field: Field, value: AnswerValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number' || field.type === 'year') return String(value);
  return formatGrouped(value, ('precision' in field && field.precision) || 0, DECIMALS_AT_MOST);
}

const isText = (field: Field) =>
  !['integer', 'decimal', 'money_wan', 'percent', 'year', 'date', 'month'].includes(field.type);

/**
 * Text of an input while it is typed, and its value in the answers. Readable text goes into the answers at once; the text is
 * normalized on blur, and unreadable text stays as typed.
 */
export function useDraftText(field: Field, value: AnswerValue, raw: string | undefined, onChange: OnChange) {
  const session = useLatestSession();
  const [text, setText] = useState(() => raw ?? editText(field, value));
  const [sent, setSent] = useState({ value, raw });
  const [drawn, setDrawn] = useState({ value, raw });
  const isTyping = useRef(false);
  // A value equal to the sent one is only its delayed render; any other was set from outside.
  if (drawn.value !== value || drawn.raw !== raw) {
    setDrawn({ value, raw });
    if (sent.value !== value || sent.raw !== raw) {
      isTyping.current = false;
      setSent({ value, raw });
      setText(raw ?? editText(field, value));
    }
  }

  // The value before the typing that is going on.
  const settled = useRef({ value, raw });
  if (!isTyping.current) settled.current = { value, raw };

  const send = (next: AnswerValue, unread?: string) => {
    // A blank field is no change either: focusing a blank row and leaving it must not store that row.
    if (next === (sent.value ?? null) && unread === sent.raw) return;
    setSent({ value: next, raw: unread });
    onChange(next, unread);
  };

  const type = (typed: string) => {
    isTyping.current = true;
    setText(typed);
    session.current.typing?.begin();
    if (isText(field)) return send(typed === '' ? null : typed);
    const read = parseInput(field, typed);
    if ('value' in read) send(read.value);
  };

  const settle = () => {
    isTyping.current = false;
    const read = parseInput(field, text);
    if ('value' in read) {
      setText(editText(field, read.value));
      send(read.value);
    } else send(null, text);
  };

  const leave = () => {
    settle();
    session.current.typing?.end();
  };

  /** Leaves the field for another one of the same table: the form is rendered at the next pause, not before that field has the focus. */
  const leaveForNext = () => {
    settle();
    session.current.typing?.begin();
  };

  /** Returns to the text that the field had when it was last left or set from outside. */
  const revert = () => {
    const { value: before, raw: unread } = settled.current;
    if (text === (unread ?? editText(field, before))) return;
    isTyping.current = false;
    setText(unread ?? editText(field, before));
    send(before ?? null, unread);
  };

  return { text, type, leave, leaveForNext, revert };
}
