import type { AnswerValue, Field } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { useState } from 'react';
import { useLatestSession } from './session';

type OnChange = (value: AnswerValue, raw?: string) => void;

/** More than a number holds: none is cut off. */
const DECIMALS_AT_MOST = 20;

const groupings = new Map<number, Intl.NumberFormat>();

/** Made once for each count of decimals: making one takes a hundred times as long as using it. */
function grouping(decimals: number): Intl.NumberFormat {
  const known = groupings.get(decimals);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: DECIMALS_AT_MOST,
  });
  groupings.set(decimals, made);
  return made;
}

/**
 * A value as it rests in its field: grouped digits, which are read back as well, and as many decimals as the field has.
 * Those beyond that are a fault, and stay in sight with it.
 */
function editText(field: Field, value: AnswerValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'number' || field.type === 'year') return String(value);
  return grouping(('precision' in field && field.precision) || 0).format(value);
}

const isText = (field: Field) =>
  !['integer', 'decimal', 'money_wan', 'percent', 'year', 'date', 'month'].includes(field.type);

/**
 * The text of an input between two keys and its value in the answers. Whatever can be read goes into the answers at
 * once; the text itself is put in order when the field is left, and a text that cannot be read stays as it was typed.
 */
export function useDraftText(field: Field, value: AnswerValue, raw: string | undefined, onChange: OnChange) {
  const session = useLatestSession();
  const [text, setText] = useState(() => raw ?? editText(field, value));
  const [sent, setSent] = useState({ value, raw });
  const [drawn, setDrawn] = useState({ value, raw });
  // A value that comes late is the one that was sent; another one was put there by something else.
  if (drawn.value !== value || drawn.raw !== raw) {
    setDrawn({ value, raw });
    if (sent.value !== value || sent.raw !== raw) {
      setSent({ value, raw });
      setText(raw ?? editText(field, value));
    }
  }

  const send = (next: AnswerValue, unread?: string) => {
    // No value yet is none either: whoever only passes by a blank row must not begin it.
    if (next === (sent.value ?? null) && unread === sent.raw) return;
    setSent({ value: next, raw: unread });
    onChange(next, unread);
  };

  const type = (typed: string) => {
    setText(typed);
    session.current.typing?.begin();
    if (isText(field)) return send(typed === '' ? null : typed);
    const read = parseInput(field, typed);
    if ('value' in read) send(read.value);
  };

  const leave = () => {
    const read = parseInput(field, text);
    if ('value' in read) {
      setText(editText(field, read.value));
      send(read.value);
    } else send(null, text);
    session.current.typing?.end();
  };

  return { text, type, leave };
}
